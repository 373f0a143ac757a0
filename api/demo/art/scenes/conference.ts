// A conference hall: rows of chairs towards a lit stage with a lectern.
import { scene } from '../board.js';
import { someone } from '../kits/figures.js';
import { settee } from '../kits/furniture.js';
import { bulbs } from '../kits/lamps.js';
import { urn } from '../kits/objects.js';
import { mandala } from '../kits/ornament.js';
import { palace } from '../kits/palace.js';
import { folds } from '../kits/textiles.js';
import { H, PAISLEY, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, line, oval, path, rect, stroke } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const conference = scene('conference', (g, R, p) => {
  const stage = R(590, 620);
  const cx = W / 2 + g.L * R(0, 120);
  const wall = R.pick([mix(p.near, p.mid, 0.4), mix(p.mid, p.shade, 0.3), mix(p.leaf, p.near, 0.5)]);
  g.focus = [cx / W, 0.55];
  g.add(rect(0, 0, W, H, g.side(mix(wall, p.gold, 0.25), wall, mix(wall, p.ink, 0.45))));
  // coffered ceiling and fins of timber on the walls
  g.add(
    path(S`M0 0H${W}L${cx + 420} 190H${cx - 420}Z`, mix(wall, p.ink, 0.35)),
    range(4, (i) => {
      const t = i / 4;
      const y = 20 + t * 160;
      const half = 800 - t * 360;
      return [
        rect(cx - half, y, half * 2, 12 - t * 6, mix(p.gold, p.cream, 0.6)),
        g.glow(cx, y, half * 0.7, p.sun, 0.25),
      ];
    }),
    range(22, (i) =>
      [-1, 1].map((k) =>
        rect(
          cx + k * (450 + i * 56) - 13,
          180 - i * 10,
          26,
          stage - 150 + i * 10,
          mix(mix(p.gold, wall, 0.55), p.ink, 0.1 + (i % 2) * 0.12),
        ),
      ),
    ),
  );
  const sw = R(640, 720);
  const kind = R.int(0, 2);
  const screen = S`M${cx - sw / 2} 230H${cx + sw / 2}V${stage - 60}H${cx - sw / 2}Z`;
  g.add(
    g.glow(cx, 400, 620, p.sun, 0.6),
    rect(cx - sw / 2 - 14, 216, sw + 28, stage - 262, mix(p.ink, p.near, 0.2)),
    path(screen, g.lin('v', ...p.sky)),
    g.clip(
      screen,
      kind === 0
        ? [g.glow(cx - 90, 390, 200, p.sun, 0.9), at(cx + 60, stage - 60, 0.56, palace(g, R, 0, 0, 900))]
        : kind === 1
          ? at(
              cx,
              390,
              1,
              mandala(g, R, 150, mix(p.cream, p.gold, 0.3), () => 'none'),
            )
          : [
              disc(cx - 56, 400, 84, 'none', stroke(p.cream, 14)),
              disc(cx + 56, 400, 84, 'none', stroke(p.gold, 14)),
            ],
    ),
    [-1, 1].map((k) => [
      rect(cx + k * (sw / 2 + 90) - 60, 210, 120, stage - 210, folds(g, mix(p.rose, p.ink, 0.15), 3)),
      bulbs(g, S`M${cx + k * (sw / 2 + 20)} 210V${stage - 40}`, 6, 26, 0.7),
    ]),
  );
  g.add(
    rect(0, stage, W, H, g.lin('v', mix(p.rose, p.near, 0.6), mix(p.near, p.ink, 0.3))),
    rect(
      cx - sw * 0.72,
      stage - 40,
      sw * 1.44,
      62,
      g.lin('v', mix(p.gold, p.stone, 0.4), mix(p.gold, p.ink, 0.4)),
    ),
    rect(cx - sw * 0.72, stage + 22, sw * 1.44, 20, mix(p.near, p.ink, 0.3)),
    range(15, (i) => urn(g, R, cx - sw * 0.7 + (i * sw * 1.4) / 14, stage + 44, 0.38)),
  );
  const lx = cx - g.L * sw * 0.44;
  g.add(
    at(lx, stage - 30, 1, [
      path('M-44 0L-54-104H54L44 0Z', g.sheen(mix(p.rose, p.ink, 0.3), 0.25, 0.4)),
      path('M-62-104L-50-122H50L62-104Z', mix(p.gold, p.cream, 0.2)),
      at(0, -34, 0.32, path(PAISLEY, p.gold)),
      line('M10-120Q16-140 6-150', p.ink, 3),
    ]),
    someone(g, lx + g.L * 4, stage - 34, 1.05 * g.L, {
      outfit: R.pick(['suit', 'sari']),
      main: R.pick([p.near, p.rose]),
      accent: p.gold,
      head: R.pick(['hair', 'bun']),
      pose: 'point',
      dim: 0.12,
    }),
  );
  g.add(
    at(lx, stage - 30, 1, [
      path('M-44 0L-54-104H54L44 0Z', g.sheen(mix(p.rose, p.ink, 0.3), 0.25, 0.4)),
      path('M-62-104L-50-122H50L62-104Z', mix(p.gold, p.cream, 0.2)),
      at(0, -34, 0.32, path(PAISLEY, p.gold)),
    ]),
  );
  const panel = R.int(2, 3);
  g.add(
    range(panel, (i) => {
      const x = cx + g.L * (60 + i * 120);
      return at(x, stage - 26, 0.34, settee(g, 0, 0, 1, cycle([p.rose, p.gold], i)));
    }),
  );
  // rows of chairs from behind, some of them taken
  const coverC = R.pick([p.cream, mix(p.cream, p.gold, 0.2)]);
  const back = g.symbol('back', () => [
    path('M-40 60L-36-60Q0-82 36-60L40 60Z', g.side(coverC, mix(coverC, p.shade, 0.5))),
    path('M-39-14H39L40 10H-40Z', mix(p.rose, p.ink, 0.05)),
    path('M-16-2Q-50 20-30 44Q-10 30 0 2Q10 30 30 44Q50 20 16-2Q0-14-16-2Z', p.rose),
  ]);
  const sitter = [
    g.symbol('sitA', () => [
      oval(0, -96, 22, 27, mix(p.ink, p.near, 0.15)),
      path('M-44-20Q-40-66 0-68Q40-66 44-20Z', mix(p.near, p.ink, 0.3)),
    ]),
    g.symbol('sitB', () => [
      oval(0, -96, 21, 26, mix(p.ink, p.near, 0.15)),
      disc(0, -128, 12, mix(p.ink, p.near, 0.15)),
      path('M-44-20Q-40-66 0-68Q40-66 44-20Z', mix(p.rose, p.ink, 0.4)),
    ]),
  ] as const;
  g.add(
    range(5, (k) => {
      const t = k / 4;
      const s = 0.5 + t * 0.95;
      const y = stage + 110 + t * 330;
      const n = Math.round(W / (96 * s));
      return range(n + 1, (i) => {
        const x = cx + (i - n / 2) * 96 * s;
        return Math.abs(x - cx) < 70 * s + 20
          ? ''
          : [R.chance(k < 3 ? 0.55 : 0.25) ? g.use(R.pick(sitter), x, y, s) : '', g.use(back, x, y, s)];
      });
    }),
  );
});
