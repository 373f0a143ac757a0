// A mandap on a lawn: drapes, flowers, the fire, and urns along the runner.
import { scene, third } from '../board.js';
import { flowers, garland, toran } from '../kits/flowers.js';
import { finial } from '../kits/palace.js';
import { grove } from '../kits/planting.js';
import { curtain, folds, swagCloth } from '../kits/textiles.js';
import { bough, fringe } from '../layers/frames.js';
import { clouds, mist, sky, stars, sun } from '../layers/sky.js';
import { H, lens, onion, ridge, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { beads, disc, line, op, oval, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const floralMandap = scene('floralMandap', (g, R, p) => {
  const horizon = R(600, 640);
  const cx = third(-g.L) - g.L * -R(10, 60);
  const sx = third(g.L) + g.L * R(0, 120);
  const c1 = R.pick([p.rose, p.cream, mix(p.gold, p.cream, 0.35)]);
  const c2 = c1 === p.rose ? p.cream : p.rose;
  g.focus = [cx / W, 0.52];
  sky(g, horizon + 60);
  if (p.dark) stars(g, R, 60, 320);
  sun(g, sx, horizon - R(120, 210), R(48, 70));
  clouds(g, R, 60, 330, 6, p.sun, 0.35);
  g.add(path(ridge(R, horizon - 70, 60), mix(p.far, p.sky[2], 0.4)));
  g.add(
    grove(
      g,
      R,
      range(13, (i) => [i * 135 + R(-40, 40), horizon + 10, R(0.9, 1.5)]),
      mix(mix(p.leaf, p.far, 0.55), p.sky[2], 0.15),
      p.sun,
      p.mid,
    ),
  );
  mist(g, horizon - 20, 190, p.sky[2], 0.65);
  g.add(
    rect(
      0,
      horizon,
      W,
      H,
      g.lin(
        'v',
        mix(mix(p.leaf, p.sun, 0.5), p.gold, 0.2),
        [0.35, mix(p.leaf, p.gold, 0.2)],
        [1, mix(p.leaf, p.ink, 0.55)],
      ),
    ),
  );
  g.add(range(9, (i) => path(S`M${sx} ${horizon}L${-900 + i * 420} ${H}h190Z`, p.sun, op(0.09)))); // low sunlight across the lawn
  const w = R(520, 620);
  const h = R(470, 520);
  const base = horizon + 130;
  const top = base - h;
  const round = R.int(0, 2);
  g.add(
    g.veil(
      path(
        S`M${cx - w * 0.55} ${base + 20}H${cx + w * 0.55}L${cx + w * 0.5 - g.L * 560} ${H}H${cx - w * 0.6 - g.L * 560}Z`,
        g.lin('v', [0, p.ink, 0.75], [1, p.ink, 0]),
      ),
    ),
  );
  g.add(
    path(
      S`M${cx - 70} ${base - 6}H${cx + 70}V${base + 52}L${W / 2 + 300} ${H + 10}H${W / 2 - 330}L${cx - 70} ${base + 52}Z`,
      g.lin('v', mix(p.rose, p.gold, 0.2), mix(p.rose, p.ink, 0.4)),
    ),
    line(
      S`M${cx - 62} ${base - 6}V${base + 52}L${W / 2 - 290} ${H + 10}M${cx + 62} ${base - 6}V${base + 52}L${W / 2 + 262} ${H + 10}`,
      p.gold,
      5,
    ),
  );
  const urn = [0, 1].map((k) =>
    g.symbol('urn' + k, () => [
      oval(-g.L * 20, 0, 54, 12, p.ink, op(0.35)),
      path(
        'M-22 0H22L16-10Q44-40 36-82H-36Q-44-40-16-10Z',
        g.lin('h', mix(p.gold, p.cream, 0.3), p.gold, mix(p.gold, p.ink, 0.55)),
      ),
      line('M-38-74H38M-36-40Q0-30 36-40', mix(p.gold, p.ink, 0.4), 4),
      flowers(
        g,
        R,
        range(14, () => {
          const a = R(0, 6.28);
          const q = Math.sqrt(R(0, 1));
          return [Math.cos(a) * q * 50, -112 + Math.sin(a) * q * 38];
        }),
        27,
      ),
    ]),
  );
  g.add(
    range(6, (i) => {
      const t = (i + 0.6) / 6;
      const k = t * t;
      return [-1, 1].map((s) => {
        const x = cx + (W / 2 - cx) * k + s * (100 + 290 * k);
        const y = base + 136 + (H - base - 140) * k;
        return g.use(cycle(urn, i), x, y, s * (0.55 + 0.75 * k));
      });
    }),
  );
  // canopy from back to front
  const L = cx - w / 2;
  const Rr = cx + w / 2;
  g.add(
    oval(cx, base + 54, w * 0.72, 26, p.ink, op(0.35)),
    range(3, (i) =>
      rect(
        L - 34 - i * 20,
        base - 8 + i * 20,
        w + 68 + i * 40,
        21,
        g.side(mix(p.cream, p.shade, i * 0.16), mix(p.shade, p.mid, i * 0.2)),
      ),
    ),
    beads(S`M${L - 30} ${base + 2}H${Rr + 30}`, p.rose, 8, 16),
    [0.27, 0.73].map((k) => rect(L + w * k - 9, top + 70, 18, h - 74, mix(p.shade, p.mid, 0.4))),
  );
  g.add(
    path(
      S`M${L + w * 0.2} ${top + 60}H${L + w * 0.8}V${base - 6}H${L + w * 0.2}Z`,
      folds(g, mix(c2, p.far, 0.35), 7),
      op(0.92),
    ),
    disc(cx, top + h * 0.5, w * 0.16, 'none', S`stroke="${p.gold}" stroke-width="3" opacity=".7"`),
    flowers(
      g,
      R,
      range(29, (i) => {
        const a = (i / 29) * 6.283;
        return [cx + Math.cos(a) * w * 0.18, top + h * 0.5 + Math.sin(a) * w * 0.18];
      }),
      17,
    ),
  );
  g.add(
    g.glow(cx, base - 40, 150, p.gold, 0.8),
    [-1, 1].map((s) => [
      path(S`M${cx + s * 92 - 44} ${base - 8}v-46q44-16 88 0v46Z`, mix(p.rose, p.ink, 0.25)),
      line(S`M${cx + s * 92 - 44} ${base - 30}h88`, p.gold, 5),
    ]),
    rect(cx - 30, base - 34, 60, 28, mix(p.rose, p.ink, 0.45)),
    beads(S`M${cx - 26} ${base - 20}h54`, p.gold, 6, 9),
    path(
      S`M${cx - 20} ${base - 34}Q${cx - 26} ${base - 62} ${cx - 4} ${base - 92}Q${cx} ${base - 66} ${cx + 10} ${base - 76}Q${cx + 26} ${base - 50} ${cx + 18} ${base - 34}Z`,
      p.gold,
    ),
    path(
      S`M${cx - 8} ${base - 34}Q${cx - 12} ${base - 50} ${cx} ${base - 64}Q${cx + 12} ${base - 48} ${cx + 9} ${base - 34}Z`,
      p.cream,
    ),
  );
  if (round === 1)
    g.add(
      path(onion(cx, top + 26, w * 0.74, w * 0.42), folds(g, c1, 5)),
      finial(cx, top + 28 - w * 0.42, 2.2, p.gold),
      garland(
        g,
        S`M${cx - w * 0.34} ${top + 20}C${cx - w * 0.5} ${top - w * 0.14} ${cx - w * 0.2} ${top - w * 0.26} ${cx} ${top - w * 0.36}C${cx + w * 0.2} ${top - w * 0.26} ${cx + w * 0.5} ${top - w * 0.14} ${cx + w * 0.34} ${top + 20}`,
        14,
      ),
    );
  if (round === 2)
    g.add(
      path(
        S`M${L - 20} ${top + 24}Q${cx - w * 0.12} ${top - 20} ${cx} ${top - 170}Q${cx + w * 0.12} ${top - 20} ${Rr + 20} ${top + 24}Z`,
        folds(g, c1, 9),
      ),
      finial(cx, top - 166, 2.4, p.gold),
    );
  g.add(
    curtain(g, L + 14, top + 30, w * 0.36, h - 34, 1, c1),
    curtain(g, Rr - 14, top + 30, w * 0.36, h - 34, -1, c1),
    [0, 1, 2].map((i) => swagCloth(g, L + (w * i) / 3, L + (w * (i + 1)) / 3, top + 34, 52, i % 2 ? c2 : c1)),
  );
  g.add(
    [L, Rr].map((x) => [
      rect(x - 17, top, 34, h, g.stone(p.cream, p.shade)),
      range(5, (i) => line(swag(x - 17, top + 60 + i * 84, x + 17, top + 104 + i * 84, 6), p.gold, 3)),
      flowers(
        g,
        R,
        range(8, () => [x + R(-26, 26), base - R(0, 74)]),
        26,
      ),
      flowers(
        g,
        R,
        range(7, () => [x + R(-24, 24), top + R(50, 110)]),
        20,
      ),
    ]),
  );
  g.add(
    rect(L - 34, top + 4, w + 68, 34, mix(p.leaf, p.ink, 0.3)),
    flowers(
      g,
      R,
      range(42, (i) => [L - 30 + ((w + 60) * i) / 41, top + 18 + R(-18, 18)]),
      26,
    ),
    toran(g, L + 10, Rr - 10, top + 44, 5, 34, 11),
    [0, 1].map((odd) =>
      garland(
        g,
        range(4, (i) => S`M${L + w * (0.24 + (i * 2 + odd) * 0.058)} ${top + 60}v${R(60, 150)}`).join(''),
        9,
        odd ? p.gold : p.cream,
      ),
    ),
  );
  g.add(
    [p.rose, p.gold, p.cream].map((c) =>
      path(
        range(24, () => {
          const t = R(0, 1);
          return lens(R(0, W), base + 60 + t * t * (H - base - 60), 5 + 16 * t, 2 + 6 * t);
        }).join(''),
        c,
        op(0.8),
      ),
    ),
  );
  g.add(
    [-1, 1]
      .map((k) =>
        range(16, (i) => [W / 2 + k * (W / 2 + 20 - i * R(14, 24)), H + 10 - R(0, 1) * (130 - i * 6)]),
      )
      .map((pts) => flowers(g, R, pts, 34)),
  ); // flower beds in the foreground
  if (R.chance(0.6)) bough(g, R, g.L);
  else fringe(g, R, g.L);
});
