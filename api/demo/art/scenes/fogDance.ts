// The first dance on low clouds, under chandeliers, between cold sparklers.
import { type Board, scene } from '../board.js';
import { figure } from '../kits/figures.js';
import { bokeh, bulbs, chandelier } from '../kits/lamps.js';
import { swagCloth } from '../kits/textiles.js';
import { cusped, H, W } from '../paths.js';
import type { Rand } from '../random.js';
import { at, dots, group, oval, path, rect, SCREEN } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

/** Banks of cloud; each puff fades out towards its edge. */
const bank = (g: Board, R: Rand, y: number, n: number, r: number, c: string, a: number): Kids =>
  range(n, () =>
    oval(
      R(-60, W + 60),
      y + R(-34, 34),
      r * R(1.2, 2.1),
      r * R(0.55, 0.8),
      g.rad([0, c, a], [0.55, c, a * 0.7], [1, c, 0]),
    ),
  );

export const fogDance = scene('fogDance', (g, R, p) => {
  const floor = R(790, 820);
  const cx = W / 2 + g.L * R(0, 140);
  const wall = mix(p.near, p.mid, 0.35);
  const fog = mix(p.cream, p.sky[1], 0.25);
  g.focus = [cx / W, 0.56];
  g.add(
    rect(0, 0, W, H, g.lin('v', mix(p.ink, p.near, 0.3), wall, mix(wall, p.rose, 0.4))),
    g.glow(cx, floor - 280, 800, mix(p.rose, p.gold, 0.4), 0.75),
  );
  const bays = R.int(5, 7);
  g.add(
    range(bays, (i) => {
      const x = cx + (i - (bays - 1) / 2) * 290;
      const niche = cusped(x, floor, 220, 610, 6);
      return [
        path(niche, g.lin('v', mix(wall, p.ink, 0.3), mix(mix(p.gold, p.rose, 0.5), wall, 0.35))),
        bulbs(g, cusped(x, floor, 242, 624, 6, false), 5, 24, 0.8),
        swagCloth(g, x - 105, x + 105, floor - 420, 60, mix(p.cream, wall, 0.35)),
      ];
    }),
  );
  g.add(
    group(
      SCREEN,
      [-1, 1].map((k) =>
        path(
          S`M${cx + k * 560 - 10} -10L${cx - k * 40 - 190} ${floor + 90}H${cx - k * 40 + 190}L${cx + k * 560 + 10} -10Z`,
          g.lin('v', [0, p.sun, 0.5], [1, p.sun, 0.1]),
        ),
      ),
    ),
  );
  const lights = R.int(1, 3);
  g.add(
    range(lights, (i) =>
      chandelier(g, cx + (i - (lights - 1) / 2) * 470, 190 + Math.abs(i - (lights - 1) / 2) * 40, 1.4, 400),
    ),
  );
  g.add(rect(0, floor, W, H, g.lin('v', mix(wall, p.gold, 0.35), mix(p.near, p.ink, 0.3))));
  const sparkler = (x: number, h: number) => [
    g.glow(x, floor - h * 0.5, h * 0.55, p.gold, 0.55),
    path(
      S`M${x - 7} ${floor + 40}Q${x - 40} ${floor - h * 0.7} ${x - 60} ${floor - h * 0.82}Q${x - 10} ${floor - h * 1.1} ${x} ${floor - h}Q${x + 10} ${floor - h * 1.1} ${x + 60} ${floor - h * 0.82}Q${x + 40} ${floor - h * 0.7} ${x + 7} ${floor + 40}Z`,
      g.lin('v', [0, p.cream, 0.05], [0.5, p.gold, 0.5], [1, '#ffffff', 0.95]),
    ),
    dots(
      range(26, (): Point => {
        const t = R();
        return [x + R(-1, 1) * (12 + 66 * t), floor + 30 - h * (0.2 + t * 0.9)];
      }),
      mix(p.gold, '#ffffff', 0.6),
      5,
    ),
  ];
  const pairs = R.int(1, 2);
  g.add(range(pairs, (i) => [-1, 1].map((k) => sparkler(cx + k * (310 + i * 240), R(330, 430) - i * 40))));
  g.add(bank(g, R, floor + 40, 26, 120, mix(fog, p.mid, 0.35), 0.7));
  const main = R.pick([p.rose, p.cream, p.gold]);
  g.add(
    at(cx, floor + 90, 2.35, [
      at(
        24,
        0,
        -1,
        figure(g, {
          outfit: 'sherwani',
          main: main === p.cream ? mix(p.near, p.mid, 0.5) : p.cream,
          accent: p.rose,
          head: R.pick(['turban', 'hair']),
          pose: 'link',
          dim: 0.04,
        }),
      ),
      at(
        -22,
        0,
        1,
        figure(g, {
          outfit: 'lehenga',
          main,
          accent: mix(p.gold, p.cream, 0.3),
          head: R.pick(['bun', 'veil']),
          pose: 'sway',
          dim: 0.04,
        }),
      ),
    ]),
  );
  g.add(
    bank(g, R, floor + 105, 24, 140, mix(fog, p.mid, 0.15), 0.75),
    bank(g, R, floor + 150, 22, 150, fog, 0.8),
    rect(0, floor + 60, W, H, g.lin('v', [0, fog, 0], [0.5, fog, 0.75], [1, mix(fog, p.mid, 0.3), 0.9])),
    bank(g, R, floor + 225, 20, 170, mix(fog, '#ffffff', 0.3), 0.7),
  );
  bokeh(g, R, 10, 120, 600, 8, 30);
});
