// Snow peaks and slopes of deodar.
import type { Board } from '../board.js';
import { poly, W } from '../paths.js';
import type { Rand } from '../random.js';
import { group, op, path } from '../shapes.js';
import { type Kids, mix, type Point, range } from '../svg.js';
import { deodar } from './planting.js';

/** A range of faceted snow peaks with lit and shaded faces that fade into the fog below. */
export function snowRange(g: Board, R: Rand, y: number, height: number, fog: string): Kids {
  const { p } = g;
  const snow = mix(p.cream, p.sky[1], 0.08);
  const rock = mix(mix(p.far, p.mid, 0.35), p.sky[1], 0.3);
  const n = R.int(5, 7);
  const peaks = range(n, (i) => ({ x: ((i + R(0.2, 0.8)) * W) / n, h: height * R(0.55, 1), w: R(330, 470) }));
  const tall = Math.max(...peaks.map(({ h }) => h));
  return [...peaks]
    .sort((a, b) => b.h - a.h)
    .map(({ x, h, w }) => {
      const top = y - h;
      const d = g.L;
      const foot = y + 160;
      const shoulder = (k: number, t: number, out: number): Point => [x + k * w * out, top + h * t];
      const light: Point[] = [
        [x, top],
        shoulder(d, 0.3, 0.2),
        shoulder(d, 0.36, 0.3),
        shoulder(d, 0.78, 0.62),
        [x + d * w, foot],
        [x + d * w * 0.1, foot],
        shoulder(d, 0.6, 0.02),
        shoulder(-d, 0.34, 0.05),
      ];
      const shade: Point[] = [
        [x, top],
        shoulder(-d, 0.26, 0.16),
        shoulder(-d, 0.4, 0.34),
        shoulder(-d, 0.8, 0.66),
        [x - d * w, foot],
        [x + d * w * 0.1, foot],
        shoulder(d, 0.6, 0.02),
        shoulder(-d, 0.34, 0.05),
      ];
      const far = 1 - h / tall;
      const fade = (c: string) =>
        g.lin('v', mix(c, fog, far * 0.5), [0.42, mix(c, fog, 0.35 + far * 0.3)], [0.8, fog]);
      const gully = [-0.3, 0.12, 0.34]
        .map((k) =>
          poly([
            [x + k * w * 0.5, top + h * (0.3 + Math.abs(k) * 0.5)],
            [x + k * w * 0.5 + 13, top + h * (0.56 + Math.abs(k) * 0.4)],
            [x + k * w * 0.5 + d * 34, top + h * (0.86 + Math.abs(k) * 0.2)],
            [x + k * w * 0.5 - d * 6, top + h * (0.6 + Math.abs(k) * 0.4)],
          ]),
        )
        .join('');
      return [
        path(poly(shade), fade(mix(rock, snow, 0.25))),
        path(poly(light), fade(snow)),
        path(gully, mix(rock, fog, 0.3), op(0.4)),
      ];
    });
}

/** Trees of a few shapes scattered along a slope, in one colour. */
export function deodars(
  g: Board,
  R: Rand,
  spots: readonly Point[],
  lo: number,
  hi: number,
  c: string,
): string {
  const forms = range(4, (i) => g.symbol('deodar' + i, () => path(deodar(R, 100), 'currentColor')));
  return group(
    `color="${c}"`,
    spots.map(([x, y]) => g.use(R.pick(forms), x, y, R(lo, hi) * R.side())),
  );
}
