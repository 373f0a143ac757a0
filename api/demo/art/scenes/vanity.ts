// The dressing table: a mirror ringed with bulbs, brushes, powders and bangles.
import { scene, third } from '../board.js';
import { figureDress } from '../kits/dress.js';
import { figure } from '../kits/figures.js';
import { flowers, garland } from '../kits/flowers.js';
import { butiPrint, nearTable } from '../kits/interiors.js';
import { bottle } from '../kits/objects.js';
import { arc, cusped, H, ring, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const vanity = scene('vanity', (g, R, p) => {
  const table = R(740, 770);
  const mx = third(-g.L) + g.L * R(60, 140);
  const my = R(400, 430);
  const r = R(260, 290);
  const wall = R.pick([
    mix(p.rose, p.cream, 0.25),
    mix(p.mid, p.rose, 0.3),
    mix(p.near, p.mid, 0.6),
    mix(p.leaf, p.near, 0.3),
  ]);
  g.focus = [mx / W, 0.55];
  g.add(
    rect(0, 0, W, H, g.side(mix(wall, p.cream, 0.3), wall, mix(wall, p.ink, 0.5))),
    rect(0, 0, W, table, butiPrint(g, mix(wall, p.gold, 0.5)), op(0.25)),
  );
  // the bridal dress hangs to one side
  const dx = third(g.L) + g.L * R(90, 130);
  g.add(
    line(S`M${dx - 250} 120H${dx + 250}`, mix(p.gold, p.ink, 0.3), 10),
    line(S`M${dx} 124q26-34 0-40M${dx - 90} 176L${dx} 128L${dx + 90} 176`, mix(p.gold, p.ink, 0.2), 6, ROUND),
    at(
      dx,
      1000,
      4.7,
      g.clip(
        'M-80-168H80V20H-80Z',
        figureDress(g, {
          outfit: R.pick(['lehenga', 'anarkali']),
          main: R.pick([p.rose, mix(p.rose, p.gold, 0.35), p.cream]),
          accent: p.gold,
          dim: 0,
        }),
      ),
    ),
  );
  const kind = R.int(0, 1);
  const frame = kind ? cusped(mx, my + r + 60, r * 2, r * 2 + 80, 6) : ring(mx, my, r);
  const inner = kind ? cusped(mx, my + r + 50, r * 1.78, r * 1.86 + 70, 6) : ring(mx, my, r * 0.88);
  g.add(
    g.glow(mx, my, r * 2.2, p.sun, 0.8),
    path(frame, g.sheen(p.gold, 0.5, 0.45)),
    path(
      inner,
      g.lin('d', mix(p.sky[2], '#ffffff', 0.4), mix(p.sky[1], p.cream, 0.35), mix(p.sky[0], p.mid, 0.3)),
    ),
    g.clip(inner, [
      path(
        S`M${mx - r} ${my - r * 0.2}L${mx - r * 0.2} ${my - r}H${mx + r * 0.1}L${mx - r} ${my + r * 0.3}Z`,
        '#ffffff',
        op(0.3),
      ),
      path(
        S`M${mx - r} ${my + r * 0.5}L${mx + r * 0.5} ${my - r}H${mx + r * 0.62}L${mx - r} ${my + r * 0.66}Z`,
        '#ffffff',
        op(0.22),
      ),
      at(
        mx + r * 0.1,
        my + r * 1.62,
        2.5,
        figure(g, {
          outfit: 'lehenga',
          main: p.rose,
          accent: R.pick([p.rose, p.gold]),
          head: 'veil',
          pose: 'hold',
          dim: 0.05,
        }),
      ),
    ]),
    beads(
      kind ? cusped(mx, my + r + 56, r * 1.89, r * 1.93 + 76, 6, false) : ring(mx, my, r * 0.94),
      mix(p.gold, p.cream, 0.3),
      7,
      13,
    ),
    (kind
      ? arc(mx, my, r * 1.07, r * 1.1, Math.PI * 1.05, Math.PI * 1.95, 11)
      : arc(mx, my, r * 1.1, r * 1.1, 0.6, -3.74, 15)
    ).map(([x, y]) => [g.glow(x, y, 64, p.sun, 0.9), disc(x, y, 17, mix(p.sun, '#ffffff', 0.6))]),
  );
  nearTable(g, table, R.pick([mix(p.rose, p.ink, 0.1), mix(p.mid, p.near, 0.5), mix(p.leaf, p.ink, 0.2)]));
  const y = table + 40;
  const brush = (x: number, a: number, h: number, c: string) =>
    turned(x, y - 70, a, [
      rect(-6, -h, 12, h, mix(p.near, p.ink, 0.2)),
      rect(-8, -h - 26, 16, 30, p.gold),
      path(
        S`M-10 ${-h - 24}Q-20 ${-h - 70} 0 ${-h - 92}Q20 ${-h - 70} 10 ${-h - 24}Z`,
        g.side(mix(c, p.cream, 0.4), c),
      ),
    ]);
  const pot = mx - g.L * (r + 130);
  g.add(
    oval(mx, y + 6, 190, 20, p.ink, op(0.35)),
    path(S`M${mx - 120} ${y}Q${mx} ${y - 60} ${mx + 120} ${y}Z`, g.sheen(p.gold, 0.5, 0.5)),
    oval(pot, y + 34, 90, 12, p.ink, op(0.35)),
    range(6, (i) =>
      brush(
        pot + (i - 2.5) * 15,
        (i - 2.5) * 9,
        110 + R(0, 60),
        cycle([mix(p.rose, p.ink, 0.2), mix(p.gold, p.ink, 0.5), p.cream], i),
      ),
    ),
    path(
      S`M${pot - 58} ${y - 96}H${pot + 58}L${pot + 48} ${y + 32}H${pot - 48}Z`,
      g.sheen(mix(p.cream, p.rose, 0.25), 0.4, 0.35),
    ),
    beads(S`M${pot - 52} ${y - 76}H${pot + 54}`, p.gold, 8, 12),
  );
  const powder = (x: number, yy: number, q: number, c: string) => [
    oval(x - g.L * 10, yy + 12, q * 1.08, q * 0.42, p.ink, op(0.35)),
    oval(x, yy, q, q * 0.4, g.sheen(p.gold, 0.5, 0.5)),
    oval(x, yy - 5, q * 0.86, q * 0.33, c),
    oval(x + g.L * q * 0.2, yy - 9, q * 0.5, q * 0.12, mix(c, p.cream, 0.5), op(0.6)),
  ];
  const lipstick = (x: number, yy: number, c: string) => [
    oval(x, yy + 2, 26, 7, p.ink, op(0.35)),
    rect(x - 20, yy - 66, 40, 66, g.sheen(mix(p.near, p.ink, 0.3), 0.3, 0.3)),
    rect(x - 17, yy - 96, 34, 32, g.sheen(p.gold, 0.6, 0.4)),
    path(
      S`M${x - 13} ${yy - 96}V${yy - 130}Q${x - 10} ${yy - 150} ${x + 13} ${yy - 152}V${yy - 96}Z`,
      g.sheen(c, 0.3, 0.3),
    ),
  ];
  const bx = mx + g.L * (r + 150);
  g.add(
    powder(mx - g.L * 210, y + 96, 92, mix(p.rose, p.cream, 0.45)),
    powder(mx - g.L * 30, y + 120, 74, mix(p.gold, p.cream, 0.5)),
    [0, 1, 2].map((i) =>
      lipstick(
        mx + g.L * (90 + i * 62),
        y + 92 + (i % 2) * 24,
        cycle([p.rose, mix(p.rose, p.ink, 0.35), mix(p.rose, p.gold, 0.5)], i),
      ),
    ),
    range(R.int(5, 7), (i) => [
      oval(
        bx,
        y + 96 - i * 15,
        84,
        24,
        'none',
        stroke(mix(cycle([p.rose, p.gold, mix(p.leaf, p.near, 0.2)], i), p.ink, 0.15), 13),
      ),
      beads(
        S`M${bx - 84} ${y + 96 - i * 15}A84 24 0 0 0 ${bx + 84} ${y + 96 - i * 15}`,
        mix(p.gold, p.cream, 0.5),
        5,
        10,
      ),
    ]),
    bottle(g, bx + g.L * 150, y + 40, 1.15, R.int(0, 2), mix(p.gold, p.cream, 0.3)),
    flowers(g, R, scatter(R, 12, bx + g.L * 40, y + 160, 110, 30), 27),
    garland(g, S`M${mx - g.L * 330} ${y + 190}Q${mx} ${y + 130} ${mx + g.L * 240} ${y + 200}`, 19, p.cream),
  );
});
