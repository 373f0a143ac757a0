// Skies after sunset.
import { type Board, third } from '../board.js';
import { clouds, sky, stars, sun } from '../layers/sky.js';
import type { Rand } from '../random.js';
import { path } from '../shapes.js';
import { mix, S } from '../svg.js';

/** A night sky for any palette, with stars and sometimes a moon. */
export function nightSky(g: Board, R: Rand, h: number, moon = true): void {
  const { p } = g;
  sky(
    g,
    h,
    p.dark
      ? [p.sky[0], mix(p.sky[0], p.sky[1], 0.7), mix(p.sky[1], p.sky[2], 0.6)]
      : [p.ink, mix(p.near, p.mid, 0.3), mix(p.mid, p.sky[1], 0.6)],
  );
  stars(g, R, 130, h * 0.8);
  if (!moon) return;
  const x = third(g.L) + g.L * R(60, 200);
  const y = R(100, 190);
  g.add(
    g.glow(x, y, 220, p.sun, 0.5),
    path(S`M${x} ${y - 36}A36 36 0 1 0 ${x + 34} ${y + 12}A30 30 0 1 1 ${x} ${y - 36}Z`, p.sun),
  );
}

/** Day or night by palette: a low sun with clouds, or stars. */
export function openSky(g: Board, R: Rand, horizon: number, sunX = third(g.L)): void {
  const { p } = g;
  sky(g, horizon + 30);
  if (p.dark) stars(g, R, 90, horizon * 0.7);
  sun(g, sunX, horizon - R(110, 260), R(42, 70));
  clouds(g, R, 70, horizon - 140, R.int(4, 8), p.sun, 0.34);
}
