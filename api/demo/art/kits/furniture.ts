// Seats, beds and tables.
import type { Board } from '../board.js';
import { swag } from '../paths.js';
import type { Rand } from '../random.js';
import { at, beads, disc, dots, line, op, oval, path, rect } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';
import { flowers } from './flowers.js';
import { curtain, folds, swagCloth } from './textiles.js';

/** The couple's settee, with a gilt frame and a buttoned back; foot at y, 300 wide. */
export function settee(g: Board, x: number, y: number, s: number, c: string): Kids {
  const { p } = g;
  const gilt = g.sheen(p.gold, 0.5, 0.4);
  return at(x, y, s, [
    oval(0, 4, 180, 16, p.ink, op(0.35)),
    path('M-150-60C-170-150-110-170-70-160Q-30-150 0-196Q30-150 70-160C110-170 170-150 150-60Z', gilt),
    path(
      'M-136-62C-150-140-106-152-68-144Q-30-136 0-172Q30-136 68-144C106-152 150-140 136-62Z',
      g.lin('v', mix(c, p.cream, 0.25), mix(c, p.ink, 0.2)),
    ),
    dots(
      [
        [-90, -112],
        [-45, -110],
        [0, -126],
        [45, -110],
        [90, -112],
        [-68, -86],
        [-22, -88],
        [22, -88],
        [68, -86],
      ],
      p.gold,
      7,
    ),
    path(
      'M-162-70Q-184-74-180-46L-164-14H-136V-52Q-142-70-162-70ZM162-70Q184-74 180-46L164-14H136V-52Q142-70 162-70Z',
      gilt,
    ),
    path('M-146-62Q0-78 146-62V-34H-146Z', g.lin('v', mix(c, p.cream, 0.35), c)),
    rect(-158, -36, 316, 20, gilt),
    path('M-150-16L-156 4H-144L-134-16ZM150-16L156 4H144L134-16Z', mix(p.gold, p.ink, 0.4)),
    beads('M-150-26H152', mix(p.gold, p.cream, 0.5), 5, 11),
  ]);
}

/** A slim ballroom chair, 44 wide. */
export const chair = (g: Board, c: string, sash: string) =>
  g.symbol('chair' + c + sash, () => [
    line('M-22 0V-92M22 0V-92M-22-92H22M-22-74H22M-8-92V-50M8-92V-50M-24-46H24M-28 14V-46M28 14V-46', c, 5),
    path('M-26-50H26L22-42H-22Z', mix(c, g.p.cream, 0.4)),
    path('M-20-86Q0-66 20-86L16-60Q0-50-16-60Z', sash),
  ]);

/** A table with a cloth and a scalloped overlay; foot at y, w wide and h high. */
export function clothTable(
  g: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  over: string,
): Kids {
  const { p } = g;
  const n = Math.max(3, Math.round(w / 110));
  const step = w / n;
  return [
    oval(x, y + 4, w * 0.54, 14, p.ink, op(0.4)),
    path(
      S`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w / 2 + 14} ${y}H${x - w / 2 - 14}Z`,
      folds(g, c, n * 2),
    ),
    path(
      S`M${x - w / 2} ${y - h}H${x + w / 2}` +
        range(
          n,
          (i) =>
            S`Q${x + w / 2 - step * (i + 0.5)} ${y - h + h * 0.72} ${x + w / 2 - step * (i + 1)} ${y - h}`,
        ).join('') +
        'Z',
      mix(over, p.ink, 0.08),
    ),
    line(
      range(n, (i) => swag(x - w / 2 + step * i, y - h, x - w / 2 + step * (i + 1), y - h, h * 0.36)).join(
        '',
      ),
      p.gold,
      3,
    ),
    rect(x - w / 2 - 6, y - h - 10, w + 12, 12, g.side(mix(over, p.cream, 0.5), mix(over, p.shade, 0.4))),
  ];
}

/** A four-poster bed seen from its foot end; foot at y, 520 wide. */
export function fourPoster(g: Board, R: Rand, x: number, y: number, s: number, c: string): Kids {
  const { p } = g;
  const wood = mix(p.near, p.gold, 0.25);
  const post = (k: number) => [
    rect(k * 262 - 9, -430, 18, 430, g.side(mix(wood, p.gold, 0.4), mix(wood, p.ink, 0.3))),
    disc(k * 262, -440, 15, mix(wood, p.gold, 0.4)),
  ];
  return at(x, y, s, [
    oval(0, 4, 330, 30, p.ink, op(0.4)),
    path(
      'M-240-70V-250Q-230-300-120-290Q-60-284 0-330Q60-284 120-290Q230-300 240-250V-70Z',
      g.side(mix(wood, p.gold, 0.35), wood, mix(wood, p.ink, 0.3)),
    ),
    path(
      'M-214-80V-236Q-200-270-116-262Q-50-256 0-296Q50-256 116-262Q200-270 214-236V-80Z',
      folds(g, mix(c, p.cream, 0.15), 8),
    ),
    curtain(g, -258, -420, 130, 420, 1, mix(p.cream, c, 0.15)),
    curtain(g, 258, -420, 130, 420, -1, mix(p.cream, c, 0.15)),
    [-1, 1].map((k) => [
      path(
        S`M${k * 110 - 84} -140q84-66 168 0q10 44-10 62h-148q-20-18-10-62Z`,
        g.lin('v', p.cream, mix(p.cream, p.shade, 0.4)),
      ),
      path(
        S`M${k * 74 - 52} -118q52-46 104 0q8 30-6 44h-92q-14-14-6-44Z`,
        g.lin('v', mix(p.rose, p.cream, 0.25), p.rose),
      ),
    ]),
    path('M-246-92Q0-116 246-92L268-20H-268Z', g.lin('v', p.cream, mix(p.cream, p.shade, 0.5))),
    path('M-258-58Q0-86 258-58L272-14Q0-30-272-14Z', g.lin('v', mix(c, p.gold, 0.2), mix(c, p.ink, 0.25))),
    beads('M-256-54Q0-82 258-54', p.gold, 6, 10),
    rect(-272, -22, 544, 22, g.side(mix(wood, p.gold, 0.4), mix(wood, p.ink, 0.4))),
    flowers(
      g,
      R,
      range(10, (): Point => [R(-70, 70), -84 + R(-10, 8)]),
      16,
    ),
    [-1, 1].map(post),
    rect(-282, -446, 564, 20, g.side(mix(wood, p.gold, 0.5), mix(wood, p.ink, 0.2))),
    range(4, (i) => swagCloth(g, -272 + i * 136, -136 + i * 136, -428, 34, c)),
  ]);
}
