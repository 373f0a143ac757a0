// Concert stages: trusses, beams of light, and the audience seen from behind.
import type { Board } from '../board.js';
import type { Palette } from '../palettes.js';
import { H, W } from '../paths.js';
import { cycle, type Rand } from '../random.js';
import { disc, group, line, oval, path, rect, ROUND, SCREEN } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';
import { toran } from './flowers.js';
import { bulbs } from './lamps.js';

export function truss(g: Board, y: number): Kids {
  const c = mix(g.p.mid, g.p.ink, 0.45);
  return [
    rect(-10, y, W + 20, 6, c),
    rect(-10, y + 40, W + 20, 6, c),
    line(range(40, (i) => S`M${i * 42} ${y + 4}l21 40l21-40`).join(''), c, 4),
  ];
}

/** Cones of light from lamps at y0, each leaning towards x. */
export function beams(
  g: Board,
  R: Rand,
  lamps: readonly number[],
  y0: number,
  y1: number,
  x: number,
  hues: readonly string[],
  a = 0.7,
): Kids {
  const cones = lamps.map((lx, i) => {
    const c = cycle(hues, i);
    const tx = x + (lx - x) * R(-0.35, 0.6);
    const w = R(80, 150);
    return path(
      S`M${lx - 8} ${y0}L${tx - w} ${y1}H${tx + w}L${lx + 8} ${y0}Z`,
      g.lin('v', [0, c, a], [0.6, c, a * 0.26], [1, c, 0.02]),
    );
  });
  const cans = lamps.map((lx, i) => [
    path(S`M${lx - 18} ${y0 - 20}h36l8 36h-52Z`, mix(g.p.ink, '#000000', 0.25)),
    oval(lx, y0 + 16, 24, 7, mix(cycle(hues, i), '#ffffff', 0.6)),
    g.glow(lx, y0 + 16, 80, cycle(hues, i), 0.8),
  ]);
  return [group(SCREEN, cones), cans];
}

const SHOULDERS = 'M-54 120C-54 30-44 2-12-8V-24H12V-8C44 2 54 30 54 120Z';
function watcher(g: Board, kind: number, c: string): string {
  return g.symbol('watch' + kind + c, () => [
    path(SHOULDERS, c),
    oval(0, -44, 18, 22, c),
    [
      '',
      disc(0, -70, 11, c),
      [line('M40 20L56-42L44-104', c, 15, ROUND), disc(44, -110, 8, c)],
      path('M-22-48Q-26-76 0-78Q26-76 22-48Q0-58-22-48ZM8-76Q10-92 20-94Q20-82 14-72Z', c),
      [
        line('M40 20L50-40L26-92M-40 20L-50-40L-26-92', c, 14, ROUND),
        disc(26, -96, 8, c),
        disc(-26, -96, 8, c),
      ],
      path('M-20-40C-24-74 24-74 20-40L26 10H-26Z', c),
    ][kind] ?? '',
  ]);
}
/** A row of the audience; `lively` is the share of people with raised hands. */
export function audience(g: Board, R: Rand, y: number, s: number, c: string, lively = 0.35): Kids {
  const n = Math.round(W / (98 * s));
  return [
    range(n + 1, (i) =>
      g.use(
        watcher(g, R.chance(lively) ? R.pick([2, 4]) : R.pick([0, 1, 3, 5]), c),
        (i + R(-0.25, 0.25)) * (W / n),
        y + R(-14, 18) * s,
        s * R(0.92, 1.08) * R.side(),
      ),
    ),
    rect(0, y + 100 * s, W, H, c),
  ];
}

/** The stage floor, with a festoon along its lit front edge. */
export function stageEdge(g: Board, y: number, h = 90): Kids {
  const { p } = g;
  return [
    rect(-10, y, W + 20, h, g.lin('v', mix(p.rose, p.ink, 0.35), mix(p.ink, p.near, 0.3))),
    toran(g, 0, W, y + 14, 12, 24, 12),
    bulbs(g, S`M0 ${y + 2}H${W}`, 7, 30),
  ];
}

/** Colours of lamps, from the palette. */
export const stageHues = (p: Palette) =>
  [p.gold, p.rose, mix(p.leaf, p.cream, 0.45), mix(p.rose, p.cream, 0.5)] as const;
