// Domes, kiosks and storeys of Rajput and Mughal palaces.
import type { Board } from '../board.js';
import { cusped, onion } from '../paths.js';
import type { Rand } from '../random.js';
import { beads, disc, line, op, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const finial = (x: number, y: number, s: number, c: string) => [
  disc(x, y - 3 * s, 4 * s, c),
  disc(x, y - 9 * s, 2.6 * s, c),
  path(S`M${x - 1.6 * s} ${y - 10 * s}L${x} ${y - 26 * s}L${x + 1.6 * s} ${y - 10 * s}Z`, c),
];
export const dome = (g: Board, x: number, y: number, w: number, h: number) => [
  path(onion(x, y, w, h), g.stone()),
  line(
    [-0.22, 0, 0.22]
      .map((k) => S`M${x + w * k * 1.6} ${y}Q${x + w * k * 1.9} ${y - h * 0.5} ${x} ${y - h * 0.9}`)
      .join(''),
    g.p.shade,
    Math.max(1, w * 0.014),
    op(0.55),
  ),
  rect(x - w * 0.48, y - h * 0.04, w * 0.96, h * 0.08, g.p.stone),
  beads(S`M${x - w * 0.44} ${y}H${x + w * 0.46}`, g.p.shade, w * 0.045, w * 0.075),
  finial(x, y - h, w / 60, g.p.gold),
];
/** A kiosk on slim columns; y = floor. */
export function chhatri(g: Board, x: number, y: number, w: number) {
  const h = w * 0.72;
  return [
    rect(x - w * 0.5, y - w * 0.14, w, w * 0.14, g.stone()),
    rect(x - w * 0.42, y - h, w * 0.84, h - w * 0.12, mix(g.p.mid, g.p.far, 0.4), op(0.75)),
    path(
      S`M${x - w * 0.46} ${y - w * 0.12}V${y - h}H${x + w * 0.46}V${y - w * 0.12}Z${[-0.29, 0, 0.29].map((k) => cusped(x + w * k, y - w * 0.12, w * 0.21, h * 0.76, 2)).join('')}`,
      g.stone(),
      'fill-rule="evenodd"',
    ),
    path(
      S`M${x - w * 0.66} ${y - h * 0.96}L${x - w * 0.5} ${y - h * 1.14}H${x + w * 0.5}L${x + w * 0.66} ${y - h * 0.96}Z`,
      g.p.stone,
    ),
    path(
      S`M${x - w * 0.66} ${y - h * 0.96}H${x + w * 0.66}L${x + w * 0.46} ${y - h * 0.88}H${x - w * 0.46}Z`,
      mix(g.p.shade, g.p.mid, 0.5),
    ),
    dome(g, x, y - h * 1.14, w * 0.94, w * 0.66),
  ];
}
export const merlons = (x: number, y: number, w: number, s: number, c: string) =>
  line(S`M${x} ${y - s / 2}H${x + w}`, c, s, S`stroke-dasharray="${s * 0.8} ${s * 0.5}"`) +
  beads(S`M${x + s * 0.4} ${y - s}H${x + w}`, c, s * 0.8, s * 1.3);
// A storey of palace wall: arcade, eave with its shadow, parapet. y = foot.
export function storey(
  g: Board,
  R: Rand,
  x: number,
  y: number,
  w: number,
  h: number,
  bays: number,
  lit = 0.6,
) {
  const bw = w / bays;
  const aw = bw * 0.66;
  const ah = h * 0.62;
  const glass = g.lin('v', mix(g.p.near, g.p.mid, 0.4), g.p.mid);
  const warm = g.lin('v', mix(g.p.gold, g.p.rose, 0.45), g.p.gold, mix(g.p.gold, g.p.cream, 0.7));
  const A = cusped(0, 0, aw, ah, 3);
  const dark = g.symbol(S`w${aw}${ah}`, () => [
    path(A, glass),
    line(cusped(0, 0, aw * 1.16, ah * 1.07, 3, false), g.p.shade, 1.6, op(0.8)),
  ]);
  const bright = g.symbol(S`l${aw}${ah}`, () => [
    path(A, warm),
    line(cusped(0, 0, aw * 1.16, ah * 1.07, 3, false), g.p.shade, 1.6, op(0.8)),
  ]);
  return [
    rect(x, y - h, w, h, g.stone()),
    range(bays, (i) => g.use(R.chance(lit) ? bright : dark, x + bw * (i + 0.5), y - h * 0.1)),
    rect(x, y - h * 0.1, w, h * 0.1, g.jali(mix(g.p.shade, g.p.mid, 0.3), Math.max(8, h * 0.08))),
    path(
      S`M${x} ${y - h * 0.82}H${x + w}L${x + w} ${y - h * 0.74}H${x}Z`,
      mix(g.p.shade, g.p.mid, 0.45),
      op(0.55),
    ),
    path(
      S`M${x - h * 0.09} ${y - h * 0.8}L${x} ${y - h * 0.9}H${x + w}L${x + w + h * 0.09} ${y - h * 0.8}Z`,
      g.p.stone,
    ),
    rect(x, y - h, w, h * 0.1, mix(g.p.stone, g.p.shade, 0.25)),
    merlons(x, y - h, w, h * 0.08, g.p.stone),
  ];
}
export function palace(g: Board, R: Rand, cx: number, y: number, w: number) {
  const h1 = w * R(0.11, 0.135);
  const h2 = h1 * 0.86;
  const h3 = h1 * 0.72;
  const w2 = w * R(0.54, 0.66);
  const w3 = w * R(0.2, 0.28);
  const lit = g.p.dark ? 0.85 : 0.55;
  const tall = R.chance(0.65);
  const out = [];
  const ch = w * R(0.055, 0.075);
  if (tall)
    out.push(
      dome(g, cx, y - h1 - h2 - h3, w3 * 0.66, w3 * 0.62),
      [-1, 1].map((k) => chhatri(g, cx + k * w3 * 0.44, y - h1 - h2 - h3, ch * 0.62)),
      storey(g, R, cx - w3 / 2, y - h1 - h2, w3, h3, R.int(3, 4), lit),
    );
  else
    out.push(
      R.chance()
        ? chhatri(g, cx, y - h1 - h2, w3 * 0.8)
        : [-0.3, 0, 0.3].map((k) =>
            dome(g, cx + w2 * k, y - h1 - h2, k ? w3 * 0.42 : w3 * 0.7, k ? w3 * 0.42 : w3 * 0.7),
          ),
    );
  out.push(
    [-1, 1].map((k) => chhatri(g, cx + k * (w2 / 2 - ch * 0.55), y - h1 - h2, ch)),
    storey(g, R, cx - w2 / 2, y - h1, w2, h2, R.int(7, 9), lit),
    [-1, 1].map((k) => chhatri(g, cx + k * (w / 2 - ch * 0.8), y - h1, ch * 1.2)),
    R.chance() ? [-1, 1].map((k) => chhatri(g, cx + (k * (w / 2 + w2 / 2)) / 2, y - h1, ch * 0.75)) : '',
    storey(g, R, cx - w / 2, y, w, h1, R.int(13, 17), lit),
  );
  const bw = w * 0.1; // projecting central gate
  out.push(
    rect(cx - bw / 2, y - h1 * 1.25, bw, h1 * 1.25, g.stone(mix(g.p.stone, g.p.cream, 0.5))),
    path(cusped(cx, y, bw * 0.62, h1 * 0.98, 4), g.lin('v', mix(g.p.rose, g.p.near, 0.4), g.p.gold)),
    merlons(cx - bw / 2, y - h1 * 1.25, bw, h1 * 0.09, g.p.stone),
    rect(
      cx - w / 2,
      y - h1 * 2.2,
      w,
      h1 * 2.2,
      g.lin('v', [0, g.p.gold, 0], [1, g.p.gold, g.p.dark ? 0.4 : 0.16]),
    ),
  );
  return out;
}
