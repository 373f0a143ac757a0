// A dance night: a lit mandala behind the dancers, drapes, hanging lanterns, guests looking on.
import { scene } from '../board.js';
import type { Look } from '../kits/dress.js';
import { someone } from '../kits/figures.js';
import { strand } from '../kits/flowers.js';
import { bokeh, bulbs, lantern } from '../kits/lamps.js';
import { mandala } from '../kits/ornament.js';
import { audience, beams, stageEdge, stageHues } from '../kits/stage.js';
import { curtain, swagCloth } from '../kits/textiles.js';
import { cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, group, line, op, oval, path, rect, SCREEN } from '../shapes.js';
import { mix, range } from '../svg.js';

export const sangeet = scene('sangeet', (g, R, p) => {
  const stage = R(770, 800);
  const cx = W / 2 + g.L * R(20, 160);
  const hues = stageHues(p);
  const night = mix(p.ink, p.near, 0.4);
  g.focus = [cx / W, 0.52];
  g.add(
    rect(0, 0, W, H, g.lin('v', mix(p.ink, '#000000', 0.15), night, mix(p.near, p.mid, 0.5))),
    g.glow(cx, stage - 260, 900, mix(p.rose, p.near, 0.2), 0.8),
  );
  const round = R.chance();
  const frame = cusped(cx, stage, 700, 690, 7);
  const petalsOf = (i: number) => mix(cycle(hues, i), p.near, 0.3);
  g.add(
    [-1, 1].map((k) =>
      range(3, (i) => {
        const x = cx + k * (470 + i * 210);
        const h = 520 - i * 40;
        const niche = cusped(x, stage, 176, h, 4);
        return [
          path(niche, mix(p.near, p.mid, 0.35)),
          g.clip(niche, [
            rect(x - 90, stage - 560, 180, 560, g.jali(mix(cycle(hues, i + 1), p.near, 0.45), 34)),
            g.glow(x, stage - 60, 190, p.gold, 0.5),
          ]),
          line(cusped(x, stage, 192, h + 12, 4), mix(cycle(hues, i), p.near, 0.25), 5),
          bulbs(g, cusped(x, stage, 198, h + 16, 4, false), 5, 22, 0.7),
        ];
      }),
    ),
    path(frame, g.rad([0, mix(p.rose, p.gold, 0.4)], [0.55, mix(p.rose, p.near, 0.4)], [1, p.near])),
    round
      ? at(cx, stage - 320, 1, mandala(g, R, 270, mix(p.gold, p.cream, 0.4), petalsOf))
      : [
          range(8, (i) =>
            strand(
              g,
              cx - 230 + i * 66,
              stage - 620 + Math.abs(i - 3.5) * 26,
              300 - Math.abs(i - 3.5) * 20,
              20,
              cycle([p.gold, p.rose, p.cream], i),
            ),
          ),
          g.glow(cx, stage - 250, 300, p.gold, 0.5),
        ],
    bulbs(g, cusped(cx, stage, 716, 702, 7, false), 9, 24),
    g.glow(cx, stage - 300, 460, p.gold, 0.4),
    [-1, 1].map((k) => curtain(g, cx + k * 400, stage - 700, 250, 700, -k, mix(p.rose, p.ink, 0.2))),
    range(5, (i) =>
      swagCloth(
        g,
        -40 + i * 340,
        310 + i * 340,
        -6,
        90,
        i % 2 ? mix(p.gold, p.ink, 0.15) : mix(p.rose, p.ink, 0.15),
      ),
    ),
  );
  if (R.chance(0.6))
    g.add(
      beams(
        g,
        R,
        range(5, (i) => 130 + i * 330),
        130,
        stage + 60,
        cx,
        hues,
        0.5,
      ),
    );
  else g.add(range(6, (i) => lantern(g, 120 + i * 270 + R(-40, 40), R(150, 300), R(1, 1.6), 300)));
  g.add(stageEdge(g, stage, 80), group(SCREEN, oval(cx, stage + 8, 480, 40, p.gold, op(0.25))));
  const n = R.int(3, 5);
  g.add(
    range(n, (i) => {
      const x = cx + (i - (n - 1) / 2) * R(150, 172);
      const man = i % 2 === 1;
      const look: Look = man
        ? {
            outfit: 'sherwani',
            main: R.pick([p.cream, mix(p.near, p.mid, 0.5)]),
            accent: p.rose,
            head: 'turban',
            pose: R.pick(['raise', 'dance']),
            dim: 0.06,
          }
        : {
            outfit: R.pick(['lehenga', 'lehenga', 'anarkali']),
            main: cycle([p.rose, p.gold, mix(p.leaf, p.cream, 0.15)], i),
            accent: cycle([p.gold, p.rose, p.cream], i),
            head: 'plait',
            pose: R.pick(['dance', 'sway']),
            dim: 0.06,
          };
      return [
        oval(x, stage + 4, 74, 10, p.ink, op(0.5)),
        someone(g, x, stage + 6, R(1.32, 1.46) * R.side(), look),
      ];
    }),
  );
  g.add(
    rect(0, stage + 76, W, H, night),
    audience(g, R, 930, 0.8, mix(p.ink, p.near, 0.25), 0.15),
    audience(g, R, 1030, 1.3, mix(p.ink, '#000000', 0.2), 0.2),
  );
  bokeh(g, R, 9, 130, 420, 8, 26, hues);
});
