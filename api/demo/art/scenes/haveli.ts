// The courtyard of a town house: balconies, arcades, the great gate, a pool of flowers.
import { scene, third } from '../board.js';
import { person } from '../kits/figures.js';
import { bloom, flowers, toran } from '../kits/flowers.js';
import { jharokha } from '../kits/jharokha.js';
import { bulbs, diya, lantern } from '../kits/lamps.js';
import { chhatri, merlons } from '../kits/palace.js';
import { archFrame } from '../layers/frames.js';
import { sky, stars } from '../layers/sky.js';
import { cusped, H, swag, W } from '../paths.js';
import { at, beads, line, op, oval, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const haveli = scene('haveli', (g, R, p) => {
  const ground = R(760, 790);
  const roof = R(150, 200);
  const mid = (ground + roof) * 0.5 + 6;
  const cx = third(-g.L) - g.L * 20;
  const lit = p.dark ? 0.95 : 0.7;
  const bay = R(270, 310);
  const wall = g.stone(mix(p.stone, p.gold, 0.12), mix(p.shade, p.mid, 0.12));
  g.focus = [cx / W, 0.52];
  sky(g, ground, [p.sky[0], mix(p.sky[0], p.sky[1], 0.6), p.sky[1]]);
  if (p.dark) stars(g, R, 60, 200);
  g.add(g.glow(third(g.L), 60, 560, p.sun, 0.6));
  g.add(
    [-2.5, -1.5, 1.5, 2.5].map((k) => chhatri(g, cx + k * bay, roof - 8, R(110, 130))),
    chhatri(g, cx, roof - 40, bay * 0.74),
  );
  g.add(
    rect(0, roof, W, ground - roof, wall),
    merlons(0, roof, W, 22, p.stone),
    rect(0, roof + 12, W, 40, g.jali(mix(p.shade, p.mid, 0.4), 24)),
    line(S`M0 ${roof + 8}H${W}M0 ${roof + 56}H${W}`, mix(p.shade, p.mid, 0.35), 4),
    rect(0, mid - 20, W, 34, mix(p.stone, p.shade, 0.4)),
    path(S`M0 ${mid + 14}H${W}V${mid + 44}H0Z`, g.lin('v', [0, p.ink, 0.4], [1, p.ink, 0])),
    beads(S`M0 ${mid - 3}H${W}`, mix(p.rose, p.shade, 0.3), 16, 25),
    beads(S`M12 ${mid - 3}H${W}`, p.gold, 8, 25),
  );
  const warm = g.lin('v', mix(p.rose, p.ink, 0.35), mix(p.gold, p.rose, 0.4), mix(p.gold, p.cream, 0.45));
  const cool = g.lin('v', p.ink, mix(p.near, p.rose, 0.25));
  for (let k = -5; k <= 5; k++) {
    const x = cx + k * bay;
    const on = R.chance(lit);
    if (x < -bay || x > W + bay) continue;
    if (k) {
      g.add(
        path(cusped(x, ground, bay * 0.68, (ground - mid) * 0.8, 5), on ? warm : cool),
        path(
          cusped(x, ground, bay * 0.36, (ground - mid) * 0.52, 4),
          on ? mix(p.gold, p.cream, 0.7) : mix(p.near, p.mid, 0.5),
          op(0.55),
        ),
        line(cusped(x, ground, bay * 0.76, (ground - mid) * 0.85, 5, false), mix(p.rose, p.shade, 0.45), 5),
        line(cusped(x, ground, bay * 0.82, (ground - mid) * 0.88, 5, false), mix(p.gold, p.shade, 0.3), 2.5),
        [-1, 1].map((q) =>
          g.use(bloom(g, mix(p.rose, p.shade, 0.25)), x + q * bay * 0.34, mid + (ground - mid) * 0.22, 1.3),
        ),
        g.use(
          g.symbol('baytoran', () => toran(g, -bay * 0.3, bay * 0.3, 0, 3, 12, 8)),
          x,
          mid + (ground - mid) * 0.42,
        ),
      );
      const bright = R.chance(lit);
      g.add(
        g.use(
          g.symbol('jharokha' + bright, () => jharokha(g, 0, 0, bay * 0.5, bright)),
          x,
          mid - 92,
        ),
      );
    }
    if (x + bay / 2 < W + bay)
      g.add(
        rect(x + bay / 2 - 13, mid + 40, 26, ground - mid - 40, g.stone(mix(p.stone, p.cream, 0.4))),
        rect(x + bay / 2 - 20, ground - 40, 40, 40, p.shade),
        path(S`M${x + bay / 2 - 13} ${mid + 70}l-11-26h48l-11 26Z`, p.shade),
        rect(
          x + bay / 2 - 26,
          roof + 78,
          52,
          mid - roof - 120,
          'none',
          S`stroke="${mix(p.shade, p.rose, 0.3)}" stroke-width="3"`,
        ),
        rect(x + bay / 2 - 17, roof + 92, 34, mid - roof - 148, g.jali(mix(p.shade, p.mid, 0.4), 14)),
      );
  }
  const gw = bay * 1.02;
  const gh = ground - roof - 70; // the great gate
  g.add(
    rect(
      cx - gw / 2,
      roof - 40,
      gw,
      ground - roof + 40,
      g.stone(mix(p.stone, p.cream, 0.5), mix(p.shade, p.stone, 0.25)),
    ),
    merlons(cx - gw / 2, roof - 40, gw, 24, p.stone),
    rect(
      cx - gw * 0.45,
      roof - 22,
      gw * 0.9,
      gh + 82,
      'none',
      S`stroke="${mix(p.rose, p.shade, 0.3)}" stroke-width="5"`,
    ),
    rect(cx - gw * 0.42, roof - 14, gw * 0.84, 70, g.jali(mix(p.rose, p.shade, 0.4), 28)),
    path(cusped(cx, ground, gw * 0.74, gh * 0.94, 6), mix(p.rose, p.shade, 0.3)),
    path(
      cusped(cx, ground, gw * 0.67, gh * 0.9, 6),
      g.lin('v', p.near, mix(p.rose, p.near, 0.4), mix(p.gold, p.rose, 0.3)),
    ),
    path(
      cusped(cx, ground, gw * 0.46, gh * 0.6, 5),
      g.lin('v', mix(p.gold, p.rose, 0.2), mix(p.gold, p.cream, 0.75)),
    ),
    g.glow(cx, ground - 130, 250, p.gold, 0.8),
    toran(g, cx - gw * 0.33, cx + gw * 0.33, ground - gh * 0.52, 4, 26, 11),
    lantern(g, cx, ground - gh * 0.74, 1, 70),
    [-1, 1].map((q) => g.use(bloom(g, p.rose), cx + q * gw * 0.32, roof + 110, 2)),
    g.use(person(g, 'woman', p.ink), cx - 26, ground + 6, 1.15),
    g.use(person(g, 'man', p.ink), cx + 24, ground + 6, 1.22),
  );
  g.add(
    rect(0, ground - 14, W, 16, mix(p.shade, p.near, 0.3)),
    path(
      S`M0 ${ground}H${W}V${H}H0Z`,
      g.lin('v', mix(p.shade, p.gold, 0.3), mix(p.mid, p.shade, 0.25), mix(p.near, p.mid, 0.3)),
    ),
    range(21, (i) =>
      line(S`M${cx + (i - 10) * 90} ${ground}L${cx + (i - 10) * 330} ${H}`, p.ink, 2, op(0.2)),
    ),
    [0.1, 0.3, 0.62].map((t) => rect(0, ground + t * (H - ground), W, 3, p.ink, op(0.2))),
    path(S`M${cx - 120} ${ground}h240l190 ${H - ground}h-620Z`, p.gold, op(0.22)),
  );
  g.add(
    g.veil(
      path(
        g.L < 0
          ? S`M${W} 0V${H}H${W - 260}L${W - 720} ${ground}V${mid + 60}Z`
          : S`M0 0V${H}H260L720 ${ground}V${mid + 60}Z`,
        p.ink,
        op(0.36),
      ),
    ),
  ); // shadow on the courtyard's floor
  const fy = ground + 165;
  g.add(
    at(cx, fy, 1, [
      oval(0, 8, 330, 66, p.ink, op(0.35)),
      path('M-310-34V0Q-310 60 0 60T310 0V-34Z', g.stone(mix(p.stone, p.shade, 0.3))),
      oval(0, -34, 310, 56, mix(p.stone, p.cream, 0.4)),
      oval(0, -32, 282, 46, g.lin('v', mix(p.mid, p.gold, 0.3), p.near)),
      flowers(
        g,
        R,
        range(24, () => {
          const a = R(0, 6.28);
          const q = R(0.4, 1);
          return [Math.cos(a) * 250 * q, -32 + Math.sin(a) * 38 * q];
        }),
        22,
      ),
      diya(g, -110, -34, 1),
      diya(g, 96, -28, 1.1),
      diya(g, 0, -16, 1.2),
      beads('M-300-6Q-296 48 0 48T300-6', p.rose, 12, 24),
    ]),
  );
  g.add(
    range(3, (i) =>
      bulbs(g, swag(-20, roof + 30 + i * 60, W + 20, roof - 10 + i * 84, R(60, 150)), 7, 34, 0.8),
    ),
    range(R.int(4, 6), (i) =>
      lantern(
        g,
        (g.L < 0 ? 70 : W - 70) - g.L * i * R(100, 128),
        110 + R(0, 190) - i * 10,
        R(1.5, 2.1) - i * 0.14,
        400,
      ),
    ),
  );
  if (R.chance(0.35)) archFrame(g, 1470, 20);
});
