// Shows the pictures of a scene as they come, and says what the pointer, the wheel and the keys do.
(() => {
'use strict';
const by = id => document.getElementById(id);
const picture = by('picture'), ghosts = document.querySelectorAll('.ghost');
const context = picture.getContext('2d', { alpha: false });
const speeds = [0.1, 0.25, 0.5, 1];
const play = { frame: -1, painted: 0, state: {}, latencies: [], waiting: new Map() };
window.play = play;
let scene, image, pixels, number = 0, wantsCopy = false;

const socket = new WebSocket('ws://' + location.host + location.pathname + 'live');
socket.binaryType = 'arraybuffer';
const say = message => { if (socket.readyState === 1) socket.send(JSON.stringify(message)); };
const order = (kind, value) => say({ kind, value: Number(value) });

// What hands do is numbered; the picture that answers says which was the last one.
function hands(message) {
  message.number = ++number;
  play.waiting.set(number, performance.now());
  say(message);
}

socket.onmessage = ({ data }) => {
  if (typeof data !== 'string') return paint(new Uint32Array(data));
  const words = JSON.parse(data);
  if (words.pixelsWide) begin(words); else tell(words);
};
socket.onclose = () => {
  if (!play.state.isOver) tell({ ...play.state, isOver: true });
};

function begin(words) {
  scene = words;
  [picture.width, picture.height] = [words.pixelsWide, words.pixelsHigh];
  const room = Math.max(240, innerHeight - 150), size = Math.min(1, room / words.height);
  picture.style.width = words.width * size + 'px';
  picture.style.aspectRatio = words.width + ' / ' + words.height;
  image = new ImageData(words.pixelsWide, words.pixelsHigh);
  pixels = new Uint32Array(image.data.buffer);
}

// The frame, the last message that it answers, then the rectangle that changes and runs of colours.
function paint(numbers) {
  const [frame, answer, x, y, width, height] = numbers;
  if (numbers.length > 6) {
    const wide = scene.pixelsWide;
    let place = y * wide + x, column = 0;
    for (let at = 6; at < numbers.length; at += 2) {
      const color = numbers[at + 1];
      for (let run = numbers[at]; run > 0;) {
        const part = Math.min(run, width - column);
        if (color !== 1) pixels.fill(color, place, place + part);
        run -= part;
        column += part;
        place += part;
        if (column === width) { column = 0; place += wide - width; }
      }
    }
    context.putImageData(image, 0, 0, x, y, width, height);
  }
  for (const [one, time] of play.waiting) {
    if (one > answer) break;
    play.latencies.push(performance.now() - time);
    play.waiting.delete(one);
  }
  if (play.latencies.length > 1000) play.latencies.splice(0, 500);
  play.frame = frame;
  play.painted++;
  by('time').textContent = (frame / 60).toFixed(2) + ' s';
  order('painted');
}

function tell(state) {
  Object.assign(play.state, state);
  const now = play.state;
  by('pause').textContent = now.isPaused ? 'Play' : 'Pause';
  by('speed').value = now.speed;
  by('physics').setAttribute('aria-pressed', String(Boolean(now.showsPhysics)));
  by('touches').setAttribute('aria-pressed', String(Boolean(now.showsHands)));
  picture.dataset.keys = Boolean(now.takesKeys);
  const script = by('script'), wasAtEnd = script.scrollTop + script.clientHeight >= script.scrollHeight - 4;
  if (script.textContent !== now.script) {
    script.textContent = now.script;
    if (wasAtEnd) script.scrollTop = script.scrollHeight;
  }
  const caption = now.caption || '';
  if (by('caption').textContent !== caption) by('caption').textContent = caption;
  const said = now.isFilming ? 'Filming …' : now.said || '';
  if (by('said').textContent !== said) by('said').textContent = said;
  const trouble = now.trouble || (now.isOver ? 'flipbook play has ended.' : '');
  if (by('trouble').textContent !== trouble) by('trouble').textContent = trouble;
  for (const button of document.querySelectorAll('button, select')) button.disabled = Boolean(now.isOver);
  by('film').disabled = Boolean(now.isOver || now.isFilming);
  showFilms(now.films || []);
  showKeys();
  if (wantsCopy) { wantsCopy = false; copy(); }
}

let shownFilms = '';
function showFilms(films) {
  const text = JSON.stringify(films);
  if (text === shownFilms) return;
  shownFilms = text;
  by('films').replaceChildren(...films.filter(film => film.address).map(film => {
    const link = document.createElement('a');
    [link.href, link.target, link.textContent] = [film.address, '_blank', film.path];
    if (film.isImage) {
      const shown = document.createElement('img');
      [shown.src, shown.alt] = [film.address, film.path];
      link.replaceChildren(shown);
    }
    return link;
  }));
}

function showKeys() {
  const types = play.state.takesKeys && document.activeElement === picture;
  by('keys').textContent = types ? 'Keys go into the scene. Esc gives them back to the page.' : '';
}

async function copy() {
  try {
    await navigator.clipboard.writeText(play.state.script);
    by('said').textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(by('script'));
    by('said').textContent = 'The browser does not let a page copy; the text is selected.';
  }
}

// Fingers. A second one mirrors the pointer at an anchor; with Shift, the anchor moves along.
const mirrorNumber = 1e6;
let anchor, hover, pair = null;
const place = event => {
  const box = picture.getBoundingClientRect();
  return { x: (event.clientX - box.left) / box.width * scene.width, y: (event.clientY - box.top) / box.height * scene.height };
};
const mirrored = point => ({ x: 2 * anchor.x - point.x, y: 2 * anchor.y - point.y });
const wantsTwo = event => event.altKey || event.ctrlKey;

function showGhosts(isShown) {
  const points = isShown && hover ? [hover, mirrored(hover)] : [];
  ghosts.forEach((ghost, index) => {
    ghost.hidden = !points[index];
    if (!points[index]) return;
    ghost.style.left = points[index].x / scene.width * 100 + '%';
    ghost.style.top = points[index].y / scene.height * 100 + '%';
  });
}

function follow(event) {
  const point = place(event);
  if (hover && event.shiftKey && (wantsTwo(event) || pair === event.pointerId)) {
    anchor = { x: anchor.x + point.x - hover.x, y: anchor.y + point.y - hover.y };
  }
  hover = point;
  return point;
}

picture.addEventListener('pointerdown', event => {
  if (!scene || event.button !== 0) return;
  event.preventDefault();
  picture.focus();
  picture.setPointerCapture(event.pointerId);
  anchor ??= { x: scene.width / 2, y: scene.height / 2 };
  const point = follow(event);
  hands({ kind: 'down', pointer: event.pointerId, ...point });
  if (event.pointerType === 'mouse' && wantsTwo(event)) {
    pair = event.pointerId;
    hands({ kind: 'down', pointer: mirrorNumber, ...mirrored(point) });
  }
});
picture.addEventListener('pointermove', event => {
  if (!scene) return;
  anchor ??= { x: scene.width / 2, y: scene.height / 2 };
  const point = follow(event);
  if (picture.hasPointerCapture(event.pointerId)) {
    hands({ kind: 'move', pointer: event.pointerId, ...point });
    if (pair === event.pointerId) hands({ kind: 'move', pointer: mirrorNumber, ...mirrored(point) });
  } else if (!wantsTwo(event)) anchor = null;
  showGhosts(event.pointerType === 'mouse' && pair === null && wantsTwo(event));
});
const lift = event => {
  hands({ kind: 'up', pointer: event.pointerId });
  if (pair !== event.pointerId) return;
  hands({ kind: 'up', pointer: mirrorNumber });
  [pair, anchor] = [null, null];
};
picture.addEventListener('lostpointercapture', lift);
picture.addEventListener('pointerleave', () => showGhosts(false));
picture.addEventListener('contextmenu', event => event.preventDefault());
picture.addEventListener('wheel', event => {
  if (!scene) return;
  event.preventDefault();
  const unit = [1, 20, scene.height][event.deltaMode], point = place(event);
  if (event.ctrlKey) hands({ kind: 'pinch', value: Math.exp(-event.deltaY * unit / 100), ...point });
  else hands({ kind: 'scroll', dx: -event.deltaX * unit, dy: -event.deltaY * unit, ...point });
}, { passive: false });

// Keys go into the scene while it takes them and has the focus; otherwise they are orders.
const actions = {
  pause: () => order('pause', !play.state.isPaused), step: () => order('step'), restart: () => order('restart'),
  physics: () => order('physics', !play.state.showsPhysics), touches: () => order('touches', !play.state.showsHands),
  film: () => order('film'), save: () => order('save'),
  copy: () => { wantsCopy = true; order('script'); },
};
for (const name of Object.keys(actions)) by(name).addEventListener('click', actions[name]);
by('speed').addEventListener('change', () => order('speed', by('speed').value));
const faster = step => {
  const index = speeds.indexOf(play.state.speed) + step;
  if (speeds[index]) order('speed', speeds[index]);
};
const keys = {
  ' ': actions.pause, '.': actions.step, '<': () => faster(-1), '>': () => faster(1), x: actions.physics, t: actions.touches,
  r: actions.restart, f: actions.film, c: actions.copy, s: actions.save,
};
document.addEventListener('keydown', event => {
  if (['Alt', 'Control'].includes(event.key) && scene && hover && picture.matches(':hover') && pair === null) {
    anchor = { x: scene.width / 2, y: scene.height / 2 };
    showGhosts(true);
  }
  const types = play.state.takesKeys && document.activeElement === picture;
  if (types && event.key === 'Escape') { by('pause').focus(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (types) {
    const text = { Enter: '\n', Backspace: '\b' }[event.key] || ([...event.key].length === 1 ? event.key : '');
    if (text) { event.preventDefault(); hands({ kind: 'keys', text }); }
    return;
  }
  if (event.target.closest('select') || (event.key === ' ' && event.target.closest('button, summary'))) return;
  const action = keys[event.key];
  if (action && !play.state.isOver) { event.preventDefault(); action(); }
});
document.addEventListener('keyup', event => { if (['Alt', 'Control'].includes(event.key)) showGhosts(false); });
document.addEventListener('paste', event => {
  if (!play.state.takesKeys || document.activeElement !== picture) return;
  event.preventDefault();
  hands({ kind: 'keys', text: event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n') });
});
for (const kind of ['focus', 'blur']) picture.addEventListener(kind, showKeys);
addEventListener('blur', () => { showGhosts(false); hands({ kind: 'release' }); });
})();
