// Waiters with trays in the dining hall.
import { type Board, scene, third } from '../board.js';
import { figure } from '../kits/figures.js';
import { room } from '../kits/interiors.js';
import { bokeh, chandelier } from '../kits/lamps.js';
import { goblet } from '../kits/objects.js';
import { roundTable } from '../kits/tables.js';
import { H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, line, op, oval, path } from '../shapes.js';
import { type Kids, mix, S } from '../svg.js';

const tray = (g: Board, kind: number): Kids => {
  const { p } = g;
  const silver = g.sheen(mix(p.cream, p.shade, 0.35), 0.7, 0.45);
  const load = [
    [
      path('M-38-6C-38-50 38-50 38-6Z', silver),
      disc(0, -42, 5, p.gold),
      line('M-38-7H38', mix(p.cream, p.shade, 0.6), 3),
    ],
    [-26, 0, 26].map((x, i) => goblet(g, x, -4, 0.48, cycle([p.rose, p.gold, mix(p.leaf, p.cream, 0.4)], i))),
    [-28, -9, 10, 29].map((x) => [
      path(S`M${x - 9} -5Q${x} -26 ${x + 9} -5Z`, mix(p.gold, p.rose, 0.25)),
      disc(x, -19, 3, p.leaf),
    ]),
  ] as const;
  return [
    cycle(load, kind),
    oval(0, -3, 50, 6, silver),
    oval(0, 0, 50, 6, mix(p.shade, p.ink, 0.3), op(0.4)),
  ];
};

export const waiter = scene('waiter', (g, R, p) => {
  const floor = R(700, 730);
  const side = g.L;
  const cx = third(-side);
  const wall = mix(p.near, p.mid, 0.45);
  g.focus = [cx / W, 0.58];
  room(g, R, { floor, x: W / 2, wall, niches: R.int(5, 7) });
  g.add(
    chandelier(g, third(side) + side * 60, 190, 1.35, 400),
    chandelier(g, cx - side * 190, 130, 0.9, 300),
  );
  const cloth = R.pick([p.cream, mix(p.rose, p.near, 0.2), mix(p.cream, p.gold, 0.25)]);
  const table = g.symbol('table', () => roundTable(g, R, 0, 0, 1, cloth));
  g.add(
    [
      [0.1, 120, 0.62],
      [0.38, 110, 0.6],
      [0.66, 124, 0.64],
      [0.94, 112, 0.62],
      [third(side) / W + side * 0.06, 290, 1.25],
      [0.5 - side * 0.56, 300, 1.2],
    ].map(([t = 0, dy = 0, s = 1]) => [
      oval(t * W, floor + dy, 280 * s, 60 * s, g.rad([0, p.gold, 0.35], [1, p.gold, 0])),
      g.use(table, t * W, floor + dy, s),
    ]),
  );
  const coat = R.pick([p.rose, mix(p.near, p.ink, 0.3), mix(p.leaf, p.ink, 0.2)]);
  const serve = (x: number, y: number, s: number, kind: number, dim: number) => [
    oval(x, y, 52 * s, 7 * s, p.ink, op(0.4)),
    at(x, y, s * side, [
      figure(g, {
        outfit: R.chance(0.6) ? 'waistcoat' : 'sherwani',
        main: coat,
        accent: p.gold,
        head: kind ? 'hair' : 'turban',
        pose: 'tray',
        dim,
      }),
      at(44, -184, 0.92, tray(g, kind)),
    ]),
  ];
  g.add(
    serve(third(side) + side * 200, floor + 80, 1.3, 1, 0.25),
    serve(W / 2 + side * 40, floor + 60, 1.1, 2, 0.35),
    serve(cx, H - 60, 3.15, R.int(0, 2), 0.03),
  );
  bokeh(g, R, 8, 120, 500, 12, 40);
});
