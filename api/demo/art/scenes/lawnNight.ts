// Dinner on a palace lawn under strings of lights.
import { scene, third } from '../board.js';
import { person } from '../kits/figures.js';
import { bokeh, bulbs } from '../kits/lamps.js';
import { palace } from '../kits/palace.js';
import { grove } from '../kits/planting.js';
import { roundTable } from '../kits/tables.js';
import { sky, stars } from '../layers/sky.js';
import type { Palette } from '../palettes.js';
import { H, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { beads, op, oval, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const lawnNight = scene('lawnNight', (g, R, p) => {
  const horizon = R(520, 570);
  const px = third(-g.L);
  const night: Palette['sky'] = p.dark
    ? [p.sky[0], mix(p.sky[0], p.sky[1], 0.7), mix(p.sky[1], p.sky[2], 0.6)]
    : [p.ink, mix(p.near, p.mid, 0.3), mix(p.mid, p.sky[1], 0.6)];
  g.focus = [px / W, 0.6];
  sky(g, horizon + 40, night);
  stars(g, R, 140, 420);
  const mx = third(g.L) + g.L * R(60, 200);
  const my = R(110, 200);
  g.add(
    g.glow(mx, my, 220, p.sun, 0.5),
    path(S`M${mx} ${my - 36}A36 36 0 1 0 ${mx + 34} ${my + 12}A30 30 0 1 1 ${mx} ${my - 36}Z`, p.sun),
  );
  g.add(
    g.glow(px, horizon - 30, 620, mix(p.gold, p.rose, 0.3), 0.55),
    grove(
      g,
      R,
      range(12, (i) => [i * 150 + R(-50, 50), horizon + 8, R(1, 1.7)]),
      mix(p.near, p.ink, 0.35),
      mix(p.near, p.gold, 0.3),
      p.ink,
    ),
  );
  const w = R(560, 700);
  const save = g.L;
  g.add(
    palace(g, R, px, horizon + 22, w),
    rect(px - w * 0.5, horizon - w * 0.3, w, w * 0.32, p.ink, op(0.12)),
  );
  g.add(
    rect(
      0,
      horizon + 14,
      W,
      H,
      g.lin(
        'v',
        mix(mix(p.leaf, p.gold, 0.35), p.near, 0.25),
        [0.3, mix(p.leaf, p.ink, 0.45)],
        [1, mix(p.near, p.ink, 0.7)],
      ),
    ),
    oval(px, horizon + 40, 620, 60, g.rad([0, p.gold, 0.6], [1, p.gold, 0])),
    beads(S`M0 ${horizon + 16}H${W}`, mix(p.leaf, p.ink, 0.6), 40, 30),
  );
  g.add(
    range(9, (i) => {
      const x = px + (i - 4) * R(52, 76);
      const c = R.pick([p.ink, mix(p.rose, p.ink, 0.35), mix(p.near, p.ink, 0.4)]);
      return g.use(
        person(g, i % 2 ? 'woman' : 'man', c),
        x,
        horizon + 62 + R(-10, 16),
        R(0.6, 0.74) * R.side(),
      );
    }),
  );
  const cloths = [p.cream, mix(p.rose, p.near, 0.25), mix(p.cream, p.gold, 0.25)];
  const cloth = R.pick(cloths);
  const sets = [0, 1].map((k) =>
    g.symbol('table' + k, () => roundTable(g, R, 0, 0, 1, k ? cloth : mix(cloth, p.gold, 0.12))),
  );
  const tables = (y: number, s: number, n: number, k: number) =>
    range(n, (i) => {
      const x = ((i + 0.5) * W) / n + (k % 2 ? 90 : -70) * s * g.L + R(-20, 20);
      return Math.abs(x - px) < 110 * s + 40 && k < 2
        ? ''
        : [
            oval(x, y, 290 * s, 62 * s, g.rad([0, p.gold, 0.42], [1, p.gold, 0])),
            g.use(cycle(sets, i + k), x, y, s),
          ];
    });
  g.add(tables(horizon + 120, 0.48, 6, 0), tables(horizon + 235, 0.82, 4, 1));
  const hubY = horizon - w * 0.34 - 20;
  g.add(
    range(R.int(6, 8), (i) => {
      const x = -160 + (i * (W + 320)) / 6.5;
      const y = R(-60, 40);
      return bulbs(g, swag(x, y, px + (i - 3) * 18, hubY + Math.abs(i - 3) * 6, R(60, 110)), 7, 25, 0.9);
    }),
    bulbs(g, swag(-20, 90, W / 2, 60, 95), 11, 42),
    bulbs(g, swag(W / 2, 60, W + 20, 110, 100), 11, 42),
  );
  g.add(tables(horizon + 430, 1.38, 3, 2));
  bokeh(g, R, 13, 700, H, 20, 64);
  bokeh(g, R, 9, 20, 330, 10, 34);
  g.L = save;
});
