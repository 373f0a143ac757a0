// A pool at a resort, with palms, cabanas and floating lamps.
import { scene, third } from '../board.js';
import { bloom } from '../kits/flowers.js';
import { petals } from '../kits/ground.js';
import { bulbs, diya } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { grove, palm, type Spot } from '../kits/planting.js';
import { curtain, folds } from '../kits/textiles.js';
import { glitter } from '../layers/water.js';
import { cusped, H, lens, ridge, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, line, op, oval, path, rect, stroke } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const resort = scene('resort', (g, R, p) => {
  const back = R(600, 630);
  const cx = third(-g.L) + g.L * R(60, 140);
  g.focus = [cx / W, 0.55];
  openSky(g, R, back);
  const seaside = R.chance();
  if (seaside) {
    g.add(rect(0, back - 70, W, 90, g.lin('v', mix(p.sky[2], p.far, 0.4), mix(p.sky[1], p.mid, 0.5))));
    glitter(g, R, third(g.L), back - 66, back - 4, p.sun, 40);
  } else
    g.add(
      path(ridge(R, back - 110, 70), mix(p.far, p.sky[2], 0.4)),
      grove(
        g,
        R,
        range(12, (i): Spot => [i * 150 + R(-50, 50), back, R(0.7, 1.2)]),
        mix(p.leaf, p.far, 0.5),
        p.sun,
        p.mid,
      ),
    );
  // the long low lodge
  const w = R(760, 880);
  const roof = mix(p.rose, p.near, 0.4);
  const bays = R.int(7, 9);
  g.add(
    g.glow(cx, back - 60, 520, p.gold, 0.55),
    range(3, (i) => {
      const ww = w * (1 - i * 0.28);
      const y = back + 14 - i * 118;
      return [
        rect(cx - ww / 2, y - 100, ww, 100, g.stone()),
        range(bays - i * 2, (k) =>
          path(
            cusped(cx - ww / 2 + ((k + 0.5) * ww) / (bays - i * 2), y, (ww / (bays - i * 2)) * 0.66, 78, 3),
            g.lin('v', mix(p.gold, p.rose, 0.3), mix(p.gold, p.cream, 0.5)),
          ),
        ),
        path(
          S`M${cx - ww * 0.56} ${y - 92}L${cx - ww * 0.42} ${y - 148}H${cx + ww * 0.42}L${cx + ww * 0.56} ${y - 92}Z`,
          g.side(mix(roof, p.gold, 0.35), mix(roof, p.ink, 0.3)),
        ),
        line(S`M${cx - ww * 0.56} ${y - 92}H${cx + ww * 0.56}`, mix(p.near, p.ink, 0.2), 5),
      ];
    }).reverse(),
  );
  const deckC = mix(p.stone, p.gold, 0.3);
  g.add(
    rect(0, back + 10, W, H, g.lin('v', mix(deckC, p.shade, 0.3), mix(deckC, p.near, 0.35))),
    range(18, (i) => rect(0, back + 20 + i * i * 2.6, W, 2, p.ink, op(0.12))),
  );
  const top = back + 70;
  const free = R.chance(0.5);
  const pool = free
    ? S`M${cx - 420} ${top}C${cx - 100} ${top - 30} ${cx + 300} ${top - 20} ${cx + 440} ${top + 20}C${cx + 720} ${top + 110} ${cx + 760} ${top + 330} ${cx + 500} ${H + 20}H${cx - 760}C${cx - 820} ${top + 260} ${cx - 720} ${top + 60} ${cx - 420} ${top}Z`
    : S`M${cx - 340} ${top}H${cx + 340}L${cx + 860} ${H + 20}H${cx - 860}Z`;
  g.add(
    path(pool, 'none', stroke(p.cream, 26)),
    path(pool, g.lin('v', mix(p.sky[2], p.sky[1], 0.4), mix(p.sky[1], p.mid, 0.5), mix(p.mid, p.near, 0.5))),
  );
  const lamps = range(R.int(12, 18), (): Point => {
    const t = R(0.05, 0.9);
    return [cx + R(-1, 1) * (300 + t * 380), top + 30 + t * (H - top - 60)];
  }).sort((a, b) => a[1] - b[1]);
  g.add(
    g.clip(pool, [
      [cx - 260, cx, cx + 260].map((x) =>
        rect(x - 40, top, 80, 240, g.lin('v', [0, p.gold, 0.5], [1, p.gold, 0])),
      ),
      path(
        range(60, () => {
          const t = R();
          return lens(cx + R(-800, 800), top + t * (H - top), 40 + 120 * t, 1.5 + 3 * t);
        }).join(''),
        p.cream,
        op(0.25),
      ),
      lamps.map(([x, y]) => {
        const s = 0.5 + ((y - top) / (H - top)) * 1.3;
        return [
          oval(x, y + 8 * s, 36 * s, 10 * s, g.rad([0, p.gold, 0.7], [1, p.gold, 0])),
          g.use(bloom(g, R.pick([p.rose, p.cream, p.gold])), x, y, s * 1.9),
          diya(g, x, y - 8 * s, s * 0.8),
        ];
      }),
    ]),
  );
  // cabanas and loungers on both sides
  g.add(
    [-1, 1].map((k) =>
      range(2, (i) => {
        const x = cx + k * (560 + i * 250);
        const y = top + 60 + i * 160;
        const s = 0.9 + i * 0.5;
        return at(x, y, s, [
          oval(0, 4, 120, 14, p.ink, op(0.3)),
          rect(-96, -14, 192, 18, p.cream),
          [-1, 1].map((q) => [
            rect(q * 92 - 5, -190, 10, 192, mix(p.gold, p.ink, 0.4)),
            curtain(g, q * 90, -186, 52, 186, -q, p.cream),
          ]),
          path('M-112-180Q-30-196 0-250Q30-196 112-180Z', folds(g, R.pick([p.rose, p.gold, p.cream]), 4)),
          path('M-76-14Q-80-46-40-46H40Q80-46 76-14Z', mix(p.rose, p.cream, 0.15)),
          range(3, (q) => disc(-40 + q * 40, -46, 15, cycle([p.gold, p.cream, p.rose], q))),
        ]);
      }),
    ),
  );
  const e = g.L < 0 ? 40 : W - 40;
  g.add(
    palm(g, R, e, H + 30, R(820, 900), -g.L * R(60, 150), mix(p.ink, p.leaf, 0.2), p.near),
    palm(g, R, e - g.L * 110, H + 40, R(560, 640), -g.L * R(100, 200), mix(p.ink, p.near, 0.4), p.mid),
    palm(g, R, W - e, back + 150, 420, g.L * 80, mix(p.leaf, p.near, 0.5), mix(p.leaf, p.sun, 0.4)),
    palm(
      g,
      R,
      W - e + g.L * 130,
      back + 70,
      330,
      -g.L * 50,
      mix(p.leaf, p.mid, 0.4),
      mix(p.leaf, p.sun, 0.4),
    ),
  );
  g.add(
    range(4, (i) =>
      bulbs(
        g,
        swag(-40 + i * 430, 80 + (i % 2) * 50, 400 + i * 430, 80 + ((i + 1) % 2) * 50, 80),
        8,
        30,
        0.9,
      ),
    ),
  );
  petals(g, R, H - 160, 14);
});
