// Lawn games at a daytime function: pot, hoops, wheel, under bunting and parasols.
import { scene, third } from '../board.js';
import type { Look } from '../kits/dress.js';
import { someone } from '../kits/figures.js';
import { bloom, toran } from '../kits/flowers.js';
import { castShadow, flowerBank, lawn, petals } from '../kits/ground.js';
import { openSky } from '../kits/night.js';
import { grove, type Spot } from '../kits/planting.js';
import { folds } from '../kits/textiles.js';
import { H, PAISLEY, ring, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, line, op, oval, path, rect, stroke, turned } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const games = scene('games', (g, R, p) => {
  const horizon = R(560, 600);
  const cx = third(-g.L) + g.L * R(0, 70);
  const hues = [p.rose, p.gold, p.cream, mix(p.leaf, p.cream, 0.3), mix(p.rose, p.gold, 0.5)];
  g.focus = [cx / W, 0.58];
  openSky(g, R, horizon);
  g.add(
    grove(
      g,
      R,
      range(13, (i): Spot => [i * 132 + R(-40, 40), horizon + 12, R(0.8, 1.5)]),
      mix(mix(p.leaf, p.far, 0.5), p.sky[2], 0.15),
      p.sun,
      p.mid,
    ),
  );
  lawn(g, horizon, third(g.L));
  // striped stalls at the back
  g.add(
    range(R.int(2, 3), (i) => {
      const x = (g.L < 0 ? W : 0) + g.L * (170 + i * 300);
      const y = horizon + 90;
      return [
        rect(x - 100, y - 130, 200, 130, mix(p.near, p.mid, 0.4)),
        g.glow(x, y - 70, 110, p.gold, 0.6),
        someone(g, x, y + 30, 0.7, {
          outfit: 'kurta',
          main: cycle(hues, i),
          accent: p.rose,
          head: 'turban',
          dim: 0.3,
        }),
        rect(x - 110, y - 54, 220, 60, folds(g, cycle(hues, i), 5)),
        range(8, (k) =>
          path(
            S`M${x - 120 + k * 30} ${y - 140}L${x - 90 + k * 22.5} ${y - 210}H${x - 67.5 + k * 22.5}L${x - 90 + k * 30} ${y - 140}Q${x - 105 + k * 30} ${y - 118} ${x - 120 + k * 30} ${y - 140}Z`,
            k % 2 ? p.cream : cycle(hues, i),
          ),
        ),
      ];
    }),
  );
  // the wheel of fortune
  const wy = horizon + 20;
  const r = R(190, 220);
  const seg = R.pick([10, 12]);
  g.add(
    castShadow(g, cx, wy + 260, 200, 300),
    path(
      S`M${cx - 16} ${wy}L${cx - 110} ${wy + 270}H${cx - 78}L${cx} ${wy + 40}L${cx + 78} ${wy + 270}H${cx + 110}L${cx + 16} ${wy}Z`,
      mix(p.gold, p.ink, 0.5),
    ),
    disc(cx, wy, r + 16, g.sheen(p.gold, 0.5, 0.45)),
    turned(cx, wy, R(0, 30), [
      range(seg, (i) => {
        const [a, b] = [(i / seg) * 6.283, ((i + 1) / seg) * 6.283];
        return path(
          S`M0 0L${Math.cos(a) * r} ${Math.sin(a) * r}A${r} ${r} 0 0 1 ${Math.cos(b) * r} ${Math.sin(b) * r}Z`,
          cycle(hues, i),
        );
      }),
      range(seg, (i) => {
        const a = ((i + 0.5) / seg) * 6.283;
        return turned(
          Math.cos(a) * r * 0.7,
          Math.sin(a) * r * 0.7,
          (a * 180) / Math.PI + 90,
          path(PAISLEY, mix(p.ink, cycle(hues, i), 0.55)),
          0.26,
        );
      }),
    ]),
    beads(ring(cx, wy, r + 8), p.cream, 9, 32),
    g.use(bloom(g, p.rose), cx, wy, 4),
    path(S`M${cx - 20} ${wy - r - 44}H${cx + 20}L${cx} ${wy - r + 14}Z`, p.rose),
  );
  // the hanging pot that players break
  const mx = cx + g.L * R(400, 470);
  const my = R(300, 340);
  g.add(
    line(S`M-10 120Q${mx} 170 ${W + 10} 100M${mx} 158V${my}`, mix(p.ink, p.gold, 0.2), 4),
    at(mx, my + 120, 0.9, [
      path(
        'M-46-122H46L38-108Q92-86 92-44Q92 0 0 4Q-92 0-92-44Q-92-86-38-108Z',
        g.sheen(mix(p.rose, p.gold, 0.45), 0.4, 0.45),
      ),
      beads('M-86-66Q0-30 86-66', p.cream, 10, 14),
      line('M-92-44Q0-6 92-44', p.gold, 5),
      toran(g, -46, 46, -116, 3, 12, 9),
    ]),
    oval(mx, my + 4, 44, 9, mix(p.ink, p.rose, 0.3)),
  );
  // players
  const y = horizon + 270;
  const player = (x: number, yy: number, s: number, look: Look) => [
    oval(x, yy, 62 * s, 8 * s, p.ink, op(0.3)),
    someone(g, x, yy, s, look),
  ];
  g.add(
    player(mx - g.L * 60, y - 20, 1.3 * g.L, {
      outfit: 'kurta',
      main: p.gold,
      accent: p.rose,
      head: 'turban',
      pose: 'raise',
      dim: 0.05,
    }),
    player(mx + g.L * 130, y + 10, -1.25 * g.L, {
      outfit: 'anarkali',
      main: p.rose,
      accent: p.gold,
      head: 'plait',
      pose: 'sway',
      dim: 0.05,
    }),
    player(cx - g.L * 290, y + 60, 1.4 * g.L, {
      outfit: 'lehenga',
      main: mix(p.leaf, p.cream, 0.1),
      accent: p.gold,
      head: 'bun',
      pose: 'point',
      dim: 0.05,
    }),
  );
  // hoops over pegs
  const hy = H - 150;
  g.add(
    range(5, (i) => {
      const x = cx + (i - 2) * 150;
      const yy = hy + (i % 2) * 60;
      return [
        oval(x, yy, 40, 9, p.ink, op(0.3)),
        rect(x - 7, yy - 90, 14, 90, g.sheen(mix(p.gold, p.ink, 0.2), 0.4, 0.4)),
        disc(x, yy - 94, 11, cycle(hues, i)),
        (i + R.int(0, 1)) % 2 ? oval(x, yy - 8, 46, 12, 'none', stroke(cycle(hues, i + 1), 9)) : '',
      ];
    }),
    range(2, (i) =>
      turned(
        cx + g.L * (470 + i * 90),
        hy + 40 - i * 26,
        -12,
        oval(0, 0, 52, 15, 'none', stroke(cycle(hues, i), 10)),
      ),
    ),
  );
  g.add(
    range(3, (k) => {
      const d = (t: number): Point => [
        t * (W + 80) - 40,
        30 + k * 34 + Math.sin(Math.PI * ((t * 2 + k * 0.4) % 1)) * 70,
      ];
      return range(34, (i) => {
        const [x, yy] = d(i / 34);
        return path(S`M${x - 14} ${yy}H${x + 14}L${x} ${yy + 32}Z`, cycle(hues, i + k));
      });
    }),
  );
  petals(g, R, horizon + 160, 16);
  flowerBank(g, R, 60, 24);
});
