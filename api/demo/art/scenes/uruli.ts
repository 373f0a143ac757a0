// A wide brass bowl of water with floating flowers and flames.
import { scene, third } from '../board.js';
import { bloom, flowers } from '../kits/flowers.js';
import { petals } from '../kits/ground.js';
import { diya } from '../kits/lamps.js';
import { mandala } from '../kits/ornament.js';
import { fringe } from '../layers/frames.js';
import { H, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, line, op, oval, path, rect, ROUND, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const uruli = scene('uruli', (g, R, p) => {
  const cx = third(-g.L) + g.L * R(110, 200);
  const cy = R(560, 610);
  const r = R(430, 480);
  const stone = mix(p.near, p.shade, p.dark ? 0.15 : 0.35);
  const squash = 0.62;
  g.focus = [cx / W, cy / H];
  g.add(
    rect(0, 0, W, H, g.side(mix(stone, p.gold, 0.3), stone, mix(stone, p.ink, 0.5))),
    range(9, (i) =>
      line(
        S`M0 ${i * 150 - 40}H${W}M${((i * 2) % 3) * 110 + i * 190} ${i * 150 - 40}V${i * 150 + 110}`,
        p.ink,
        3,
        op(0.18),
      ),
    ),
  );
  // a ring of rice-flour drawing around it
  g.add(
    at(
      cx,
      cy + 60,
      1,
      [
        mandala(g, R, r * 1.72, mix(p.cream, stone, 0.2), (i) =>
          i % 3 ? 'none' : mix(stone, cycle([p.rose, p.gold, p.leaf], i), 0.5),
        ),
      ],
      squash,
    ),
  );
  const brass = g.sheen(p.gold, 0.65, 0.55);
  g.add(
    g.veil(oval(cx - g.L * 80, cy + 130, r * 1.12, r * 0.7, p.ink)),
    path(
      S`M${cx - r} ${cy}C${cx - r} ${cy + r * 0.5} ${cx - r * 0.5} ${cy + r * 0.82} ${cx} ${cy + r * 0.82}C${cx + r * 0.5} ${cy + r * 0.82} ${cx + r} ${cy + r * 0.5} ${cx + r} ${cy}Z`,
      brass,
    ),
    [-1, 1].map((k) =>
      line(
        S`M${cx + k * r * 0.97} ${cy - 30}C${cx + k * r * 1.22} ${cy - 50} ${cx + k * r * 1.22} ${cy + 90} ${cx + k * r * 0.95} ${cy + 80}`,
        mix(p.gold, p.ink, 0.25),
        24,
        ROUND,
      ),
    ),
    oval(cx, cy, r, r * squash, brass),
    oval(cx, cy + 6, r * 0.94, r * squash * 0.93, mix(p.gold, p.ink, 0.5)),
    oval(
      cx,
      cy + 12,
      r * 0.92,
      r * squash * 0.9,
      g.lin('v', mix(p.mid, p.near, 0.4), mix(p.sky[1], p.mid, 0.4)),
    ),
    oval(cx + g.L * r * 0.3, cy - r * 0.2, r * 0.4, r * 0.12, p.cream, op(0.16)),
    beads(
      S`M${cx - r * 0.98} ${cy + 30}C${cx - r * 0.94} ${cy + r * 0.5} ${cx - r * 0.5} ${cy + r * 0.72} ${cx} ${cy + r * 0.72}C${cx + r * 0.5} ${cy + r * 0.72} ${cx + r * 0.94} ${cy + r * 0.5} ${cx + r * 0.98} ${cy + 30}`,
      mix(p.gold, p.cream, 0.5),
      12,
      22,
    ),
  );
  const float = (k: number, n: number, size: number, c: (i: number) => string) =>
    range(n, (i): readonly [number, number, number, string] => {
      const a = (i / n) * 6.283 + k;
      return [cx + Math.cos(a) * r * k * 0.86, cy + 8 + Math.sin(a) * r * k * 0.86 * squash, size, c(i)];
    });
  const style = R.int(0, 2);
  const all = [
    ...float(0.92, 26, 4.2, (i) => (i % 2 ? p.gold : mix(p.gold, p.rose, 0.5))),
    ...(style === 0 ? float(0.66, 14, 5.2, (i) => (i % 2 ? p.rose : p.cream)) : []),
    ...(style === 1 ? float(0.7, 20, 3.8, () => p.cream) : []),
  ].sort((a, b) => a[1] - b[1]);
  g.add(
    all.map(([x, y, s, c]) => [
      oval(x, y + s * 5, s * 10, s * 4, p.ink, op(0.3)),
      at(x, y, 1, g.use(bloom(g, c), 0, 0, s), 0.8),
    ]),
  );
  const lotus = (x: number, y: number, s: number) =>
    at(x, y, s, [
      oval(0, 10, 76, 22, p.ink, op(0.3)),
      [-70, 70, -46, 46, -22, 22, 0].map((a, i) =>
        turned(
          0,
          4,
          a,
          path('M0 0C-26-24-22-66 0-92C22-66 26-24 0 0Z', mix(p.rose, p.cream, 0.3 + (i % 3) * 0.16)),
        ),
      ),
      g.glow(0, -40, 90, p.gold, 0.6),
    ]);
  g.add(
    lotus(cx, cy + 34, R(1.5, 1.8)),
    style === 2 ? [-1, 1].map((k) => lotus(cx + k * r * 0.46, cy + 40, 1)) : '',
    range(R.int(6, 8), (i, n = 7) => {
      const a = (i / n) * 6.283 + 0.4;
      return diya(g, cx + Math.cos(a) * r * 0.5, cy + 20 + Math.sin(a) * r * 0.5 * squash, 1.35);
    }),
  );
  g.add(
    range(7, (i) => diya(g, R(40, W - 40), i < 2 ? R(60, 150) : H - R(40, 130), R(1.6, 2.3))),
    flowers(g, R, scatter(R, 12, g.L < 0 ? W - 60 : 60, 80, 130, 100), 36),
  );
  petals(g, R, 780, 20);
  fringe(g, R, g.L);
});
