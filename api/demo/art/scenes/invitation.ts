// Invitation cards, an envelope and its seal, on a printed cloth.
import { scene, third } from '../board.js';
import { figure } from '../kits/figures.js';
import { flowers, garland } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { diya } from '../kits/lamps.js';
import { mandala } from '../kits/ornament.js';
import { palace } from '../kits/palace.js';
import { tassel } from '../kits/textiles.js';
import { cusped, H, PAISLEY, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, line, op, path, rect, stroke, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const invitation = scene('invitation', (g, R, p) => {
  const c = R.pick([
    mix(p.near, p.mid, 0.5),
    mix(p.rose, p.ink, 0.3),
    mix(p.leaf, p.near, 0.4),
    mix(p.gold, p.cream, 0.35),
  ]);
  const cx = third(-g.L) + g.L * R(120, 200);
  const cy = R(510, 550);
  const cardC = R.pick([p.cream, p.rose, mix(p.near, p.mid, 0.3)]);
  const trim = cardC === p.cream ? mix(p.gold, p.ink, 0.15) : mix(p.gold, p.cream, 0.25);
  g.focus = [cx / W, cy / H];
  g.add(
    rect(0, 0, W, H, g.side(mix(c, p.cream, 0.25), c, mix(c, p.ink, 0.5))),
    rect(0, 0, W, H, butiPrint(g, mix(c, p.gold, 0.45)), op(0.35)),
  );
  const shadow = (w: number, h: number) =>
    rect(-w / 2 - g.L * 20, -h / 2 + 22, w, h, p.ink, 'rx="8" opacity=".35"');
  const envelope = (x: number, y: number, a: number, k: string) =>
    turned(x, y, a, [
      shadow(620, 430),
      rect(-310, -215, 620, 430, g.side(mix(k, p.cream, 0.3), k, mix(k, p.ink, 0.25)), 'rx="6"'),
      path('M-310-215L0 30L310-215Z', mix(k, p.cream, 0.16)),
      line('M-310-215L0 30L310-215', mix(k, p.ink, 0.3), 4),
      line('M-310 215L-60-16M310 215L60-16', mix(k, p.ink, 0.25), 3),
      disc(0, 26, 46, g.sheen(mix(p.rose, p.ink, 0.1), 0.3, 0.4)),
      disc(0, 26, 34, 'none', stroke(mix(p.rose, p.ink, 0.35), 4)),
      at(0, 36, 0.3, path(PAISLEY, mix(p.rose, p.ink, 0.35))),
    ]);
  g.add(
    envelope(
      cx + g.L * 400,
      cy + R(120, 190),
      g.L * R(12, 24),
      R.pick([p.rose, p.gold, mix(p.leaf, p.cream, 0.1)]),
    ),
  );
  if (R.chance(0.6))
    g.add(envelope(cx - g.L * 420, cy - R(170, 230), -g.L * R(14, 30), mix(p.gold, p.cream, 0.3)));
  // the card: an arch with a picture in it, and lines for the text
  const [w, h] = [540, 760];
  const lines = (y: number, widths: readonly number[]) =>
    widths.map((q, i) => rect(-q / 2, y + i * 26, q, 7, trim, 'rx="3" opacity=".85"'));
  const motif = R.int(0, 2);
  const picture = [
    [at(0, 40, 0.52, palace(g, R, 0, 0, 700)), rect(-200, 38, 400, 8, trim)],
    [
      at(
        0,
        -80,
        1,
        mandala(g, R, 130, trim, () => 'none'),
      ),
    ],
    [
      at(
        -34,
        44,
        1.05,
        figure(g, { outfit: 'lehenga', main: p.rose, accent: p.gold, head: 'veil', pose: 'hold', dim: 0 }),
      ),
      at(
        40,
        44,
        -1.05,
        figure(g, {
          outfit: 'sherwani',
          main: p.cream,
          accent: p.rose,
          head: 'turban',
          pose: 'rest',
          dim: 0,
        }),
      ),
    ],
  ] as const;
  g.add(
    turned(cx, cy, -g.L * R(3, 9), [
      shadow(w, h),
      rect(-w / 2, -h / 2, w, h, g.side(mix(cardC, '#ffffff', 0.3), cardC, mix(cardC, p.ink, 0.2)), 'rx="8"'),
      rect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, 'none', stroke(trim, 3)),
      rect(-w / 2 + 28, -h / 2 + 28, w - 56, h - 56, 'none', stroke(trim, 1.5)),
      path(cusped(0, 110, 420, 440, 6), g.lin('v', p.sky[0], p.sky[1], p.sky[2])),
      g.clip(cusped(0, 110, 420, 440, 6), [
        g.glow(0, -60, 260, p.sun, 0.9),
        path('M-260 60Q-90 10 0 44T260 30V130H-260Z', mix(p.mid, p.far, 0.5)),
        cycle(picture, motif),
      ]),
      line(cusped(0, 110, 440, 454, 6), trim, 5),
      beads(cusped(0, 110, 462, 470, 6, false), trim, 5, 11),
      lines(160, [250, 320, 200]),
      lines(270, [140, 230]),
      [-1, 1].map((k) => at(k * 205, 340, 0.36 * k, path(PAISLEY, trim))),
      flowers(g, R, scatter(R, 8, -150, -330, 90, 22), 20),
      flowers(g, R, scatter(R, 8, 150, -330, 90, 22), 20),
    ]),
  );
  g.add(
    flowers(g, R, scatter(R, 16, cx - g.L * 420, H - 110, 180, 90), 40),
    diya(g, cx + g.L * 330, H - 90, 2.6),
    diya(g, cx + g.L * 450, H - 140, 2),
    garland(g, S`M${cx + g.L * 160} -20Q${cx + g.L * 520} 210 ${cx + g.L * 800} 90`, 28, p.cream),
    tassel(g, cx - g.L * 180, H - 60, 2, p.gold),
  );
  g.add(
    path(
      range(22, () => {
        const [x, y, a, b] = [R(0, W), R(0, H), R(-26, 26), R(-16, 16)];
        return S`M${x} ${y}q${a} ${b - 16} ${a * 1.6} ${b * 1.6}q${-a * 0.2} ${16 - b} ${-a * 1.6} ${-b * 1.6}Z`;
      }).join(''),
      p.rose,
      op(0.8),
    ),
  );
});
