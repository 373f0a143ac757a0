// Laid tables.
import type { Board } from '../board.js';
import type { Rand } from '../random.js';
import { at, beads, dots, line, op, oval, path } from '../shapes.js';
import { mix, range } from '../svg.js';
import { flowers } from './flowers.js';
import { folds } from './textiles.js';

export function roundTable(g: Board, R: Rand, x: number, y: number, s: number, cloth: string) {
  const { p } = g;
  const wood = mix(p.gold, p.ink, 0.5);
  const seat = (dx: number, dy: number) =>
    at(dx, dy, 1, [
      line('M-17 0V-46M17 0V-46M-17-46Q0-56 17-46M-8-50V-20M0-52V-20M8-50V-20M-17-20H17', wood, 4),
    ]);
  return at(x, y, s, [
    oval(0, 10, 190, 40, p.ink, op(0.45)),
    [-120, -42, 42, 120].map((d) => seat(d, -52 + Math.abs(d) * 0.16)),
    path(
      'M-118-72Q-128-30-140 2Q-120 14-104 6Q-84 22-62 12Q-34 28-4 17Q28 28 52 13Q78 22 100 6Q124 12 140 0Q128-32 118-72Z',
      folds(g, cloth, 6),
    ),
    oval(0, -72, 118, 25, mix(cloth, p.cream, 0.45)),
    g.glow(0, -92, 150, p.gold, 0.7),
    beads('M-92-69Q0-42 92-69', p.cream, 9, 26),
    dots(
      [
        [-84, -76],
        [-50, -62],
        [52, -62],
        [86, -76],
      ],
      mix(p.gold, p.cream, 0.7),
      7,
    ),
    flowers(
      g,
      R,
      range(9, () => [R(-34, 34), -92 + R(-20, 14)]),
      20,
    ),
    line('M-26-100V-138M0-112V-154M26-100V-138', p.cream, 5),
    dots(
      [
        [-26, -142],
        [0, -158],
        [26, -142],
      ],
      mix(p.gold, '#ffffff', 0.7),
      9,
    ),
    [seat(-86, 42), seat(84, 44)],
  ]);
}
