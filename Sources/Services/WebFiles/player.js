// Plays every film of the page that nobody plays yet. Pictures come out of one stream: a palette,
// then for each frame that changes something its rectangle, the lengths of runs, and the colours of
// these; 0 leaves a pixel.
(() => {
'use strict';
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const all = document.querySelectorAll('figure.flipbook:not([data-on])');
const speeds = [0.1, 0.25, 0.5, 1, 2];

async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.trim()), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Paints frames one after the other, and goes back by pictures that it kept.
class Pictures {
  constructor(bytes, meta) {
    this.bytes = bytes;
    this.meta = meta;
    this.at = 0;
    this.image = new ImageData(meta.width, meta.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.palette = new Uint32Array(this.number() + 1);
    new Uint8Array(this.palette.buffer).set(bytes.subarray(this.at, this.at + this.palette.length * 4 - 4), 4);
    this.at += this.palette.length * 4 - 4;
    this.frame = -1;
    this.next = this.at < bytes.length ? this.number() : Infinity;
    const most = Math.max(4, Math.floor(64e6 / this.image.data.length));
    this.stride = Math.max(16, Math.ceil(meta.frames / most));
    this.kept = [];
    this.dirty = [0, 0, meta.width, meta.height];
  }
  number() {
    let value = 0, scale = 1, byte;
    do {
      byte = this.bytes[this.at++];
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte & 128);
    return value;
  }
  go(frame) {
    if (frame < this.frame) {
      const back = this.kept[Math.floor(frame / this.stride)];
      this.pixels.set(back.pixels);
      [this.frame, this.at, this.next] = [back.frame, back.at, back.next];
      this.dirty = [0, 0, this.meta.width, this.meta.height];
    }
    while (this.frame < frame) {
      this.frame++;
      if (this.frame === this.next) this.change();
      const place = this.frame / this.stride;
      if (Number.isInteger(place) && !this.kept[place]) {
        this.kept[place] = { pixels: this.pixels.slice(), frame: this.frame, at: this.at, next: this.next };
      }
    }
  }
  change() {
    const { pixels, palette } = this, wide = this.meta.width;
    const [x, y, width, height] = [this.number(), this.number(), this.number(), this.number()];
    let place = y * wide + x, column = 0;
    const runs = [];
    for (let left = width * height; left > 0; left -= runs[runs.length - 1]) runs.push(this.number() + 1);
    for (let run of runs) {
      const color = this.number();
      while (run > 0) {
        const part = Math.min(run, width - column);
        if (color) pixels.fill(palette[color], place, place + part);
        run -= part;
        column += part;
        place += part;
        if (column === width) { column = 0; place += wide - width; }
      }
    }
    const box = this.dirty;
    this.dirty = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + width),
      Math.max(box[3], y + height)] : [x, y, x + width, y + height];
    this.next = this.at < this.bytes.length ? this.frame + this.number() : Infinity;
  }
  paint(context) {
    const box = this.dirty;
    if (box) context.putImageData(this.image, 0, 0, box[0], box[1], box[2] - box[0], box[3] - box[1]);
    this.dirty = null;
  }
}

// Fingers, taps and tilts as the films in other formats show them.
function drawHands(context, meta, frame) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.save();
  context.scale(meta.scale, meta.scale);
  const circle = (x, y, radius) => { context.beginPath(); context.arc(x, y, radius, 0, 7); };
  const skin = strength => 'rgb(128 133 145 / ' + 0.5 * strength + ')';
  for (const touch of meta.touches) {
    const count = touch.places.length / 2, age = frame - touch.first, gone = (age - count + 1) / meta.rate / 0.35;
    if (age < 0 || gone > 1) continue;
    const strength = gone > 0 ? 1 - gone : 1;
    const at = age => touch.places.slice(2 * age, 2 * age + 2);
    const last = Math.min(age, count - 1), [x, y] = at(last);
    context.beginPath();
    const stride = Math.max(1, Math.round(meta.rate / 30));
    for (let back = stride; back < 0.3 * meta.rate; back += stride) {
      if (age - back > last || age < back) continue;
      const [left, top] = at(age - back), radius = 3 + 9 * (1 - back / meta.rate / 0.3);
      if (Math.hypot(left - x, top - y) < 14) continue;
      context.moveTo(left + radius, top);
      context.arc(left, top, radius, 0, 7);
    }
    context.fillStyle = skin(strength);
    context.fill();
    const radius = 20 + (age / meta.rate < 0.06 ? 4 : 0);
    context.fillStyle = skin(strength);
    circle(x, y, radius);
    context.fill();
    context.strokeStyle = 'rgb(255 255 255 / ' + strength + ')';
    context.lineWidth = 2.5;
    circle(x, y, radius - 2.5);
    context.stroke();
    const [startX, startY] = at(0);
    if (gone > 0 && count / meta.rate <= 0.4 && startX === x && startY === y) {
      for (const [style, line] of [[skin(strength), 6], [context.strokeStyle, 2.5]]) {
        context.strokeStyle = style;
        context.lineWidth = line;
        circle(x, y, 20 + 16 * gone * (2 - gone));
        context.stroke();
      }
    }
  }
  const pull = meta.pulls.filter(pull => pull.first <= frame).pop();
  if (pull) {
    const x = width / meta.scale - 38, y = 38, reach = 16 / Math.max(1, Math.hypot(pull.x, pull.y));
    context.fillStyle = 'rgb(28 28 33 / 0.86)';
    circle(x, y, 24);
    context.fill();
    context.fillStyle = '#fff';
    circle(x + pull.x * reach, y + pull.y * reach, 5);
    context.fill();
  }
  context.restore();
}

async function start(figure) {
  figure.dataset.on = '';
  const part = name => figure.querySelector('.' + name);
  const meta = JSON.parse(part('meta').textContent);
  const pictures = new Pictures(await unpack(part('data').textContent), meta);
  const [canvas, hands, range, play] = ['picture', 'hands', 'position', 'play'].map(part);
  for (const one of [canvas, hands]) [one.width, one.height] = [meta.width, meta.height];
  const context = canvas.getContext('2d'), over = hands.getContext('2d');
  const end = meta.frames - 1, hasHands = meta.touches.length + meta.pulls.length > 0;
  const state = {
    frame: 0, position: 0, playing: false, speed: 1, step: 1, left: meta.plays || Infinity,
    loop: meta.plays !== 1, bounce: false, touches: hasHands || meta.keys.length > 0,
  };
  const saying = (list, frame) => (list.find(one => one.first <= frame && frame < one.end) || { text: '' }).text;
  const seconds = frame => (frame / meta.rate).toFixed(2) + ' s';

  function show(frame) {
    state.frame = Math.min(Math.max(Math.round(frame), 0), end);
    pictures.go(state.frame);
    pictures.paint(context);
    hands.hidden = !state.touches;
    if (state.touches) drawHands(over, meta, state.frame);
    const typed = state.touches ? saying(meta.keys, state.frame) : '';
    if (part('keys').textContent !== typed) part('keys').textContent = typed;
    const caption = saying(meta.captions, state.frame);
    if (part('caption').textContent !== caption) part('caption').textContent = caption;
    range.value = state.frame;
    range.setAttribute('aria-valuetext', seconds(state.frame) + ' of ' + seconds(meta.frames) + (caption && ', ' + caption));
    part('time').textContent = seconds(state.frame);
    const chapter = meta.captions.filter(one => one.first <= state.frame).length;
    if (part('chapters')) part('chapters').value = chapter;
    figure.dataset.frame = state.frame;
  }
  function seek(frame) {
    show(frame);
    state.position = state.frame;
    state.step = 1;
  }
  function set(changes) {
    Object.assign(state, changes);
    play.setAttribute('aria-label', state.playing ? 'Pause' : 'Play');
    play.dataset.playing = state.playing;
    part('speed').value = state.speed;
    for (const name of ['loop', 'bounce', 'touches']) part(name).setAttribute('aria-pressed', String(state[name]));
  }
  let before = 0, seen = true;
  function tick(now) {
    if (!state.playing) return;
    requestAnimationFrame(tick);
    // Out of sight, and in a hidden page, a film waits.
    const passed = seen ? Math.min(now - before, 250) / 1000 : 0;
    before = now;
    state.position += passed * meta.rate * state.speed * state.step;
    if (state.position >= end + 1 && state.step > 0) {
      if (state.bounce) [state.step, state.position] = [-1, Math.max(0, end - 1)];
      else if (state.loop && --state.left > 0) state.position = 0;
      else { state.position = end; set({ playing: false }); }
    } else if (state.position < 0) {
      [state.step, state.position] = [1, 0];
      if (!state.loop || --state.left <= 0) set({ playing: false });
    }
    if (Math.floor(state.position) !== state.frame) show(Math.floor(state.position));
  }
  function toggle(on = !state.playing) {
    if (on && state.frame === end && state.step > 0) seek(0);
    if (on) state.left = state.left > 0 ? state.left : meta.plays || Infinity;
    set({ playing: on });
    before = performance.now();
    if (on) requestAnimationFrame(tick);
  }
  const step = count => { toggle(false); seek(state.frame + count); };
  const faster = by => set({ speed: speeds[Math.min(Math.max(speeds.indexOf(state.speed) + by, 0), speeds.length - 1)] });
  const chapter = by => {
    const firsts = meta.captions.map(one => one.first);
    const next = by > 0 ? firsts.find(first => first > state.frame) : firsts.reverse().find(first => first < state.frame - meta.rate / 4);
    seek(next === undefined ? (by > 0 ? end : 0) : next);
  };
  const flip = name => { set({ [name]: !state[name] }); show(state.frame); };
  const half = Math.max(1, Math.round(meta.rate / 2));
  const keys = {
    ' ': () => toggle(), ',': () => step(-1), '.': () => step(1), '<': () => faster(-1), '>': () => faster(1),
    Home: () => seek(0), End: () => seek(end), ArrowLeft: () => seek(state.frame - half),
    ArrowRight: () => seek(state.frame + half), PageUp: () => chapter(-1), PageDown: () => chapter(1),
    l: () => flip('loop'), b: () => flip('bounce'), t: () => flip('touches'),
  };
  // One film alone hears the keys of the whole page.
  (all.length > 1 ? figure : document).addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('select')) return;
    if (event.key === ' ' && event.target.closest('button')) return;
    const action = keys[event.key];
    if (action) { event.preventDefault(); action(); }
  });
  range.max = end;
  range.addEventListener('input', () => seek(Number(range.value)));
  canvas.addEventListener('click', () => toggle());
  play.addEventListener('click', () => toggle());
  part('back').addEventListener('click', () => step(-1));
  part('on').addEventListener('click', () => step(1));
  for (const name of ['loop', 'bounce', 'touches']) part(name).addEventListener('click', () => flip(name));
  for (const speed of speeds) part('speed').add(new Option(speed + '×', speed));
  part('speed').addEventListener('change', event => set({ speed: Number(event.target.value) }));
  part('touches').hidden = !state.touches;
  const chapters = part('chapters');
  meta.captions.forEach((one, place) => chapters.add(new Option(one.text, place + 1)));
  chapters.hidden = !meta.captions.length;
  chapters.addEventListener('change', () => {
    const place = Number(chapters.value);
    seek(place ? meta.captions[place - 1].first : 0);
  });
  new IntersectionObserver(entries => { seen = entries[entries.length - 1].isIntersecting; }).observe(canvas);
  show(0);
  set({});
  part('poster').hidden = true;
  part('stage').hidden = part('controls').hidden = false;
  figure.film = { meta, state, pictures, seek, toggle };
  if (!reduced.matches) toggle(true);
  figure.dataset.on = 'ready';
}

for (const figure of all) {
  start(figure).catch(error => {
    figure.querySelector('.caption').textContent = 'This film needs a newer browser (' + error.message + ').';
  });
}
})();
