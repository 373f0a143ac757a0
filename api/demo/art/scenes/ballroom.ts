// A ballroom of arches within arches, with an aisle to the couple.
import { scene } from '../board.js';
import { person } from '../kits/figures.js';
import { bloom, flowers } from '../kits/flowers.js';
import { chandelier } from '../kits/lamps.js';
import { curtain, folds } from '../kits/textiles.js';
import { cusped, H, W } from '../paths.js';
import { beads, disc, line, op, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const ballroom = scene('ballroom', (g, R, p) => {
  const vx = W / 2 + g.L * -R(90, 170);
  const vy = R(560, 600);
  const N = R.int(4, 5);
  const foils = R.int(4, 6);
  const ratio = R(0.6, 0.65);
  const near = mix(p.near, p.ink, 0.35);
  const far = mix(p.stone, p.gold, 0.18);
  const runner = R.pick([p.rose, mix(p.rose, p.ink, 0.3)]);
  g.focus = [vx / W, 0.53];
  g.add(
    rect(0, 0, W, H, g.lin('v', near, mix(p.mid, p.near, 0.5))),
    path(
      S`M-10 ${H + 10}H${W + 10}V${vy + 60}H-10Z`,
      g.lin('v', mix(far, p.gold, 0.25), [0.35, mix(p.mid, p.shade, 0.4)], [1, near]),
    ),
  );
  g.add(
    range(19, (i) =>
      path(S`M${vx} ${vy}L${-2400 + i * 360} ${H + 10}h150Z`, mix(p.cream, p.gold, 0.3), op(0.1)),
    ),
    range(8, (i) => rect(0, vy + 55 + (i / 7) ** 2.2 * 470, W, 2 + i, p.ink, op(0.16))),
  );
  g.add(
    path(
      S`M${vx - 16} ${vy + 46}H${vx + 16}L${vx + 270} ${H + 10}H${vx - 270}Z`,
      g.lin('v', mix(runner, p.gold, 0.35), mix(runner, p.ink, 0.35)),
    ),
    line(
      S`M${vx - 14} ${vy + 46}L${vx - 240} ${H + 10}M${vx + 14} ${vy + 46}L${vx + 240} ${H + 10}`,
      p.gold,
      4,
    ),
    beads(
      S`M${vx - 15} ${vy + 50}L${vx - 256} ${H + 10}M${vx + 15} ${vy + 50}L${vx + 256} ${H + 10}`,
      p.gold,
      5,
      14,
    ),
  );
  for (let i = N - 1; i >= 0; i--) {
    const s = 1.12 * ratio ** i;
    const t = i / (N - 1);
    const c = mix(near, far, t ** 0.8);
    const edge = mix(c, p.gold, 0.55);
    const floor = vy + 520 * s;
    const X = (k: number) => vx + k * s;
    const aw = 940 * s;
    const ah = 900 * s;
    if (i === N - 1)
      g.add(
        rect(
          X(-620),
          floor - 1000 * s,
          1240 * s,
          1000 * s,
          g.lin('v', mix(p.rose, p.gold, 0.3), mix(p.gold, p.cream, 0.6), p.cream),
        ),
        folds(g, p.rose, 6) &&
          rect(X(-470), floor - 900 * s, 940 * s, 900 * s, folds(g, mix(p.rose, p.gold, 0.35), 8), op(0.55)),
        g.glow(vx, floor - 330 * s, 640 * s, p.cream, 1),
        rect(X(-330), floor - 40 * s, 660 * s, 46 * s, mix(p.rose, p.ink, 0.25)),
        path(cusped(vx, floor - 30 * s, 380 * s, 560 * s, 4), mix(p.cream, p.gold, 0.35)),
        flowers(
          g,
          R,
          range(18, (j) => [
            vx + 205 * s * Math.cos(Math.PI * (1 + j / 17)),
            floor - 260 * s + 300 * s * Math.sin(Math.PI * (1 + j / 17)),
          ]),
          60 * s,
        ),
        g.use(person(g, 'woman', mix(p.rose, p.ink, 0.45)), X(-52), floor - 30 * s, 2.7 * s),
        g.use(person(g, 'man', p.ink), X(52), floor - 30 * s, 2.9 * s),
        flowers(
          g,
          R,
          range(14, () => [X(R(-330, 330)), floor + R(-30, 8) * s]),
          46 * s,
        ),
      );
    const wall = S`M${X(-1700)} ${floor}V${floor - 1500 * s}H${X(1700)}V${floor}Z`;
    const arch = (k = 1, dy = 0) => cusped(vx, floor + 2, aw * k, ah + dy * s, foils);
    const sideA = (x: number, k = 1) => cusped(X(x), floor + 2, 400 * s * k, 690 * s * k, foils - 1);
    const lightWall = g.lin(
      'h',
      ...(g.L < 0
        ? [mix(c, p.gold, 0.2), c, mix(c, p.ink, 0.22)]
        : [mix(c, p.ink, 0.22), c, mix(c, p.gold, 0.2)]),
    );
    g.add(
      path(
        wall + arch(0.95, -26) + sideA(-880, 0.93) + sideA(880, 0.93),
        mix(c, p.ink, 0.25),
        'fill-rule="evenodd"',
      ),
      path(wall + arch() + sideA(-880) + sideA(880), lightWall, 'fill-rule="evenodd"'),
      line(arch(1.04, 22), edge, 6 * s),
      line(arch(1.085, 46), edge, 2.4 * s),
      line(sideA(-880, 1.05) + sideA(880, 1.05), edge, 4 * s),
    );
    g.add(
      [-1, 1].map((k) => [
        disc(X(k * 385), floor - 800 * s, 46 * s, 'none', S`stroke="${edge}" stroke-width="${4 * s}"`),
        g.use(bloom(g, p.gold), X(k * 385), floor - 800 * s, 3.4 * s),
        rect(
          X(k * 585) - 58 * s,
          floor - 620 * s,
          116 * s,
          590 * s,
          g.lin('h', mix(c, p.ink, 0.2), mix(c, p.cream, 0.4), mix(c, p.ink, 0.3)),
        ),
        line(
          [-30, -10, 10, 30].map((q) => S`M${X(k * 585 + q)} ${floor - 560 * s}V${floor - 90 * s}`).join(''),
          mix(c, p.ink, 0.3),
          3 * s,
          op(0.6),
        ),
        path(
          S`M${X(k * 585) - 62 * s} ${floor - 600 * s}l${-22 * s} ${-62 * s}h${168 * s}l${-22 * s} ${62 * s}Z`,
          edge,
        ),
        beads(S`M${X(k * 585) - 66 * s} ${floor - 632 * s}h${134 * s}`, c, 16 * s, 22 * s),
        rect(X(k * 585) - 80 * s, floor - 70 * s, 160 * s, 70 * s, mix(c, p.cream, 0.15)),
        rect(X(k * 585) - 68 * s, floor - 96 * s, 136 * s, 26 * s, edge),
      ]),
      rect(X(-1700), floor - 1010 * s, 3400 * s, 60 * s, g.jali(mix(edge, c, 0.2), Math.max(8, 34 * s))),
      line(
        S`M${X(-1700)} ${floor - 1016 * s}H${X(1700)}M${X(-1700)} ${floor - 944 * s}H${X(1700)}`,
        edge,
        5 * s,
      ),
    );
    g.add(
      [-1, 1].map((k) => [
        path(
          S`M${X(k * 430) - 34 * s} ${floor + 22 * s}l${-14 * s} ${-120 * s}h${96 * s}l${-14 * s} ${120 * s}Z`,
          g.lin('h', p.gold, mix(p.gold, p.ink, 0.6)),
        ),
        flowers(
          g,
          R,
          range(10, () => [X(k * 430 + R(-62, 62)), floor - (150 + R(-60, 70)) * s]),
          44 * s,
        ),
      ]),
    );
    if (i && i < N) g.add(chandelier(g, vx, floor - (i === 1 ? 640 : 610) * s * 1.06, 1.5 * s, 400 * s));
  }
  g.add(chandelier(g, vx + g.L * R(330, 400), R(210, 260), R(1.15, 1.35), 400));
  g.add(g.glow(vx, vy - 20, 520, p.sun, 0.55));
  if (R.chance(0.6)) {
    const k = g.L;
    g.add(
      curtain(g, k > 0 ? -20 : W + 20, -10, R(330, 420), H + 20, k > 0 ? 1 : -1, mix(runner, p.ink, 0.3)),
    );
  }
});
