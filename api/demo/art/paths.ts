// Path data of recurring outlines: arches, domes, swags, ridges.
import type { Rand } from './random.js';
import { type Point, range, S } from './svg.js';

/** Size of the board that every scene is drawn on; other aspect ratios are crops of it. */
export const W = 1600;
export const H = 1067;

export const poly = (pts: readonly Point[]) => S`M${pts.map(([x, y]) => S`${x} ${y}`).join('L')}Z`;
export const swag = (x1: number, y1: number, x2: number, y2: number, sag: number) =>
  S`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
export const lens = (x: number, y: number, w: number, h: number) =>
  S`M${x - w / 2} ${y}Q${x} ${y - h} ${x + w / 2} ${y}Q${x} ${y + h} ${x - w / 2} ${y}Z`;
/** A full circle as a path, for beads along it. */
export const ring = (x: number, y: number, r: number) => S`M${x} ${y - r}a${r} ${r} 0 1 1-.1 0`;
/** Points distributed evenly over a disc or oval. */
export const scatter = (R: Rand, n: number, x: number, y: number, rx: number, ry = rx): Point[] =>
  range(n, () => {
    const a = R(0, 6.283);
    const q = Math.sqrt(R());
    return [x + Math.cos(a) * q * rx, y + Math.sin(a) * q * ry];
  });
/** n points along an arc from angle a to b. */
export const arc = (x: number, y: number, rx: number, ry: number, a: number, b: number, n: number): Point[] =>
  range(n, (i) => {
    const t = a + ((b - a) * i) / (n - 1);
    return [x + Math.cos(t) * rx, y + Math.sin(t) * ry];
  });

/** Cusped Mughal arch: scalloped shoulders, ogee tip. (x = centre, y = foot) */
export function cusped(x: number, y: number, w: number, h: number, foils = 4, close = true, flatness = 0.62) {
  const rise = Math.min(h * 0.75, w * flatness);
  const spring = y - h + rise;
  const left = range(foils + 1, (i): Point => {
    const a = ((i / (foils + 0.55)) * Math.PI) / 2;
    return [(-w / 2) * Math.cos(a), -rise * 0.9 * Math.sin(a)];
  });
  const right = left.map(([a, b]): Point => [-a, b]).reverse();
  const scallops = (pts: readonly Point[]) =>
    pts
      .map(([a, b], i) => {
        const from = pts[i - 1];
        if (!from) return '';
        const r = Math.hypot(a - from[0], b - from[1]) * 0.56;
        return S`A${r} ${r} 0 0 1 ${x + a} ${spring + b}`;
      })
      .join('');
  const [tx, ty] = left[foils] ?? [0, -rise];
  const shoulder = spring + ty - rise * 0.02;
  const tip = S`Q${x + tx * 0.3} ${shoulder} ${x} ${y - h}Q${x - tx * 0.3} ${shoulder} ${x - tx} ${spring + ty}`;
  const start = S`M${x - w / 2} ${y}L${x - w / 2} ${spring}`;
  return start + scallops(left) + tip + scallops(right) + S`L${x + w / 2} ${y}` + (close ? 'Z' : '');
}

export const onion = (x: number, y: number, w: number, h: number) =>
  S`M${x - w * 0.44} ${y}C${x - w * 0.66} ${y - h * 0.36} ${x - w * 0.38} ${y - h * 0.66} ${x - w * 0.1} ${y - h * 0.84}Q${x - w * 0.02} ${y - h * 0.9} ${x} ${y - h}Q${x + w * 0.02} ${y - h * 0.9} ${x + w * 0.1} ${y - h * 0.84}C${x + w * 0.38} ${y - h * 0.66} ${x + w * 0.66} ${y - h * 0.36} ${x + w * 0.44} ${y}Z`;

/** A line of hills across the whole board, closed below. */
export function ridge(R: Rand, y: number, amp: number, jag = 0) {
  const [a, b, c] = [R(0, 6), R(0, 6), R(0, 6)];
  const step = jag ? 26 : 44;
  let d = S`M-30 ${H + 30}`;
  for (let x = -30; x <= W + 30; x += step) {
    const wave = 0.55 * Math.sin(x / 280 + a) + 0.3 * Math.sin(x / 121 + b) + 0.15 * Math.sin(x / 53 + c);
    d += S`L${x} ${y - amp * wave - R(0, jag)}`;
  }
  return d + S`L${W + 30} ${H + 30}Z`;
}

/** The paisley, or buta, of Indian textiles; about 90 wide and 125 high around 0,0. */
export const PAISLEY =
  'M26-100C32-84 22-74 8-70C34-60 46-38 44-16C42 10 22 24 0 24C-26 24-46 6-46-20C-46-58-14-92 26-100Z';
