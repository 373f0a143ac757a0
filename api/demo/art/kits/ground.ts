// Ground: grass, paving, carpets, petals, flower beds.
import type { Board } from '../board.js';
import { H, lens, W } from '../paths.js';
import type { Rand } from '../random.js';
import { line, op, path, rect } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';
import { flowers } from './flowers.js';

/** Grass with stripes of low sunlight. */
export function lawn(g: Board, y: number, lightX = W / 2): void {
  const { p } = g;
  const dim = p.dark ? 0.35 : 0;
  const tone = (c: string) => mix(c, p.ink, dim);
  g.add(
    rect(
      0,
      y,
      W,
      H - y,
      g.lin(
        'v',
        tone(mix(mix(p.leaf, p.sun, 0.45), p.gold, 0.18)),
        [0.35, tone(mix(p.leaf, p.gold, 0.2))],
        [1, mix(p.leaf, p.ink, 0.6)],
      ),
    ),
    range(9, (i) => path(S`M${lightX} ${y}L${-900 + i * 420} ${H}h190Z`, p.sun, op(0.08))),
  );
}

/** Stone paving with the vanishing point at vx. */
export function plaza(g: Board, y: number, vx = W / 2, c = mix(g.p.shade, g.p.gold, 0.25)): void {
  const { p } = g;
  const deep = p.dark ? 0.55 : 0.3;
  g.add(
    rect(
      0,
      y,
      W,
      H - y,
      g.lin('v', mix(c, p.gold, 0.2), [0.4, mix(c, p.near, deep)], [1, mix(p.near, p.ink, 0.35)]),
    ),
    range(21, (i) => line(S`M${vx + (i - 10) * 90} ${y}L${vx + (i - 10) * 330} ${H}`, p.ink, 2, op(0.16))),
    [0.08, 0.24, 0.52].map((t) => rect(0, y + t * (H - y), W, 2 + t * 2, p.ink, op(0.16))),
  );
}

/** A carpet runner from a far edge to the bottom of the picture. */
export function carpet(
  g: Board,
  x: number,
  y: number,
  w: number,
  color: string,
  toX = W / 2,
  toW = 560,
): string {
  const { p } = g;
  const edge = (k: number) => S`M${x + k * w * 0.46} ${y}L${toX + k * toW * 0.46} ${H + 10}`;
  return [
    path(
      S`M${x - w / 2} ${y}H${x + w / 2}L${toX + toW / 2} ${H + 10}H${toX - toW / 2}Z`,
      g.lin('v', mix(color, p.gold, 0.25), mix(color, p.ink, 0.4)),
    ),
    line(edge(-1) + edge(1), p.gold, 4),
  ].join('');
}

/** The shadow that an object at y casts away from the light. */
export const castShadow = (g: Board, x: number, y: number, w: number, reach = 420) =>
  g.veil(
    path(
      S`M${x - w / 2} ${y}H${x + w / 2}L${x + w / 2 - g.L * reach} ${H}H${x - w / 2 - g.L * reach}Z`,
      g.lin('v', [0, g.p.ink, 0.7], [1, g.p.ink, 0]),
    ),
  );

/** Petals scattered on the ground, larger in front. */
export function petals(g: Board, R: Rand, y: number, n = 24, x0 = 0, x1 = W): void {
  const { p } = g;
  g.add(
    [p.rose, p.gold, p.cream].map((c) =>
      path(
        range(n, () => {
          const t = R();
          return lens(R(x0, x1), y + t * t * (H - y), 5 + 16 * t, 2 + 6 * t);
        }).join(''),
        c,
        op(0.8),
      ),
    ),
  );
}

/** A low bank of flowers along the bottom edge, thickest at the corners. */
export function flowerBank(g: Board, R: Rand, height = 130, size = 32): void {
  g.add(
    [-1, 1].map((k) =>
      flowers(
        g,
        R,
        range(17, (i): Point => [W / 2 + k * (W / 2 + 20 - i * R(14, 24)), H + 10 - R() * (height - i * 6)]),
        size,
      ),
    ),
  );
}
