'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const films = data.films;
const count = data.frames.length;
const state = { frame: data.first, mode: 'side', playing: false, part: 50 };

// Pictures are decoded when they are needed first, and kept.
const pictures = new Map();
function picture(film, number) {
  const key = film + '/' + number;
  if (!pictures.has(key)) {
    const image = new Image();
    image.src = 'data:image/png;base64,' + films[film].pictures[number];
    pictures.set(key, image.decode().then(() => image));
  }
  return pictures.get(key);
}

// What draws a frame of a film: from the last whole picture on.
async function draw(film, index) {
  const source = films[film];
  const canvas = document.createElement('canvas');
  canvas.width = data.width;
  canvas.height = data.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let known = true;
  let at = index;
  if (source.frames[at] && source.frames[at][0] === '?') {
    known = false;
    while (at >= 0 && source.frames[at][0] === '?') at--;
  }
  if (at >= 0 && source.frames[at][0] === '=') {
    const other = await draw(1 - film, source.frames[at][1]);
    return { canvas: other.canvas, known: known && other.known };
  }
  const steps = [];
  for (let i = at; i >= 0; i--) {
    const step = source.frames[i];
    if (step[0] === 'k' || step[0] === 'p') steps.unshift(step);
    if (step[0] === 'k') break;
  }
  const images = await Promise.all(steps.map(step => picture(film, step[1])));
  steps.forEach((step, i) => {
    const [x, y] = step[0] === 'k' ? [0, 0] : [step[2], step[3]];
    context.clearRect(x, y, images[i].width, images[i].height);
    context.drawImage(images[i], x, y);
  });
  return { canvas, known };
}

function outlines(context, film, index) {
  const views = films[film].views;
  if (!views) return;
  const scale = data.scale;
  context.save();
  context.lineWidth = Math.max(1, scale);
  context.strokeStyle = film ? '#0a84ff' : '#ff375f';
  context.setLineDash(film ? [] : [4 * scale, 3 * scale]);
  for (const name of Object.keys(views)) {
    const pose = poseAt(views[name], index);
    if (!pose) continue;
    context.save();
    context.translate(pose[0] * scale, pose[1] * scale);
    context.rotate(pose[4]);
    const wide = pose[2] * pose[6] * Math.cos(pose[10]) * scale;
    const high = pose[3] * pose[7] * Math.cos(pose[9]) * scale;
    context.transform(1, 0, Math.tan(pose[8]), 1, 0, 0);
    context.strokeRect(-wide / 2, -high / 2, wide, high);
    context.restore();
  }
  context.restore();
}

// Rows are a frame and the numbers of `quantities`, one where anything changes; [frame] is gone.
function poseAt(rows, frame) {
  let low = 0, high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle][0] <= frame) low = middle + 1; else high = middle;
  }
  const row = low > 0 ? rows[low - 1] : null;
  return row && row.length > 1 ? row.slice(1) : null;
}

function pixels(one, other, target) {
  const a = one.getContext('2d').getImageData(0, 0, data.width, data.height);
  const b = other.getContext('2d').getImageData(0, 0, data.width, data.height);
  const out = target.createImageData(data.width, data.height);
  let different = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const same = a.data[i] === b.data[i] && a.data[i + 1] === b.data[i + 1]
      && a.data[i + 2] === b.data[i + 2] && a.data[i + 3] === b.data[i + 3];
    const grey = 255 - (255 - (a.data[i] * 0.3 + a.data[i + 1] * 0.59 + a.data[i + 2] * 0.11)) * 0.15;
    out.data[i] = same ? grey : 224;
    out.data[i + 1] = same ? grey : 16;
    out.data[i + 2] = same ? grey : 48;
    out.data[i + 3] = 255;
    if (!same) different++;
  }
  target.putImageData(out, 0, 0);
  return different;
}

let showing = 0;
async function show() {
  const turn = ++showing;
  const pair = data.frames[state.frame];
  const [one, other] = await Promise.all([draw(0, pair[0]), draw(1, pair[1])]);
  if (turn !== showing) return;
  const stages = [$('one'), $('other')].map(canvas => {
    canvas.width = data.width;
    canvas.height = data.height;
    return canvas.getContext('2d');
  });
  const [left, right] = stages;
  let words = '';
  if (state.mode === 'side') {
    left.globalAlpha = one.known ? 1 : 0.35;
    left.drawImage(one.canvas, 0, 0);
    left.globalAlpha = 1;
    right.drawImage(other.canvas, 0, 0);
    if ($('outlines').checked || !one.known) outlines(left, 0, pair[0]);
    if ($('outlines').checked) { outlines(right, 0, pair[0]); outlines(right, 1, pair[1]); }
  } else if (state.mode === 'slide') {
    const x = data.width * state.part / 100;
    left.drawImage(other.canvas, 0, 0);
    left.save();
    left.beginPath();
    left.rect(0, 0, x, data.height);
    left.clip();
    left.clearRect(0, 0, data.width, data.height);
    left.drawImage(one.canvas, 0, 0);
    left.restore();
    left.fillStyle = '#0a84ff';
    left.fillRect(x - 1, 0, 2, data.height);
  } else if (state.mode === 'blend') {
    left.drawImage(one.canvas, 0, 0);
    left.globalAlpha = state.part / 100;
    left.drawImage(other.canvas, 0, 0);
  } else {
    const different = pixels(one.canvas, other.canvas, left);
    words = one.known ? different + (different === 1 ? ' pixel differs' : ' pixels differ') : '';
  }
  if (!one.known) {
    words = 'The picture of this frame was not kept; the dashed outlines are where the views stood.';
  }
  $('words').textContent = words;
  document.body.dataset.frame = state.frame;
  document.body.dataset.mode = state.mode;
  document.body.dataset.shown = turn;
  $('number').value = pair[0];
  $('scrubber').value = state.frame;
  $('time').textContent = data.times[state.frame].toFixed(3) + ' s';
  $('scrubber').setAttribute('aria-valuetext', 'frame ' + pair[0] + ', ' + data.times[state.frame].toFixed(2) + ' seconds');
  cursor();
}

function go(frame) {
  state.frame = Math.min(Math.max(frame, 0), count - 1);
  return show();
}

function mode(name) {
  state.mode = name;
  for (const button of document.querySelectorAll('[data-mode-button]')) {
    button.setAttribute('aria-pressed', String(button.dataset.modeButton === name));
  }
  $('stage').dataset.mode = name;
  $('part').disabled = name !== 'slide' && name !== 'blend';
  return show();
}

function difference(step) {
  for (let i = state.frame + step; i >= 0 && i < count; i += step) {
    if (data.frames[i][2]) return go(i);
  }
  return Promise.resolve();
}

let last = 0;
function play(on) {
  state.playing = on;
  $('play').textContent = on ? 'Pause' : 'Play';
  if (on) {
    if (state.frame === count - 1) state.frame = 0;
    last = performance.now();
    requestAnimationFrame(tick);
  }
}
async function tick(now) {
  if (!state.playing) return;
  const next = data.times[state.frame + 1];
  if (next === undefined) return play(false);
  if ((now - last) / 1000 >= next - data.times[state.frame]) {
    last = now;
    await go(state.frame + 1);
  }
  requestAnimationFrame(tick);
}

const keys = {
  ArrowLeft: e => go(state.frame - (e.shiftKey ? 10 : 1)),
  ArrowRight: e => go(state.frame + (e.shiftKey ? 10 : 1)),
  Home: () => go(0), End: () => go(count - 1), ' ': () => play(!state.playing),
  n: () => difference(1), p: () => difference(-1),
  1: () => mode('side'), 2: () => mode('slide'), 3: () => mode('blend'), 4: () => mode('difference'),
};
document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const field = e.target.closest('input, select, textarea');
  if (field && !(field === $('scrubber') && e.key.length === 1 && e.key !== ' ')) return;
  if (e.key === ' ' && e.target.closest('button, summary')) return;
  const action = keys[e.key];
  if (action) { e.preventDefault(); action(e); }
});
$('scrubber').max = count - 1;
$('scrubber').addEventListener('input', e => go(Number(e.target.value)));
$('number').addEventListener('change', e => {
  const wanted = Number(e.target.value);
  const place = data.frames.findIndex(pair => pair[0] >= wanted);
  go(place < 0 ? count - 1 : place);
});
$('part').addEventListener('input', e => { state.part = Number(e.target.value); show(); });
$('outlines').addEventListener('change', show);
$('play').addEventListener('click', () => play(!state.playing));
$('next').addEventListener('click', () => difference(1));
$('previous').addEventListener('click', () => difference(-1));
for (const button of document.querySelectorAll('[data-mode-button]')) {
  button.addEventListener('click', () => mode(button.dataset.modeButton));
}
const copy = $('copy');
if (copy) copy.addEventListener('click', async () => {
  const text = $('accept').textContent;
  try { await navigator.clipboard.writeText(text); } catch (error) {
    const range = document.createRange();
    range.selectNodeContents($('accept'));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    document.execCommand('copy');
  }
  copy.textContent = 'Copied';
});

// Which frames differ, under the scrubber.
function marks() {
  const canvas = $('marks');
  const width = canvas.width = canvas.clientWidth * devicePixelRatio;
  const height = canvas.height = canvas.clientHeight * devicePixelRatio;
  const context = canvas.getContext('2d');
  const colors = getComputedStyle(document.body);
  data.frames.forEach((pair, i) => {
    context.fillStyle = pair[2] ? colors.getPropertyValue('--bad') : colors.getPropertyValue('--line');
    const x = Math.floor(i * width / count);
    context.fillRect(x, 0, Math.max(1, Math.floor((i + 1) * width / count) - x), height);
  });
}

// Trajectories of both films.
const quantities = [
  'x', 'y', 'width', 'height', 'angle', 'alpha', 'scaleX', 'scaleY', 'shear', 'tiltX', 'tiltY',
];
let plotScale = null;
function plot() {
  const svg = $('plot');
  if (!films[0].views || !svg) return;
  const view = $('view').value, quantity = quantities.indexOf($('quantity').value);
  const width = 720, height = 240, left = 52, bottom = 24, top = 10, right = 10;
  const lines = [0, 1].map(film => data.frames.map((pair, i) => {
    const pose = films[film].views[view] && poseAt(films[film].views[view], pair[film]);
    return pose ? [data.times[i], pose[quantity]] : null;
  }));
  const values = lines.flat().filter(Boolean).map(point => point[1]);
  if (!values.length) { svg.innerHTML = ''; return; }
  let low = Math.min(...values), high = Math.max(...values);
  if (high - low < 1e-9) { low -= 1; high += 1; }
  const end = data.times[count - 1] || 1;
  const down = quantity === 1;
  const x = time => left + time / end * (width - left - right);
  const y = value => {
    const share = (value - low) / (high - low);
    return top + (down ? share : 1 - share) * (height - top - bottom);
  };
  plotScale = x;
  const path = points => {
    let text = '', pen = 'M';
    for (const point of points) {
      if (!point) { pen = 'M'; continue; }
      text += pen + x(point[0]).toFixed(1) + ' ' + y(point[1]).toFixed(1);
      pen = 'L';
    }
    return text;
  };
  const number = value => Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
  let body = '';
  for (const share of [0, 0.5, 1]) {
    const value = low + (high - low) * share;
    body += `<line class="grid" x1="${left}" x2="${width - right}" y1="${y(value)}" y2="${y(value)}"/>`
      + `<text x="${left - 6}" y="${y(value) + 4}" text-anchor="end">${number(value)}</text>`;
  }
  for (let i = 0; i <= 4; i++) {
    const time = end * i / 4;
    body += `<text x="${x(time)}" y="${height - 6}" text-anchor="${i === 4 ? 'end' : 'middle'}">${time.toFixed(2)} s</text>`;
  }
  body += `<path class="actual" d="${path(lines[1])}"/><path class="reference" d="${path(lines[0])}"/>`
    + `<line id="cursor" class="cursor" y1="${top}" y2="${height - bottom}"/>`;
  svg.innerHTML = body;
  cursor();
}
function cursor() {
  const line = $('cursor');
  if (!line || !plotScale) return;
  const x = plotScale(data.times[state.frame]);
  line.setAttribute('x1', x);
  line.setAttribute('x2', x);
}
if ($('view')) {
  const names = new Set(films.flatMap(film => Object.keys(film.views || {})));
  for (const name of names) $('view').add(new Option(name, name));
  if (data.view) $('view').value = data.view;
  for (const name of quantities) $('quantity').add(new Option(name, name));
  $('quantity').value = data.quantity;
  $('view').addEventListener('change', plot);
  $('quantity').addEventListener('change', plot);
  $('plot').addEventListener('click', e => {
    const box = $('plot').getBoundingClientRect();
    const time = ((e.clientX - box.left) / box.width * 720 - 52) / (720 - 62) * (data.times[count - 1] || 1);
    go(data.times.findIndex(t => t >= time - 1e-9) < 0 ? count - 1 : data.times.findIndex(t => t >= time - 1e-9));
  });
  plot();
}
if (count > 0) { marks(); addEventListener('resize', marks); mode('side'); }
window.report = { state, go, mode, difference, data };
