/// The page of `watch`.
///
/// The element `film` shows frames one after the other; whatever else can show a film and be told a
/// time could stand in its place.
let watchPage = """
  <!doctype html>
  <html lang="en">
  <meta charset="utf-8">
  <title>flipbook watch</title>
  <style>
    body { font: 15px system-ui, sans-serif; margin: 2em; background: #f4f4f2; color: #222; }
    #film { display: block; max-height: 78vh; background: #fff; box-shadow: 0 1px 8px #0003; }
    #error { white-space: pre-wrap; font: 13px ui-monospace, monospace; background: #fff0ee;
      border-left: 4px solid #d43; padding: 1em; margin: 1em 0; }
    #error:empty { display: none; }
    .bar { display: flex; gap: 1em; align-items: center; margin: 1em 0; max-width: 40em; }
    .bar input { flex: 1; }
    @media (prefers-color-scheme: dark) {
      body { background: #1b1b1c; color: #ddd; } #error { background: #3a1d1a; }
    }
  </style>
  <div class="bar"><select id="scenes" aria-label="Scene"></select>
    <span id="said" role="status"></span></div>
  <pre id="error" role="alert"></pre>
  <canvas id="film" width="0" height="0"></canvas>
  <div class="bar"><button id="play">Pause</button>
    <input id="place" type="range" min="0" value="0" aria-label="Frame">
    <output id="time"></output></div>
  <script>
    "use strict"
    const rate = \(WatchCommand.rate)
    const by = id => document.getElementById(id)
    let state = { version: -1, films: [] }
    let frames = [], at = 0, isPlaying = true, last = 0

    function film() { return state.films.find(f => f.name === by("scenes").value) }

    function load() {
      const chosen = film()
      if (!chosen) { frames = []; return }
      const version = state.version
      frames = Array.from({ length: chosen.frames }, (_, n) => {
        const image = new Image()
        image.src = `/frames/${encodeURIComponent(chosen.name)}/${n}?v=${version}`
        return image
      })
      by("place").max = Math.max(0, chosen.frames - 1)
      // The place is kept, as far as the new film reaches.
      at = Math.min(at, Math.max(0, chosen.frames - 1))
      show()
    }

    function show() {
      const image = frames[Math.floor(at)]
      if (image && image.complete && image.naturalWidth) draw(image)
      else if (image) image.onload = show
      by("place").value = Math.floor(at)
      by("time").textContent = (Math.floor(at) / rate).toFixed(2) + " s"
    }

    function draw(image) {
      const film = by("film")
      if (film.width !== image.naturalWidth) film.width = image.naturalWidth
      if (film.height !== image.naturalHeight) film.height = image.naturalHeight
      film.getContext("2d").drawImage(image, 0, 0)
    }

    function step(now) {
      const passed = (now - last) / 1000
      last = now
      if (isPlaying && frames.length > 1) {
        at = (at + Math.min(passed, 0.1) * rate) % frames.length
        show()
      }
      requestAnimationFrame(step)
    }

    async function follow() {
      for (;;) {
        try {
          state = await (await fetch("/state?after=" + state.version)).json()
          const before = by("scenes").value
          by("scenes").replaceChildren(...state.films.map(f => new Option(f.name)))
          if (state.films.some(f => f.name === before)) by("scenes").value = before
          by("scenes").hidden = state.films.length < 2
          by("error").textContent = state.error
          by("said").textContent = state.error
            ? "does not run; below stands the last film" : `made in ${state.seconds.toFixed(2)} s`
          document.title = (state.error ? "✗ " : "") + "flipbook watch"
          load()
        } catch {
          by("said").textContent = "flipbook watch has ended"
          await new Promise(done => setTimeout(done, 1000))
        }
      }
    }

    by("scenes").onchange = () => { at = 0; load() }
    by("place").oninput = () => { isPlaying = false; at = +by("place").value; label(); show() }
    by("play").onclick = () => { isPlaying = !isPlaying; label() }
    function label() { by("play").textContent = isPlaying ? "Pause" : "Play" }
    requestAnimationFrame(step)
    follow()
  </script>
  </html>
  """
