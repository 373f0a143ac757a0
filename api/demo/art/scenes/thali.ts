// A meal on brass plates, from above.
import { scene, third } from '../board.js';
import { bloom } from '../kits/flowers.js';
import { DISHES, platter } from '../kits/food.js';
import { H, PAISLEY, W } from '../paths.js';
import { at, disc, dots, line, op, oval, path, rect, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const thali = scene('thali', (g, R, p) => {
  const cx = third(-g.L) + g.L * R(20, 70);
  const cy = R(520, 570);
  const r = R(390, 440);
  const cloth = R.pick([
    mix(p.rose, p.ink, 0.25),
    mix(p.leaf, p.ink, 0.35),
    mix(p.near, p.mid, 0.3),
    mix(p.mid, p.rose, 0.3),
  ]);
  const sx = cx + g.L * (r + R(420, 470));
  const all = R.shuffle(DISHES);
  g.focus = [cx / W, cy / H];
  g.add(
    rect(0, 0, W, H, cloth),
    rect(
      0,
      0,
      W,
      H,
      g.tile(
        'print',
        130,
        150,
        [
          at(36, 78, 0.5, [
            path(PAISLEY, mix(cloth, p.gold, 0.4)),
            dots(
              [
                [0, -16],
                [-14, -34],
                [14, -34],
                [0, -48],
              ],
              cloth,
              14,
            ),
          ]),
          at(100, 150, -0.5, [path(PAISLEY, mix(cloth, p.gold, 0.4))]),
          dots(
            [
              [100, 30],
              [10, 120],
              [65, 8],
            ],
            mix(cloth, p.gold, 0.4),
            7,
          ),
        ].flat(),
      ),
      op(0.6),
    ),
  );
  const by = g.L < 0 ? W - 190 : 60;
  g.add(
    rect(by, 0, 130, H, mix(p.gold, cloth, 0.15)),
    rect(by + 12, 0, 106, H, mix(cloth, p.ink, 0.3)),
    rect(
      by + 24,
      0,
      82,
      H,
      g.tile('zari', 82, 96, [
        path('M41 4L74 48L41 92L8 48Z', p.gold),
        path('M41 24L58 48L41 72L24 48Z', p.rose),
        disc(41, 48, 7, p.cream),
        dots(
          [
            [4, 4],
            [78, 4],
            [4, 92],
            [78, 92],
          ],
          p.gold,
          10,
        ),
      ]),
    ),
  );
  g.add(
    rect(
      0,
      0,
      W,
      H,
      g.L < 0
        ? g.lin('d', [0, p.sun, 0.35], [0.5, p.sun, 0], [1, p.ink, 0.5])
        : g.lin('d', [0, p.ink, 0.2], [0.4, p.sun, 0.06], [1, p.ink, 0.45]),
    ),
  );
  // banana leaf beneath
  const green = mix(p.leaf, '#4f8050', 0.5);
  const leaf = (x: number, y: number, a: number, len: number, wd: number) =>
    turned(x, y, a, [
      path(S`M${-len - g.L * 18} 26Q0 ${-wd + 26} ${len} 26Q0 ${wd + 26} ${-len} 26Z`, p.ink, op(0.35)),
      path(
        S`M${-len} 0Q0 ${-wd} ${len} 0Q0 ${wd} ${-len} 0Z`,
        g.lin('v', mix(green, p.cream, 0.22), green, mix(green, p.ink, 0.4)),
      ),
      line(
        range(24, (i) => {
          const t = -len + (len * 2 * (i + 1)) / 25;
          const hh = wd * 0.5 * (1 - (t / len) ** 2) * 0.96;
          return S`M${t} 0Q${t + 20} ${-hh * 0.6} ${t + 44} ${-hh}M${t} 0Q${t + 20} ${hh * 0.6} ${t + 44} ${hh}`;
        }).join(''),
        mix(p.leaf, p.ink, 0.35),
        2,
        op(0.5),
      ),
      line(S`M${-len} 0H${len}`, mix(p.leaf, p.cream, 0.5), 7),
    ]);
  g.add(leaf(cx - g.L * 60, cy + 20, R(-34, -18) * g.L, 760, 480), leaf(sx, R(90, 200), R(20, 50), 420, 250));
  g.add(
    platter(g, R, cx, cy, r, all.slice(0, R.int(5, 7))),
    platter(g, R, sx, H - R(40, 130), 330, all.slice(2, 7)),
  );
  const lx = cx + g.L * (r + 130);
  const ly = R(150, 230);
  g.add(
    oval(lx - g.L * 26, ly + 30, 104, 100, p.ink, op(0.4)),
    disc(
      lx,
      ly,
      98,
      g.L < 0
        ? g.lin('d', mix(p.gold, p.cream, 0.8), mix(p.gold, p.ink, 0.5))
        : g.lin('d', mix(p.gold, p.ink, 0.3), mix(p.gold, p.cream, 0.7)),
    ),
    disc(lx, ly, 84, mix(p.gold, p.ink, 0.5)),
    disc(lx, ly + 2, 80, mix(p.cream, p.gold, 0.14)),
    dots(
      range(10, () => [lx + R(-46, 46), ly + R(-46, 46)]),
      mix(p.gold, p.rose, 0.3),
      7,
    ),
    g.use(bloom(g, p.rose), lx + 10, ly - 6, 2.2),
  );
  g.add(
    range(16, (i) => {
      const x = cx - g.L * R(360, 640);
      const y = i % 2 ? R(20, 240) : R(H - 210, H - 10);
      return [
        oval(x - g.L * 12, y + 14, 38, 36, p.ink, op(0.35)),
        g.use(bloom(g, R.pick([p.gold, p.gold, p.rose, p.cream])), x, y, R(3, 5.2)),
      ];
    }),
    [p.gold, p.rose].map((c) =>
      path(
        range(20, () => {
          const x = R(0, W);
          const y = R(0, H);
          const a = R(-14, 14);
          const b = R(-9, 9);
          return S`M${x} ${y}q${a} ${b - 9} ${a * 1.6} ${b * 1.6}q${-a * 0.2} ${9 - b} ${-a * 1.6} ${-b * 1.6}Z`;
        }).join(''),
        c,
        op(0.9),
      ),
    ),
  );
});
