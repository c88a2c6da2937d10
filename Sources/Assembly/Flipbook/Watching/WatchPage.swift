/// The page of `watch`: around the film's own page, which plays it, what the last run said.
let watchPage = """
  <!doctype html>
  <html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>flipbook watch</title>
  <style>
    :root { color-scheme: light dark; }
    body { font: 15px system-ui, sans-serif; margin: 0 auto; padding: 1em; max-width: 60em;
      background: #f4f4f2; color: #222; }
    #error { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace;
      background: #fff0ee; border-left: 4px solid #d43; padding: 1em; margin: 0 0 1em; }
    #error:empty { display: none; }
    .bar { display: flex; gap: 1em; align-items: center; min-height: 2em; margin-bottom: 1em; }
    #said { color: #666; }
    #stage { position: relative; }
    iframe { display: block; width: 100%; border: 0; }
    iframe.waiting { position: absolute; top: 0; visibility: hidden; }
    .stale iframe { opacity: 0.45; }
    @media (prefers-color-scheme: dark) {
      body { background: #1b1b1c; color: #ddd; } #error { background: #3a1d1a; } #said { color: #999; }
    }
  </style>
  <div class="bar"><select id="scenes" aria-label="Scene" hidden></select>
    <span id="said" role="status">waits for the first film</span></div>
  <pre id="error" role="alert"></pre>
  <div id="stage"></div>
  <script>
    "use strict"
    const by = id => document.getElementById(id)
    const buttons = ["loop", "bounce", "touches"]
    let state = { version: -1, films: [] }, shown = null

    const figure = frame => frame.contentDocument.querySelector("figure.flipbook")

    // Where a film stands and how it plays.
    function place(frame) {
      const { state, meta } = figure(frame).film
      return { ...state, seconds: state.position / meta.rate }
    }

    function go(frame, before) {
      const player = figure(frame), film = player.film
      const speed = player.querySelector(".speed")
      speed.value = before.speed
      speed.dispatchEvent(new Event("change"))
      for (const name of buttons) {
        if (film.state[name] !== before[name]) player.querySelector("." + name).click()
      }
      film.seek(before.seconds * film.meta.rate)
      film.toggle(before.playing)
    }

    function fit(frame) {
      frame.style.height = frame.contentDocument.documentElement.offsetHeight + "px"
    }

    function load() {
      const name = by("scenes").value
      by("stage").querySelectorAll(".waiting").forEach(frame => frame.remove())
      if (!name) return
      const next = document.createElement("iframe")
      next.title = name
      next.className = "waiting"
      next.src = `films/${encodeURIComponent(name)}?v=${state.version}`
      by("stage").append(next)
      next.onload = () => {
        if (!next.isConnected || !figure(next)) return
        if (figure(next).dataset.on !== "ready") return setTimeout(next.onload, 10)
        // The place is kept, as far as the new film reaches.
        if (shown && shown.title === name) go(next, place(shown))
        const hadKeys = document.activeElement === shown
        if (shown) shown.remove()
        shown = next
        next.className = ""
        fit(next)
        if (hadKeys) next.contentWindow.focus()
        document.body.dataset.version = state.version
      }
    }

    async function follow() {
      for (;;) {
        try {
          const before = state
          state = await (await fetch("state?after=" + state.version)).json()
          if (state.version === before.version) continue
          const name = by("scenes").value, isFilmed = !state.error || !shown
          by("scenes").replaceChildren(...state.films.map(film => new Option(film.name)))
          if (state.films.some(film => film.name === name)) by("scenes").value = name
          by("scenes").hidden = state.films.length < 2
          by("error").textContent = state.error
          by("stage").className = state.error ? "stale" : ""
          by("said").textContent = !state.error ? `made in ${state.seconds.toFixed(2)} s`
            : shown ? "does not run; below stands the last film" : "does not run"
          document.title = (state.error ? "✗ " : "") + "flipbook watch"
          if (isFilmed) load()
        } catch {
          by("said").textContent = "flipbook watch has ended"
          await new Promise(done => setTimeout(done, 1000))
        }
      }
    }

    by("scenes").onchange = load
    onresize = () => shown && fit(shown)
    follow()
  </script>
  </html>
  """
