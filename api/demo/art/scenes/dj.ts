// A DJ at the console, in front of a wall of light.
import { type Board, scene } from '../board.js';
import { figure } from '../kits/figures.js';
import { bulbs } from '../kits/lamps.js';
import { mandala } from '../kits/ornament.js';
import { audience, beams, stageHues, truss } from '../kits/stage.js';
import { cusped, H, ring, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, dots, line, op, oval, path, rect, ROUND, stroke } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

function deck(g: Board, x: number, y: number): Kids {
  const { p } = g;
  return [
    oval(x, y, 84, 24, mix(p.ink, p.mid, 0.25)),
    oval(x, y - 4, 78, 21, mix(p.ink, '#000000', 0.3)),
    range(3, (i) => oval(x, y - 4, 66 - i * 14, 17.5 - i * 4, 'none', stroke(mix(p.mid, p.ink, 0.3), 1.5))),
    oval(x, y - 4, 24, 6.5, p.rose),
    line(S`M${x + 66} ${y - 30}L${x + 40} ${y - 10}`, p.cream, 5, ROUND),
  ];
}

export const dj = scene('dj', (g, R, p) => {
  const floor = R(770, 800);
  const cx = W / 2 + g.L * R(-60, 90);
  const hues = stageHues(p);
  const black = mix(p.ink, '#000000', 0.3);
  g.focus = [cx / W, 0.56];
  g.add(rect(0, 0, W, H, g.lin('v', black, mix(p.ink, p.near, 0.6), mix(p.near, p.mid, 0.5))));
  const kind = R.int(0, 2);
  const wall = 430;
  if (kind === 0) {
    g.add(
      at(cx, 440, 1, [
        disc(0, 0, 390, mix(p.near, p.ink, 0.3)),
        mandala(g, R, 380, mix(p.gold, p.cream, 0.3), (i) => mix(cycle(hues, i), p.near, 0.35)),
      ]),
      bulbs(g, ring(cx, 440, 398), 9, 26),
    );
  } else if (kind === 1) {
    g.add(
      range(11, (i) => {
        const h = 160 + 380 * Math.abs(Math.sin(i * 1.3 + R(0, 0.6)));
        const c = cycle(hues, i);
        return [-1, 1].map((k) =>
          rect(
            cx + k * (30 + i * 66) - 24,
            floor - 60 - h,
            48,
            h,
            g.lin('v', c, mix(c, p.near, 0.75)),
            op(0.85),
          ),
        );
      }),
    );
  } else {
    g.add(
      range(5, (i) => [
        path(
          cusped(cx, floor, 1180 - i * 210, 760 - i * 110, 6),
          mix(mix(p.near, p.ink, 0.2), cycle(hues, i), 0.12 + i * 0.1),
        ),
        bulbs(g, cusped(cx, floor, 1180 - i * 210, 760 - i * 110, 6, false), 6, 22),
      ]),
    );
  }
  g.add(
    g.glow(cx, floor - 330, wall, cycle(hues, kind), 0.7),
    truss(g, 40),
    beams(
      g,
      R,
      range(R.int(6, 8), (i) => 80 + i * 215 + R(-20, 20)),
      90,
      floor + 120,
      cx,
      hues,
      0.65,
    ),
  );
  g.add(
    [-1, 1].map((k) =>
      range(2, (j) => {
        const x = cx + k * (470 + j * 10);
        const y = floor + 10 - j * 190;
        return [
          rect(x - 85, y - 180, 170, 186, g.side(mix(black, p.mid, 0.3), black)),
          [46, 128].map((dy, q) => [
            disc(x, y - dy, q ? 34 : 56, mix(black, p.mid, 0.22)),
            disc(x, y - dy, q ? 22 : 38, black),
            disc(x, y - dy, q ? 8 : 14, mix(p.mid, p.near, 0.5)),
          ]),
        ];
      }),
    ),
  );
  const s = R(2.1, 2.3);
  g.add(
    at(cx, floor + 90, s * g.L, [
      figure(g, {
        outfit: 'kurta',
        main: R.pick([mix(p.rose, p.near, 0.2), mix(p.near, p.mid, 0.6)]),
        accent: p.gold,
        head: 'hair',
        pose: R.pick(['point', 'sway', 'raise']),
        dim: 0.2,
      }),
      line('M-12-184C-14-206 14-206 12-184', mix(p.ink, p.mid, 0.2), 3.5),
      oval(-11, -182, 4.5, 8, p.gold),
      oval(11, -182, 4.5, 8, p.gold),
    ]),
  );
  const top = floor - 90;
  g.add(
    path(
      S`M${cx - 400} ${top}H${cx + 400}L${cx + 440} ${floor + 130}H${cx - 440}Z`,
      g.side(mix(p.near, p.mid, 0.4), mix(p.near, p.ink, 0.5)),
    ),
    g.clip(
      S`M${cx - 380} ${top + 40}H${cx + 380}L${cx + 414} ${floor + 120}H${cx - 414}Z`,
      rect(cx - 420, top + 40, 840, 240, g.jali(mix(p.gold, p.rose, 0.3), 46)),
    ),
    g.glow(cx, floor + 20, 330, p.rose, 0.5),
    path(
      S`M${cx - 380} ${top - 44}H${cx + 380}L${cx + 410} ${top + 6}H${cx - 410}Z`,
      mix(black, p.mid, 0.18),
    ),
    deck(g, cx - 210, top - 18),
    deck(g, cx + 210, top - 18),
    rect(cx - 78, top - 42, 156, 44, mix(black, p.mid, 0.3)),
    dots(
      range(18, (i): Point => [cx - 62 + (i % 6) * 25, top - 32 + Math.floor(i / 6) * 12]),
      p.gold,
      6,
    ),
    bulbs(g, S`M${cx - 404} ${top + 10}H${cx + 406}`, 7, 24),
  );
  g.add(
    rect(0, floor + 120, W, H, g.lin('v', [0, p.ink, 0], [0.3, black])),
    audience(g, R, 972, 1, mix(p.ink, p.near, 0.2), 0.5),
    audience(g, R, 1070, 1.4, black, 0.7),
  );
  g.add(
    hues.map((c) =>
      dots(
        range(16, (): Point => [R(0, W), R(90, 900)]),
        c,
        R(5, 10),
        op(0.8),
      ),
    ),
  );
});
