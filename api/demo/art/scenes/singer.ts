// A singer in the spotlight, with tabla and harmonium.
import { scene, third } from '../board.js';
import type { Look } from '../kits/dress.js';
import { figure, someone } from '../kits/figures.js';
import { harmonium, micStand, tabla } from '../kits/instruments.js';
import { bokeh, bulbs } from '../kits/lamps.js';
import { audience, beams, stageEdge, stageHues } from '../kits/stage.js';
import { folds, swagCloth } from '../kits/textiles.js';
import { cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, group, line, op, oval, path, rect, SCREEN } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const singer = scene('singer', (g, R, p) => {
  const stage = R(800, 830);
  const cx = third(-g.L) + g.L * R(40, 130);
  const hues = stageHues(p);
  const dark = mix(p.ink, p.near, 0.35);
  g.focus = [cx / W, 0.58];
  g.add(rect(0, 0, W, H, g.lin('v', mix(p.ink, '#000000', 0.2), dark, mix(p.near, p.mid, 0.55))));
  const scene0 = R.int(0, 2);
  if (scene0 === 0) {
    g.add(
      range(7, (i) => {
        const x = (i - 0.5) * 270;
        return [
          path(cusped(x, stage, 210, 560, 5), mix(p.near, p.mid, 0.45)),
          g.glow(x, stage - 120, 170, p.gold, 0.6),
          line(cusped(x, stage, 226, 572, 5), mix(p.gold, p.near, 0.45), 4),
          bulbs(g, cusped(x, stage, 236, 580, 5, false), 5, 24, 0.6),
        ];
      }),
    );
  } else if (scene0 === 1) {
    g.add(
      range(9, (i) => rect(i * 180 - 10, 0, 184, stage, folds(g, mix(p.rose, p.ink, 0.35), 3))),
      range(6, (i) => swagCloth(g, -40 + i * 290, 250 + i * 290, -4, 110, mix(p.rose, p.gold, 0.15))),
    );
  } else {
    g.add(
      range(26, (i) => {
        const x = 20 + i * 62;
        return [
          line(S`M${x} 0V${R(180, 520)}`, mix(p.gold, p.near, 0.5), 1.5),
          bulbs(g, S`M${x} ${R(30, 90)}V${R(220, 560)}`, 6, 34, 0.9),
        ];
      }),
    );
  }
  g.add(
    g.glow(cx, stage - 300, 640, mix(p.gold, p.rose, 0.35), 0.7),
    group(
      SCREEN,
      path(
        S`M${cx - g.L * 260 - 16} -20L${cx - 210} ${stage + 30}H${cx + 210}L${cx - g.L * 260 + 16} -20Z`,
        g.lin('v', [0, p.sun, 0.55], [1, p.sun, 0.16]),
      ),
    ),
    group(SCREEN, beams(g, R, [180, 560, 1040, 1420], 60, stage + 40, cx, hues, 0.35)),
  );
  g.add(
    rect(0, stage, W, H, g.lin('v', mix(p.rose, p.ink, 0.25), mix(p.ink, p.near, 0.3))),
    oval(cx, stage + 50, 330, 60, p.sun, op(0.22)),
  );
  const lady = R.chance(0.6);
  const look: Look = lady
    ? {
        outfit: R.pick(['anarkali', 'lehenga', 'sari']),
        main: R.pick([p.rose, mix(p.leaf, p.cream, 0.1), p.gold]),
        accent: R.pick([p.gold, p.cream]),
        head: R.pick(['plait', 'bun']),
        pose: 'sing',
        dim: 0.04,
      }
    : {
        outfit: 'kurta',
        main: R.pick([p.cream, p.rose]),
        accent: p.gold,
        head: 'hair',
        pose: 'sing',
        dim: 0.04,
      };
  g.add(
    oval(cx, stage + 64, 150, 18, p.ink, op(0.45)),
    someone(g, cx, stage + 64, 2.75 * g.L, look),
    micStand(g, cx + g.L * 46, stage + 74, 440, 1.5),
  );
  // the musicians sit at the side on a white mattress
  const px = cx + g.L * R(380, 440);
  g.add(
    path(
      S`M${px - 330} ${stage + 40}H${px + 330}L${px + 360} ${stage + 92}H${px - 360}Z`,
      mix(p.cream, p.shade, 0.35),
    ),
    [-150, 150].map((dx, i) =>
      at(px + dx, stage + 66, 1.5 * (dx * g.L > 0 ? -1 : 1) * g.L, [
        path('M-46-4Q-50-40-16-44H18Q52-38 46-4Q0 8-46-4Z', mix(cycle([p.gold, p.rose], i), p.ink, 0.25)),
        at(
          0,
          56,
          0.95,
          group(
            'clip-path="inset(0)"',
            figure(g, {
              outfit: 'kurta',
              main: cycle([p.gold, p.rose], i),
              accent: p.cream,
              head: i ? 'turban' : 'hair',
              pose: 'hold',
              dim: 0.2,
            }),
          ),
        ),
      ]),
    ),
  );
  g.add(
    at(px - g.L * 150, 0, 1, tabla(g, 0, stage + 96, 1)),
    at(px + g.L * 150, 0, 1, harmonium(g, 0, stage + 96, 0.9)),
  );
  g.add(
    stageEdge(g, stage + 120, 70),
    rect(0, stage + 190, W, H, mix(p.ink, '#000000', 0.2)),
    audience(g, R, 1068, 1.1, mix(p.ink, '#000000', 0.25), 0.15),
  );
  bokeh(g, R, 10, 120, 620, 8, 26, hues);
});
