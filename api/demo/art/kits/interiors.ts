// Rooms: walls with niches, floors, windows.
import type { Board } from '../board.js';
import { cusped, H, PAISLEY, W } from '../paths.js';
import type { Rand } from '../random.js';
import { at, beads, disc, line, op, path, rect } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';
import { palace } from './palace.js';

export interface RoomLook {
  floor: number;
  x: number;
  wall: string;
  /** Number of cusped niches along the wall; 0 for a plain wall. */
  niches?: number;
}

/** A palace room, front view: papered wall, cornice, niches, tiled floor. */
export function room(g: Board, R: Rand, { floor, x, wall, niches = 6 }: RoomLook): void {
  const { p } = g;
  const lit = mix(wall, p.gold, 0.28);
  g.add(rect(0, 0, W, floor + 4, g.side(lit, wall, mix(wall, p.ink, 0.4))));
  g.add(rect(0, 0, W, floor, butiPrint(g, mix(wall, p.gold, 0.5)), op(0.18)));
  const bay = W / Math.max(1, niches);
  g.add(
    range(niches, (i) => {
      const nx = x + (i - niches / 2 + 0.5) * bay;
      return [
        path(
          cusped(nx, floor - 70, bay * 0.62, floor * 0.62, 5),
          g.side(mix(wall, p.ink, 0.35), mix(wall, p.ink, 0.12)),
        ),
        line(cusped(nx, floor - 70, bay * 0.68, floor * 0.64, 5), mix(p.gold, wall, 0.35), 4),
        line(cusped(nx, floor - 70, bay * 0.74, floor * 0.665, 5), mix(p.gold, wall, 0.6), 2),
        g.glow(nx, floor - 130, bay * 0.4, p.gold, R(0.25, 0.5)),
      ];
    }),
  );
  g.add(
    rect(0, 0, W, 70, g.jali(mix(wall, p.gold, 0.4), 34)),
    rect(0, 70, W, 10, mix(p.gold, wall, 0.2)),
    rect(0, floor - 62, W, 62, mix(wall, p.ink, 0.25)),
    line(S`M0 ${floor - 62}H${W}`, mix(p.gold, wall, 0.3), 4),
  );
  tiledFloor(g, floor, x, mix(wall, p.near, 0.4));
}

/** A polished floor with the vanishing point at x, reflecting some light. */
export function tiledFloor(g: Board, y: number, x: number, c: string): void {
  const { p } = g;
  g.add(
    rect(0, y, W, H - y, g.lin('v', mix(c, p.gold, 0.4), [0.3, c], [1, mix(c, p.ink, 0.55)])),
    range(19, (i) =>
      path(
        S`M${x} ${y - 160}L${-2400 + i * 360 + x * 0.1} ${H + 10}h150Z`,
        mix(p.cream, p.gold, 0.3),
        op(0.07),
      ),
    ).map((d) => g.clip(S`M0 ${y}H${W}V${H}H0Z`, d)),
    range(5, (i) => rect(0, y + (i / 5) ** 1.9 * (H - y), W, 2 + i, p.ink, op(0.14))),
  );
}

/** Small flowers in rows, as printed on cloth and painted on walls. */
export const butiPrint = (g: Board, c: string) =>
  g.tile('buti' + c, 120, 140, [at(30, 60, 0.42, path(PAISLEY, c)), at(90, 130, -0.42, path(PAISLEY, c))]);

/** A cusped window with an evening view: sky, a distant palace, a lattice below. */
export function view(g: Board, R: Rand, x: number, y: number, w: number, h: number): Kids {
  const { p } = g;
  const opening = cusped(x, y, w, h, 5);
  const sill = y - h * 0.2;
  return [
    path(cusped(x, y, w * 1.12, h * 1.05, 5), g.stone(mix(p.stone, p.gold, 0.15), p.shade)),
    path(opening, g.lin('v', ...p.sky)),
    g.clip(opening, [
      g.glow(x - g.L * w * 0.2, y - h * 0.5, w * 0.7, p.sun, 0.9),
      disc(x - g.L * w * 0.18, y - h * 0.48, w * 0.08, p.sun),
      path(
        S`M${x - w} ${sill}Q${x - w * 0.3} ${sill - h * 0.14} ${x} ${sill - h * 0.04}T${x + w} ${sill - h * 0.08}V${y}H${x - w}Z`,
        mix(p.far, p.sky[2], 0.3),
      ),
      at(x + g.L * w * 0.12, sill + 8, w / 1500, palace(g, R, 0, 0, 620)),
      rect(x - w / 2, sill, w, h * 0.2, mix(p.mid, p.far, 0.5)),
      rect(x - w / 2, y - h * 0.17, w, h * 0.17, g.jali(mix(p.near, p.ink, 0.2), Math.max(14, w * 0.07))),
      rect(x - w / 2, y - h * 0.18, w, 8, mix(p.near, p.ink, 0.2)),
    ]),
    line(cusped(x, y, w * 1.04, h * 1.02, 5), mix(p.gold, p.shade, 0.3), 5),
  ];
}

/** A table top across the bottom of the picture, with a zari border on its cloth. */
export function nearTable(g: Board, y: number, cloth: string): void {
  const { p } = g;
  const border = S`M0 ${H - 74}Q400 ${H - 100} 800 ${H - 74}T${W + 10} ${H - 80}`;
  g.add(
    path(
      S`M-10 ${y}Q400 ${y - 16} 800 ${y}T${W + 10} ${y - 4}V${H + 10}H-10Z`,
      g.lin('v', mix(cloth, p.cream, 0.18), [0.3, cloth], [1, mix(cloth, p.ink, 0.55)]),
    ),
    line(border, p.gold, 56, op(0.9)),
    line(border, mix(cloth, p.ink, 0.3), 42, 'stroke-dasharray="26 14"'),
    beads(border, p.gold, 13, 40),
  );
}
