/// How the page of a report looks, in light and in dark.
enum ReportStyle {
  static let text = """
    :root { color-scheme: light dark; --back: #fbfbfd; --card: #fff; --text: #1d1d1f; --soft: #6e6e73;
      --line: #d2d2d7; --good: #1f7a37; --bad: #c9152f; --accent: #0066cc; --on: #fff; }
    @media (prefers-color-scheme: dark) { :root { --back: #111113; --card: #1c1c1e; --text: #f5f5f7;
      --soft: #a1a1a6; --line: #3a3a3c; --good: #5fd07f; --bad: #ff6470; --accent: #4da3ff; --on: #06101c; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 1100px; margin: 0 auto; padding: 24px 20px 64px; }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 4px; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; margin: 0 0 12px; }
    p { margin: 0 0 8px; }
    .soft { color: var(--soft); }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 16px 18px; margin-top: 16px; }
    ol { list-style: none; margin: 0; padding: 0; }
    ol > li { border-left: 4px solid var(--bad); padding: 2px 0 2px 12px; margin-bottom: 12px; }
    ol > li > strong { display: block; overflow-wrap: anywhere; }
    ol ul { margin: 4px 0 0; padding-left: 18px; color: var(--soft); }
    code { font: 0.95em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .accept { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; }
    .accept code { flex: 1 1 240px; background: var(--back); border: 1px solid var(--line);
      border-radius: 8px; padding: 8px 10px; }
    button, select, input[type=number] { font: inherit; color: var(--text); background: var(--back);
      border: 1px solid var(--line); border-radius: 8px; padding: 6px 12px; min-height: 36px; }
    button { cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--on); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .bar { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; margin-bottom: 12px; }
    .bar label { display: inline-flex; gap: 6px; align-items: center; }
    .grow { flex: 1 1 auto; }
    input[type=number] { width: 6.5em; }
    #scrubber, #part { width: 100%; accent-color: var(--accent); margin: 0; }
    #part { width: 180px; }
    #marks { display: block; width: 100%; height: 8px; border-radius: 4px; margin: 4px 0 12px; }
    #stage { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; justify-items: center; }
    #stage:not([data-mode=side]) { grid-template-columns: 1fr; }
    #stage:not([data-mode=side]) figure + figure { display: none; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: var(--soft); font-size: 0.9rem; margin-bottom: 6px; }
    canvas.film { display: block; max-width: 100%; max-height: min(72vh, 720px); border: 1px solid var(--line);
      border-radius: 6px; background: repeating-conic-gradient(#ddd 0% 25%, #fff 0% 50%) 0 0 / 16px 16px; }
    #words { min-height: 1.5em; }
    .heat { position: relative; display: inline-block; line-height: 0; }
    .heat img { max-width: 100%; max-height: 60vh; border: 1px solid var(--line); border-radius: 6px;
      background: #fff; }
    svg { width: 100%; height: auto; display: block; }
    svg text { fill: var(--soft); font-size: 12px; }
    svg .grid { stroke: var(--line); } svg path { fill: none; stroke-width: 2; }
    svg .reference { stroke: var(--text); stroke-dasharray: 5 4; } svg .actual { stroke: var(--bad); }
    svg .cursor { stroke: var(--accent); }
    .key { display: inline-block; width: 26px; border-top: 3px solid var(--bad); vertical-align: middle; }
    .key.reference { border-top: 3px dashed var(--text); }
    kbd { font: 0.85em ui-monospace, monospace; border: 1px solid var(--line); border-radius: 5px;
      padding: 1px 6px; background: var(--back); }
    @media (max-width: 640px) { svg text { font-size: 20px; } main { padding: 16px 12px 48px; } section { padding: 12px; }
      #stage { gap: 8px; } .bar { gap: 6px; } button { padding: 6px 10px; } }
    """
}
