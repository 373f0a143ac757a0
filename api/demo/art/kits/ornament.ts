// Rings of motifs: each motif is drawn once, pointing up, and rotated around the centre.
import type { Board } from '../board.js';
import { cusped } from '../paths.js';
import type { Rand } from '../random.js';
import { beads, disc, line, path } from '../shapes.js';
import { type Kids, num, range, S } from '../svg.js';

/** Outline of a motif; k is half its width, h its height. */
type Motif = (k: number, h: number) => string;

export const MOTIFS = {
  petal: (k, h) =>
    S`M0 0C${-k * 1.5} ${-h * 0.3} ${-k} ${-h * 0.75} 0 ${-h}C${k} ${-h * 0.75} ${k * 1.5} ${-h * 0.3} 0 0M0 ${-h * 0.12}C${-k * 0.7} ${-h * 0.35} ${-k * 0.5} ${-h * 0.6} 0 ${-h * 0.74}C${k * 0.5} ${-h * 0.6} ${k * 0.7} ${-h * 0.35} 0 ${-h * 0.12}M0 ${-h * 0.16}V${-h * 0.55}`,
  scallop: (k, h) =>
    S`M${-k} 0A${k} ${h} 0 0 1 ${k} 0M${-k * 0.6} 0A${k * 0.6} ${h * 0.62} 0 0 1 ${k * 0.6} 0M0 ${-h * 0.15}v${-h * 0.24}M0 ${-h}v${-h * 0.4}`,
  arch: (k, h) =>
    cusped(0, 0, k * 1.9, h, 3) +
    S`M0 ${-h * 0.12}C${-k * 0.5} ${-h * 0.3} ${-k * 0.3} ${-h * 0.5} 0 ${-h * 0.66}C${k * 0.3} ${-h * 0.5} ${k * 0.5} ${-h * 0.3} 0 ${-h * 0.12}`,
  lattice: (k, h) => S`M${-k} 0L${k} ${-h}M${k} 0L${-k} ${-h}M0 ${-h * 0.42}h.1M0 ${-h * 0.58}h.1`,
  curl: (k, h) =>
    S`M${-k} 0C${-k} ${-h} ${k * 0.9} ${-h} ${k * 0.7} ${-h * 0.4}C${k * 0.5} ${-h * 0.1} ${-k * 0.1} ${-h * 0.2} ${k * 0.1} ${-h * 0.5}M${-k * 0.5} ${-h * 0.75}l${-k * 0.4} ${-h * 0.25}M0 ${-h * 0.9}v${-h * 0.28}`,
  leaf: (k, h) =>
    S`M0 0Q${-k * 1.4} ${-h * 0.45} 0 ${-h}Q${k * 1.4} ${-h * 0.45} 0 0M0 0V${-h * 0.8}M0 ${-h * 0.3}l${k * 0.4} ${-h * 0.14}M0 ${-h * 0.3}l${-k * 0.4} ${-h * 0.14}M0 ${-h * 0.55}l${k * 0.35} ${-h * 0.14}M0 ${-h * 0.55}l${-k * 0.35} ${-h * 0.14}`,
} satisfies Record<string, Motif>;
const KINDS = Object.keys(MOTIFS) as readonly (keyof typeof MOTIFS)[];

/** Draws n copies around the centre. If n is divisible by four, draws a quarter and rotates it. */
export function turn(g: Board, id: string, r: number, n: number): Kids {
  const arm = (i: number) =>
    S`<use href="#${id}" transform="rotate(${((i * 360) / n).toFixed(1)})translate(0 ${-r})"/>`;
  if (n % 4) return range(n, arm);
  const q = g.freshId();
  return [
    `<g id="${q}">`,
    range(n / 4, arm),
    '</g>',
    [90, 180, 270].map((t) => `<use href="#${q}" transform="rotate(${t})"/>`),
  ];
}
/** Returns a mandala centred on the origin. `fill(i)` is the colour of ring i. */
export function mandala(g: Board, R: Rand, radius: number, ink: string, fill: (i: number) => string): Kids {
  const out: Kids[] = [
    disc(0, 0, radius * 0.05, ink),
    beads(
      S`M0 ${-radius * 0.075}a${radius * 0.075} ${radius * 0.075} 0 1 1-.1 0`,
      ink,
      radius * 0.022,
      radius * 0.036,
    ),
  ];
  let r = radius * 0.1;
  let last: string = '';
  let i = 0;
  while (r < radius * 0.9) {
    let kind = R.pick(KINDS);
    while (kind === last) kind = R.pick(KINDS);
    last = kind;
    const h = Math.min(radius - r, radius * (kind === 'lattice' ? R(0.06, 0.08) : R(0.12, 0.19)));
    const n = Math.round((2 * Math.PI * (r + h * 0.3)) / (h * (kind === 'lattice' ? 0.75 : 0.62)) / 4) * 4;
    const k = (Math.PI * r) / n;
    const sw = radius * 0.0068;
    const id = g.symbol(`${kind}${num(r)}${num(h)}${ink}${i}`, () =>
      path(
        MOTIFS[kind](Math.min(k, h * 0.6), h),
        fill(i),
        S`stroke="${ink}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round"`,
      ),
    );
    out.push(
      turn(g, id, r, n),
      disc(0, 0, r, 'none', S`stroke="${ink}" stroke-width="${sw * 1.4}"`),
      disc(0, 0, r - sw * 3, 'none', S`stroke="${ink}" stroke-width="${sw * 0.6}"`),
    );
    r += h * 1.06;
    i++;
    if (r < radius * 0.95) {
      out.push(beads(S`M0 ${-r - sw * 2}a${r + sw * 2} ${r + sw * 2} 0 1 1-.1 0`, ink, sw * 2.4, sw * 5));
      r += sw * 5;
    }
  }
  return out;
}
/** A henna tendril with alternating leaves and curls. */
export function vine(R: Rand, x: number, y: number, a: number, len: number, ink: string, w: number) {
  let d = S`M${x} ${y}`;
  let out = '';
  const bend = R(-0.25, 0.25);
  for (let i = 0; i < len; i++) {
    a += bend * 0.5 + Math.sin(i * 0.8) * 0.16;
    const nx = x + Math.cos(a) * 38;
    const ny = y + Math.sin(a) * 38;
    const s = i % 2 ? 1 : -1;
    const b = a + s * 0.9;
    const s1 = 46 * (1 - (i / len) * 0.45);
    d += S`L${nx} ${ny}`;
    const ex = nx + Math.cos(b) * s1;
    const ey = ny + Math.sin(b) * s1;
    const px = Math.cos(b + 1.57) * s1 * 0.36;
    const py = Math.sin(b + 1.57) * s1 * 0.36;
    out +=
      i % 3 === 2
        ? S`M${nx} ${ny}C${ex} ${ey} ${ex - px * 3} ${ey - py * 3} ${nx + (ex - nx) * 0.5 - px * 2} ${ny + (ey - ny) * 0.5 - py * 2}S${ex - px} ${ey - py} ${ex - px * 1.4} ${ey - py * 1.4}`
        : S`M${nx} ${ny}Q${(nx + ex) / 2 + px} ${(ny + ey) / 2 + py} ${ex} ${ey}Q${(nx + ex) / 2 - px} ${(ny + ey) / 2 - py} ${nx} ${ny}L${nx + (ex - nx) * 0.7} ${ny + (ey - ny) * 0.7}M${ex + (ex - nx) * 0.2} ${ey + (ey - ny) * 0.2}h.1`;
    x = nx;
    y = ny;
  }
  return [line(d, ink, w * 1.5, 'stroke-linejoin="round"'), line(out, ink, w, 'stroke-linecap="round"')];
}
