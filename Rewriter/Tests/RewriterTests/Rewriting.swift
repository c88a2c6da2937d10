import Rewriter

/// Rewrites one file.
func rewritten(_ text: String) -> RewrittenFile {
  rewrite([SourceFile(name: "File.swift", text: text)])[0]
}

/// Rewrites one file and gives its text.
func text(_ text: String) -> String { rewritten(text).text }

/// Rewrites one file and gives its findings with their places.
func findings(_ text: String) -> [String] { rewritten(text).findings.map(\.description) }
