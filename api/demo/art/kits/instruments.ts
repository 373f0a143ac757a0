// Instruments and musicians.
import type { Board } from '../board.js';
import { at, beads, dots, line, op, oval, path, rect, ROUND, turned } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';
import { figure } from './figures.js';
import { tassel } from './textiles.js';

/** A dhol centred on 0,0, 120 wide, with laces and tassels. */
export function dhol(g: Board, c: string): Kids {
  const { p } = g;
  return [
    path('M-52-26Q0-44 52-26V26Q0 44-52 26Z', g.lin('v', mix(c, p.cream, 0.4), c, mix(c, p.ink, 0.6))),
    line('M-48-22L-16 30L16-32L48 22M-48 22L-16-32L16 30L48-22', p.cream, 2.6),
    line('M-47-27V27M47-27V27', p.rose, 6),
    oval(-52, 0, 10, 27, g.lin('v', p.cream, mix(p.cream, p.shade, 0.5))),
    oval(52, 0, 10, 27, mix(p.cream, p.shade, 0.4)),
    tassel(g, -30, 40, 0.7, p.gold),
    tassel(g, 26, 40, 0.7, p.rose),
  ];
}
/** A drummer; feet at 0,0, 200 tall. */
export function dholi(g: Board, c: string, accent: string, dim = 0.1): Kids {
  const { p } = g;
  return [
    figure(g, { outfit: 'kurta', main: c, accent, head: 'turban', pose: 'drum', dim }),
    line('M-16-158L14-104M16-158L-30-110', mix(p.gold, p.ink, 0.2), 4),
    turned(0, -98, -8, dhol(g, mix(p.rose, p.gold, 0.35)), 0.72),
    line('M-36-100L-50-122M38-102L56-128', mix(p.gold, p.cream, 0.3), 3.4, ROUND),
  ];
}
/** A bandsman playing a horn. */
export function trumpeter(g: Board, c: string, accent: string, dim = 0.1): Kids {
  const { p } = g;
  const brass = g.lin('v', mix(p.gold, p.cream, 0.7), p.gold, mix(p.gold, p.ink, 0.5));
  return [
    figure(g, { outfit: 'sherwani', main: c, accent, head: 'turban', pose: 'shoot', dim }),
    beads('M-16-150H18M-16-138H18', p.gold, 3.4, 6),
    turned(
      10,
      -176,
      -14,
      [
        path('M0-3L58-4C74-6 82-16 92-24Q100 0 92 24C82 16 74 6 58 4L0 3Z', brass),
        line('M16 6Q10 22 30 22H44Q58 20 50 6', p.gold, 5),
        oval(92, 0, 6, 24, mix(p.gold, p.ink, 0.4)),
      ],
      0.95,
    ),
  ];
}

/** A harmonium on the floor: bellows behind, keys in front; 190 wide. */
export function harmonium(g: Board, x: number, y: number, s: number): Kids {
  const { p } = g;
  const wood = mix(p.rose, p.ink, 0.45);
  return at(x, y, s, [
    oval(0, 4, 118, 12, p.ink, op(0.4)),
    path('M-80-60L-92-120H92L80-60Z', g.lin('v', mix(wood, p.gold, 0.3), wood)),
    line(range(7, (i) => S`M${-84 + i * 2} ${-70 - i * 8}H${84 - i * 2}`).join(''), p.cream, 2.4, op(0.5)),
    rect(-96, -64, 192, 64, g.side(mix(wood, p.gold, 0.4), wood, mix(wood, p.ink, 0.4))),
    rect(-88, -60, 176, 26, p.cream),
    line(range(21, (i) => S`M${-84 + i * 8.4} -60v26`).join(''), p.ink, 1.4),
    line(range(15, (i) => (i % 5 === 2 ? '' : S`M${-76 + i * 10.8} -60v15`)).join(''), p.ink, 5),
    dots(
      range(7, (i): Point => [-66 + i * 22, -18]),
      p.gold,
      9,
    ),
    rect(-96, -6, 192, 6, p.gold),
  ]);
}
/** A pair of tabla on their rings, 170 wide. */
export function tabla(g: Board, x: number, y: number, s: number): Kids {
  const { p } = g;
  const drum = (dx: number, w: number, h: number, c: string) => [
    oval(dx, 0, w * 1.1, 14, p.rose),
    path(
      S`M${dx - w} ${-h}C${dx - w * 1.25} ${-h * 0.4} ${dx - w * 0.9} 0 ${dx - w * 0.6} 0H${dx + w * 0.6}C${dx + w * 0.9} 0 ${dx + w * 1.25} ${-h * 0.4} ${dx + w} ${-h}Z`,
      c,
    ),
    line(
      range(7, (i) => S`M${dx - w + (i * w) / 3} ${-h}L${dx - w * 0.8 + (i * w * 0.8) / 3} ${-h * 0.3}`).join(
        '',
      ),
      p.cream,
      2.6,
      op(0.75),
    ),
    oval(dx, -h, w, w * 0.3, p.cream),
    oval(dx, -h, w * 0.45, w * 0.14, p.ink),
  ];
  return at(x, y, s, [
    oval(0, 8, 120, 16, p.ink, op(0.4)),
    drum(-48, 44, 76, g.sheen(mix(p.shade, p.cream, 0.2), 0.6, 0.5)),
    drum(48, 36, 92, g.sheen(mix(p.rose, p.ink, 0.4), 0.35, 0.4)),
  ]);
}
/** A microphone on a stand; foot at y. */
export function micStand(g: Board, x: number, y: number, h: number, s = 1): Kids {
  const { p } = g;
  const c = mix(p.ink, p.shade, 0.25);
  return [
    line(S`M${x} ${y}V${y - h}`, c, 5 * s),
    path(S`M${x - 34 * s} ${y}Q${x} ${y - 16 * s} ${x + 34 * s} ${y}Z`, c),
    turned(
      x,
      y - h,
      -24,
      [
        rect(-5, -4, 10, 34, c),
        oval(0, -12, 11, 15, g.side(mix(p.cream, p.shade, 0.3), mix(p.mid, p.ink, 0.3))),
      ],
      s,
    ),
  ];
}
