// Balconies of old town houses.
import type { Board } from '../board.js';
import { cusped } from '../paths.js';
import { beads, op, path, rect } from '../shapes.js';
import { mix, S } from '../svg.js';
import { finial } from './palace.js';

/** A projecting balcony; y = sill. */
export function jharokha(g: Board, x: number, y: number, w: number, lit: boolean) {
  const { p } = g;
  const h = w * 0.92;
  const A = (k: number) => cusped(x + w * 0.3 * k, y, w * 0.25, h * 0.78, 3);
  return [
    path(
      S`M${x - w * 0.5} ${y + w * 0.3}H${x + w * 0.5}L${x + w * 0.36} ${y + w * 0.44}H${x + w * 0.24}L${x + w * 0.1} ${y + w * 0.58}H${x - w * 0.1}L${x - w * 0.24} ${y + w * 0.44}H${x - w * 0.36}Z`,
      g.stone(mix(p.shade, p.stone, 0.3), mix(p.shade, p.mid, 0.5)),
    ),
    rect(
      x - w * 0.45,
      y - h,
      w * 0.9,
      h,
      lit
        ? g.lin('v', mix(p.gold, p.rose, 0.4), p.gold, mix(p.gold, p.cream, 0.6))
        : g.lin('v', p.near, p.mid),
    ),
    path(
      S`M${x - w * 0.48} ${y}V${y - h}H${x + w * 0.48}V${y}Z${[-1, 0, 1].map(A)}`,
      g.stone(),
      'fill-rule="evenodd"',
    ),
    rect(x - w * 0.54, y, w * 1.08, w * 0.3, g.stone()),
    rect(x - w * 0.48, y + w * 0.05, w * 0.96, w * 0.2, g.jali(mix(p.shade, p.mid, 0.55), w * 0.07)),
    path(
      S`M${x - w * 0.68} ${y - h * 0.94}L${x - w * 0.5} ${y - h * 1.1}H${x + w * 0.5}L${x + w * 0.68} ${y - h * 0.94}Z`,
      p.stone,
    ),
    path(
      S`M${x - w * 0.68} ${y - h * 0.94}H${x + w * 0.68}L${x + w * 0.48} ${y - h * 0.84}H${x - w * 0.48}Z`,
      mix(p.shade, p.near, 0.55),
      op(0.8),
    ),
    path(
      S`M${x - w * 0.52} ${y - h * 1.1}Q${x - w * 0.3} ${y - h * 1.46} ${x} ${y - h * 1.5}Q${x + w * 0.3} ${y - h * 1.46} ${x + w * 0.52} ${y - h * 1.1}Z`,
      g.stone(),
    ),
    beads(S`M${x - w * 0.48} ${y - h * 1.12}H${x + w * 0.48}`, p.shade, w * 0.05, w * 0.08),
    [-0.24, 0, 0.24].map((k) => finial(x + w * k, y - h * (1.5 - Math.abs(k) * 0.4), w / 110, p.gold)),
  ];
}
