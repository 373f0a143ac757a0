// Folded saris in a stack, and lengths of silk hung above them.
import { scene, third } from '../board.js';
import { flowers, garland } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { urn } from '../kits/objects.js';
import { folds, tassel } from '../kits/textiles.js';
import { H, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { beads, disc, line, op, oval, path, rect, ROUND } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const textiles = scene('textiles', (g, R, p) => {
  const y0 = R(900, 930);
  const cx = third(-g.L) + g.L * R(70, 150);
  const wall = mix(p.stone, p.shade, p.dark ? 0.8 : 0.3);
  const silks = R.shuffle([
    p.rose,
    p.gold,
    mix(p.leaf, p.near, 0.1),
    mix(p.mid, p.near, 0.3),
    mix(p.rose, p.gold, 0.5),
    mix(p.rose, p.cream, 0.4),
    mix(p.sky[0], p.near, 0.3),
    p.cream,
  ]);
  g.focus = [cx / W, 0.58];
  g.add(rect(0, 0, W, H, g.side(mix(wall, p.cream, 0.4), wall, mix(wall, p.ink, 0.35))));
  const pole = 90;
  const zari = (x: number, y: number, w: number, h: number, c: string) => [
    rect(x, y, w, h, p.gold),
    rect(x, y + h * 0.14, w, h * 0.72, mix(c, p.ink, 0.35)),
    rect(
      x,
      y + h * 0.2,
      w,
      h * 0.6,
      g.tile('zari' + c, 40, 40, [path('M20 4L36 20L20 36L4 20Z', p.gold), disc(20, 20, 5, c)]),
    ),
    beads(S`M${x + 8} ${y - 8}H${x + w}`, p.gold, 7, 14),
  ];
  const n = R.int(5, 7);
  g.add(
    range(n, (i) => {
      const w = W / n;
      const x = i * w;
      const c = cycle(silks, i);
      const hem = R(520, 760);
      return [
        g.veil(rect(x - g.L * 26, pole, w * 0.94, hem - pole + 24, p.ink)),
        rect(x, pole - 20, w * 0.94, hem - pole + 20, folds(g, c, 3)),
        rect(x, pole - 20, w * 0.94, hem - pole - 90, butiPrint(g, mix(c, p.gold, 0.6)), op(0.55)),
        zari(x, hem - 110, w * 0.94, 84, c),
        line(range(12, (k) => S`M${x + 8 + (k * w * 0.92) / 12} ${hem}v26`).join(''), p.gold, 4, ROUND),
      ];
    }),
    rect(-10, pole - 30, W + 20, 18, g.lin('v', mix(p.gold, p.cream, 0.4), mix(p.gold, p.ink, 0.5))),
  );
  g.add(
    rect(0, y0 - 60, W, H, g.lin('v', mix(p.near, p.gold, 0.3), mix(p.near, p.ink, 0.4))),
    rect(0, y0 - 60, W, 8, mix(p.gold, p.near, 0.3)),
  );
  const stack = (x: number, count: number, s: number, from: number) => {
    const w = 420 * s;
    const h = 58 * s;
    return [
      g.veil(oval(x - g.L * 40, y0 + 22, w * 0.62, 26, p.ink)),
      range(count, (i) => {
        const c = cycle(silks, from + i);
        const dx = R(-14, 14);
        const y = y0 - i * h;
        return [
          path(
            S`M${x - w / 2 + dx + 16} ${y - h}H${x + w / 2 + dx - 16}Q${x + w / 2 + dx + 10} ${y - h / 2} ${x + w / 2 + dx - 16} ${y}H${x - w / 2 + dx + 16}Q${x - w / 2 + dx - 10} ${y - h / 2} ${x - w / 2 + dx + 16} ${y - h}Z`,
            g.lin('v', mix(c, p.cream, 0.3), c, mix(c, p.ink, 0.4)),
          ),
          line(S`M${x - w / 2 + dx + 4} ${y - h * 0.5}H${x + w / 2 + dx - 4}`, mix(c, p.ink, 0.4), 3),
          rect(
            x - w / 2 + dx + 30,
            y - h + 4,
            w - 60,
            h * 0.3,
            g.tile('edge' + c, 24, 18, [path('M12 1L22 9L12 17L2 9Z', p.gold)]),
            op(0.9),
          ),
        ];
      }),
    ];
  };
  g.add(
    stack(cx, R.int(5, 7), 1.15, 2),
    stack(cx + g.L * 540, R.int(3, 5), 1, 5),
    stack(cx - g.L * 470, R.int(2, 4), 0.8, 0),
  );
  const top = y0 - 260;
  g.add(
    urn(g, R, cx + g.L * 330, y0 + 60, 1.3),
    flowers(g, R, scatter(R, 14, cx - g.L * 250, y0 + 70, 150, 26), 32),
    tassel(g, cx - g.L * 60, top + 300, 2.2, p.gold),
    garland(g, S`M${cx - 300} ${y0 + 110}Q${cx} ${y0 + 40} ${cx + 330} ${y0 + 120}`, 24, p.cream),
  );
});
