// A flower arch on the beach, with chairs in front and palms above.
import { scene, third } from '../board.js';
import { flowers, strand } from '../kits/flowers.js';
import { chair } from '../kits/furniture.js';
import { cypress, palm } from '../kits/planting.js';
import { curtain, folds, swagCloth } from '../kits/textiles.js';
import { clouds, sky, stars, sun } from '../layers/sky.js';
import { glitter, ripples } from '../layers/water.js';
import { cusped, H, lens, scatter, W } from '../paths.js';
import { disc, line, op, oval, path, rect, turned } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const beach = scene('beach', (g, R, p) => {
  const horizon = R(520, 560);
  const sx = third(g.L) + R(-60, 60);
  const cx = third(-g.L) + R(-30, 30);
  const sand = mix(mix(p.stone, p.gold, 0.3), p.far, 0.25);
  g.focus = [cx / W, 0.55];
  sky(g, horizon + 4);
  if (p.dark) stars(g, R, 50, 240);
  sun(g, sx, horizon - R(20, 100), R(74, 104));
  clouds(g, R, 70, horizon - 110, 9, mix(p.sun, p.rose, 0.25), 0.42);
  g.add(
    path(
      S`M${g.L < 0 ? W : 0} ${horizon - 96}q${g.L * 150}-16 ${g.L * 270} 40t${g.L * 230} 58H${g.L < 0 ? W : 0}Z`,
      mix(p.far, p.mid, 0.35),
    ),
    range(10, (i) =>
      cypress((g.L < 0 ? W : 0) + g.L * (10 + i * 34), horizon - 50 + i * 3, 50, mix(p.far, p.mid, 0.5)),
    ),
  );
  g.add(
    rect(
      0,
      horizon,
      W,
      260,
      g.lin('v', mix(p.sky[2], p.far, 0.4), mix(p.sky[1], p.mid, 0.55), mix(p.mid, p.near, 0.4)),
    ),
  );
  ripples(g, R, horizon + 4, horizon + 220, 80, p.sky[2], 0.32);
  glitter(g, R, sx, horizon + 2, horizon + 190, p.sun, 70);
  const bx = third(-g.L) + g.L * R(260, 330);
  g.add(
    path(S`M${bx} ${horizon - 66}q30 34 4 60h-34Z`, p.cream, op(0.85)),
    path(S`M${bx - 44} ${horizon - 4}h76q-10 14-26 14h-30q-14-2-20-14Z`, p.near),
  );
  const shore = horizon + 170;
  const wave = (k: number) =>
    S`M-10 ${shore + k}C300 ${shore + k - 40} 560 ${shore + k + 46} 860 ${shore + k + 10}S1340 ${shore + k - 36} 1610 ${shore + k + 10}V${H + 10}H-10Z`;
  g.add(
    path(wave(0), p.cream, op(0.85)),
    path(wave(12), mix(sand, p.mid, 0.45)),
    path(wave(32), p.cream, op(0.35)),
    path(wave(40), g.lin('v', mix(sand, p.mid, 0.25), [0.2, sand], [1, mix(sand, p.near, 0.5)])),
  );
  g.add(
    path(
      range(60, () => {
        const t = R(0, 1);
        return lens(R(0, W), shore + 90 + t * 260, 30 + 120 * t, 1.5 + 2 * t);
      }).join(''),
      mix(sand, p.near, 0.5),
      op(0.28),
    ),
  );
  const base = shore + 150;
  const r = R(190, 215);
  const kind = R.int(0, 2);
  g.add(
    g.veil(
      path(
        S`M${cx - r} ${base}H${cx + r}L${cx + r - g.L * 420} ${H}H${cx - r - g.L * 420}Z`,
        g.lin('v', [0, p.ink, 0.6], [1, p.ink, 0]),
      ),
    ),
  );
  g.add(
    path(
      S`M${cx - 66} ${base + 4}H${cx + 66}L${W / 2 + 210} ${H + 9}H${W / 2 - 240}Z`,
      mix(p.cream, p.rose, 0.12),
      op(0.8),
    ),
  );
  const post = mix(p.gold, p.ink, 0.55);
  const cloth = R.pick([p.cream, p.rose]);
  const bloomed: Point[] = [];
  if (kind === 0) {
    g.add(disc(cx, base - r, r, 'none', S`stroke="${post}" stroke-width="13"`));
    range(44, (i) => {
      const a = (g.L < 0 ? -1.4 : -4.9) + i * 0.098;
      bloomed.push([cx + Math.cos(a) * r, base - r + Math.sin(a) * r]);
    });
  } else if (kind === 1) {
    g.add(line(S`M${cx - r} ${base + 8}V${base - r * 2}H${cx + r}V${base + 8}`, post, 15));
    range(44, (i) =>
      bloomed.push(
        i < 10
          ? [cx - g.L * r, base - r * 2 + (10 - i) * 24]
          : [cx - g.L * (r - ((i - 10) * r) / 18), base - r * 2 + R(-12, 16)],
      ),
    );
  } else {
    g.add(line(cusped(cx, base + 8, r * 1.9, r * 2.3, 4, false), post, 14));
    range(46, (i) => {
      const a = Math.PI * (1 + i / 45);
      bloomed.push([
        cx + Math.cos(a) * r * 0.97,
        base - r * 1.12 + Math.sin(a) * r * 0.98 * (0.9 + 0.2 * Math.sin((i / 45) * Math.PI)),
      ]);
    });
  }
  if (kind)
    g.add(
      curtain(g, cx - r * 0.94, base - r * 1.95, r * 0.9, r * 1.95, 1, cloth),
      curtain(g, cx + r * 0.94, base - r * 1.95, r * 0.9, r * 1.95, -1, cloth),
      swagCloth(g, cx - r * 0.95, cx + r * 0.95, base - r * 1.97, 60, cloth),
    );
  else
    g.add(
      path(
        S`M${cx - g.L * r * 0.6} ${base - r * 1.8}C${cx - g.L * r * 0.2} ${base - r} ${cx - g.L * r * 1.3} ${base - r * 0.7} ${cx - g.L * r * 0.9} ${base + 6}h${-g.L * 70}C${cx - g.L * r * 1.5} ${base - r * 0.8} ${cx - g.L * r * 0.8} ${base - r} ${cx - g.L * r * 0.9} ${base - r * 1.5}Z`,
        folds(g, cloth, 3),
      ),
    );
  g.add(
    flowers(g, R, bloomed, 27),
    flowers(
      g,
      R,
      range(14, () => [cx - r + R(-44, 40), base + R(-26, 14)]),
      24,
    ),
    flowers(
      g,
      R,
      range(14, () => [cx + r + R(-40, 44), base + R(-26, 14)]),
      24,
    ),
    range(5, (i) =>
      strand(
        g,
        cx - r * 0.5 + i * r * 0.25,
        base - r * (kind ? 1.9 : 1.84),
        R(40, 130),
        9,
        i % 2 ? p.gold : p.cream,
      ),
    ),
  );
  const seat = chair(g, mix(p.cream, p.near, 0.12), R.pick([p.rose, mix(p.gold, p.cream, 0.2)]));
  g.add(
    [0.05, 0.38, 0.95].map((t) => {
      const y = base + 56 + t * 190;
      const s = 0.55 + t * 0.75;
      return range(8, (i) => {
        const side = i < 4 ? -1 : 1;
        const j = i % 4;
        const x = cx + (W / 2 - cx) * t + side * (150 + 80 * t + j * 78 * s);
        return [oval(x, y + 10 * s, 36 * s, 8 * s, p.ink, op(0.3)), g.use(seat, x, y, s)];
      });
    }),
  );
  g.add(
    range(60, () => {
      const t = R(0, 1);
      const x = cx + (W / 2 - cx) * t + R(-1, 1) * (60 + 150 * t);
      return oval(
        x,
        base + 10 + t * (H - base),
        2 + 7 * t,
        1.5 + 3.5 * t,
        R.pick([p.rose, p.gold]),
        op(0.85),
      );
    }),
  );
  const e = g.L < 0 ? -10 : W + 10;
  g.add(
    palm(g, R, e - g.L * -40, H + 30, R(850, 930), -g.L * R(120, 190), p.ink, p.near),
    palm(g, R, e - g.L * 60, H + 60, R(620, 700), -g.L * R(140, 240), mix(p.ink, p.near, 0.4), p.mid),
    palm(g, R, (g.L < 0 ? W : 0) - g.L * -70, horizon + 230, 420, g.L * 90, mix(p.near, p.mid, 0.3), p.far),
  );
  g.add(
    range(9, (i) =>
      turned(
        e - g.L * i * 46,
        H + 20,
        -g.L * (14 + i * 5) + R(-8, 8),
        path('M0 0C-46-70-40-170 0-250C40-170 46-70 0 0Z', mix(p.leaf, p.ink, 0.35 + (i % 3) * 0.15)),
        R(0.8, 1.1),
      ),
    ),
    flowers(g, R, scatter(R, 22, e, H - 30, 330, 70), 34),
    flowers(g, R, scatter(R, 12, W - e, H - 10, 210, 40), 30),
  );
});
