// Writes the comment of a run into a pull request: one for each name, which the next run writes anew.
"use strict"
const { existsSync, readFileSync } = require("node:fs")

// The most characters that a comment may have are 65,536.
const longest = 60000

async function comment({ github, context, core, environment = process.env }) {
  const summary = `${environment.RESULTS}/summary.md`
  if (!existsSync(summary)) return
  const mark = `<!-- flipbook ${environment.NAME} -->`
  const run = `${context.serverUrl}/${context.repo.owner}/${context.repo.repo}/actions/runs/${context.runId}`
  let text = readFileSync(summary, "utf8")
  if (text.length > longest) {
    text = `${text.slice(0, text.lastIndexOf("\n", longest))}\n\nThe rest is in the report.\n`
  }
  const body = `${mark}\n${text}\n[The report and all files of this run](${run})\n`
  const place = { owner: context.repo.owner, repo: context.repo.repo }
  const number = { ...place, issue_number: context.payload.pull_request.number }
  try {
    const comments = await github.paginate(github.rest.issues.listComments, { ...number, per_page: 100 })
    const before = comments.find(comment => comment.body && comment.body.startsWith(mark))
    if (before) {
      await github.rest.issues.updateComment({ ...place, comment_id: before.id, body })
    } else if (environment.CODE !== "0") {
      await github.rest.issues.createComment({ ...number, body })
    }
  } catch (error) {
    // A fork's run may only read.
    core.notice(`The comment could not be written: ${error.message}. The summary of the job says the same.`)
  }
}

module.exports = { comment }
