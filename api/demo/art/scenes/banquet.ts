// A banquet hall laid for dinner, under chandeliers.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers } from '../kits/flowers.js';
import { settee } from '../kits/furniture.js';
import { room } from '../kits/interiors.js';
import { bokeh, bulbs, chandelier } from '../kits/lamps.js';
import { urn } from '../kits/objects.js';
import { roundTable } from '../kits/tables.js';
import { folds, swagCloth } from '../kits/textiles.js';
import { arc, cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { oval, path, rect } from '../shapes.js';
import { mix, range } from '../svg.js';

export const banquet = scene('banquet', (g, R, p) => {
  const floor = R(560, 600);
  const cx = third(-g.L) + g.L * R(120, 230);
  const wall = R.pick([
    mix(p.near, p.mid, 0.45),
    mix(p.rose, p.near, 0.5),
    mix(p.stone, p.shade, p.dark ? 0.9 : 0.55),
  ]);
  g.focus = [cx / W, 0.55];
  room(g, R, { floor, x: cx, wall, niches: R.int(5, 8) });
  const stageW = R(420, 520);
  const stageC = R.pick([p.rose, p.cream, p.gold]);
  g.add(
    g.glow(cx, floor - 170, 420, p.sun, 0.7),
    path(cusped(cx, floor, stageW, 440, 6), folds(g, stageC, 7)),
    bulbs(g, cusped(cx, floor, stageW + 24, 454, 6, false), 7, 24),
    flowers(g, R, arc(cx, floor - 190, stageW * 0.4, 190, Math.PI, Math.PI * 2, 28), 22),
    rect(cx - stageW * 0.6, floor - 10, stageW * 1.2, 40, g.lin('v', p.cream, p.shade)),
    settee(g, cx, floor - 6, 0.62, stageC === p.rose ? mix(p.leaf, p.near, 0.2) : p.rose),
    [-1, 1].map((k) => urn(g, R, cx + k * stageW * 0.5, floor + 10, 0.8)),
  );
  const lamps = R.int(2, 3);
  g.add(
    range(lamps, (i) => {
      const near = Math.abs(i - (lamps - 1) / 2);
      return chandelier(
        g,
        cx + (i - (lamps - 1) / 2) * R(460, 540),
        170 + near * 30,
        1.05 + near * 0.45,
        400,
      );
    }),
    R.chance()
      ? range(5, (i) => swagCloth(g, -40 + i * 340, 310 + i * 340, -6, 70, mix(p.cream, wall, 0.25)))
      : '',
  );
  const cloth = R.pick([p.cream, mix(p.rose, p.near, 0.15), mix(p.cream, p.gold, 0.3)]);
  const sets = [0, 1].map((k) =>
    g.symbol('table' + k, () => roundTable(g, R, 0, 0, 1, k ? cloth : mix(cloth, p.gold, 0.12))),
  );
  const tables = (y: number, s: number, n: number, shift: number) =>
    range(n + 1, (i) => {
      const x = ((i + shift) * W) / n;
      return [
        oval(x, y, 300 * s, 60 * s, g.rad([0, p.gold, 0.4], [1, p.gold, 0])),
        g.use(cycle(sets, i), x, y, s),
      ];
    });
  const shift = R(0, 0.5);
  g.add(tables(floor + 110, 0.56, 5, shift), tables(floor + 235, 0.95, 3, shift + 0.3));
  g.add(
    someone(g, cx - g.L * 330, floor + 150, 0.95 * g.L, {
      outfit: 'waistcoat',
      main: p.rose,
      accent: p.gold,
      head: 'hair',
      pose: 'tray',
      dim: 0.15,
    }),
    someone(g, cx + g.L * 290, floor + 170, 1, {
      outfit: 'sari',
      main: p.gold,
      accent: p.rose,
      head: 'bun',
      pose: 'hold',
      dim: 0.12,
    }),
  );
  g.add(tables(floor + 440, 1.6, 2, shift - 0.05));
  bokeh(g, R, 9, 640, H, 18, 54);
});
