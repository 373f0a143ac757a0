// The turmeric ceremony: bowls, mango leaves and marigolds on yellow, from above.
import { scene, third } from '../board.js';
import { bloom, flowers, garland } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { arc, H, ring, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { beads, disc, dots, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

export const haldi = scene('haldi', (g, R, p) => {
  const yellow = mix(p.gold, '#f6b51e', 0.6);
  const cx = third(-g.L) + g.L * R(80, 180);
  const cy = R(500, 560);
  const brass = g.lin('d', mix(p.gold, p.cream, 0.75), p.gold, mix(p.gold, p.ink, 0.5));
  const cloth = mix(yellow, p.cream, p.dark ? 0 : 0.25);
  g.focus = [cx / W, cy / H];
  g.add(
    rect(0, 0, W, H, g.side(mix(cloth, '#ffffff', 0.25), cloth, mix(cloth, p.ink, 0.4))),
    rect(0, 0, W, H, butiPrint(g, mix(cloth, p.rose, 0.35)), op(0.4)),
  );
  const by = g.L < 0 ? W - 180 : 40;
  g.add(
    rect(by, 0, 140, H, mix(p.rose, p.ink, 0.05)),
    rect(
      by + 14,
      0,
      112,
      H,
      g.tile('hem', 112, 112, [
        path('M56 8L104 56L56 104L8 56Z', p.gold),
        path('M56 32L80 56L56 80L32 56Z', p.rose),
        disc(56, 56, 9, p.cream),
      ]),
    ),
  );
  const leaf = (x: number, y: number, a: number, s: number) =>
    turned(
      x,
      y,
      a,
      [
        path('M-8-8Q-60-120 0-250Q60-120 -8-8Z', p.ink, op(0.25)),
        path('M0 0Q-56-110 0-240Q56-110 0 0Z', g.side(mix(p.leaf, p.cream, 0.25), mix(p.leaf, p.ink, 0.25))),
        line('M0 0V-220', mix(p.leaf, p.cream, 0.4), 4),
      ],
      s,
    );
  const bowlOf = (x: number, y: number, r: number, fill: string, heap: Kids) => [
    oval(x - g.L * r * 0.2, y + r * 0.22, r * 1.06, r * 1.02, p.ink, op(0.35)),
    disc(x, y, r, brass),
    disc(x, y, r * 0.88, mix(p.gold, p.ink, 0.45)),
    disc(x, y, r * 0.84, mix(fill, p.ink, 0.15)),
    oval(x + g.L * r * 0.06, y - r * 0.04, r * 0.76, r * 0.74, fill),
    heap,
    beads(ring(x, y, r * 0.94), mix(p.gold, p.cream, 0.6), r * 0.05, r * 0.13),
  ];
  const r = R(230, 270);
  const count = R.int(9, 13);
  g.add(range(count, (i) => leaf(cx, cy, (i * 360) / count + 8, 1.75)));
  g.add(
    flowers(g, R, arc(cx, cy, r + 50, r + 50, 0, 6.15, 34), 40, [
      p.gold,
      p.gold,
      mix(p.gold, p.rose, 0.4),
      p.cream,
    ]),
  );
  const paste = mix(yellow, p.rose, 0.08);
  g.add(
    bowlOf(cx, cy, r, paste, [
      path(
        S`M${cx - r * 0.5} ${cy + r * 0.1}C${cx - r * 0.4} ${cy - r * 0.5} ${cx + r * 0.5} ${cy - r * 0.4} ${cx + r * 0.45} ${cy + r * 0.1}C${cx + r * 0.4} ${cy + r * 0.5} ${cx - r * 0.2} ${cy + r * 0.44} ${cx - r * 0.1} ${cy + r * 0.1}C${cx - r * 0.05} ${cy - r * 0.1} ${cx + r * 0.2} ${cy - r * 0.08} ${cx + r * 0.16} ${cy + r * 0.08}`,
        'none',
        stroke(mix(paste, '#ffffff', 0.4), r * 0.07) + ' ' + ROUND,
      ),
      g.use(bloom(g, p.rose), cx + r * 0.36, cy - r * 0.36, r * 0.012),
    ]),
  );
  const sides = R.shuffle([
    (x: number, y: number, q: number) =>
      bowlOf(
        x,
        y,
        q,
        mix(p.rose, '#c01f2e', 0.5),
        dots(scatter(R, 20, x, y, q * 0.5), mix(p.rose, p.cream, 0.3), 8),
      ),
    (x: number, y: number, q: number) =>
      bowlOf(
        x,
        y,
        q,
        p.cream,
        line(
          range(60, () => {
            const [dx, dy] = [R(-0.5, 0.5) * q, R(-0.5, 0.5) * q];
            return S`M${x + dx} ${y + dy}l${R(-9, 9)} ${R(-9, 9)}`;
          }).join(''),
          mix(p.shade, p.gold, 0.4),
          5,
          ROUND,
        ),
      ),
    (x: number, y: number, q: number) =>
      bowlOf(x, y, q, mix(p.mid, p.sky[1], 0.6), flowers(g, R, scatter(R, 8, x, y, q * 0.5), 24)),
    (x: number, y: number, q: number) =>
      bowlOf(
        x,
        y,
        q,
        mix(p.leaf, p.ink, 0.2),
        range(5, (i) => leaf(x, y + q * 0.5, -40 + i * 20, q / 220)),
      ),
  ]);
  const ax = cx + g.L * 560;
  g.add(
    cycle(sides, 0)(ax, cy - 230, 140),
    cycle(sides, 1)(ax + g.L * 70, cy + 110, 160),
    cycle(sides, 2)(ax - g.L * 150, cy + 400, 130),
    cycle(sides, 3)(cx - g.L * 470, cy + 390, 120),
  );
  g.add(
    range(7, (i) => {
      const [x, y] = [cx - g.L * (380 + (i % 3) * 90), 60 + i * 52];
      return turned(
        x,
        y,
        R(0, 360),
        [
          path(
            'M-60-10Q-70-30-40-32Q0-44 50-30Q80-26 74-4Q80 20 40 18L20 40Q4 48 0 22Q-50 30-60-10Z',
            g.sheen(mix(yellow, '#8a5a20', 0.45), 0.3, 0.35),
          ),
          line(
            'M-40-26Q-34 0-44 10M-10-34Q0-6-10 20M24-32Q34-8 24 14',
            mix('#6a4218', p.ink, 0.2),
            3,
            op(0.6),
          ),
        ],
        0.75,
      );
    }),
  );
  g.add(
    path(
      range(46, () => {
        const [x, y, a, b] = [R(0, W), R(0, H), R(-24, 24), R(-16, 16)];
        return S`M${x} ${y}q${a} ${b - 15} ${a * 1.6} ${b * 1.6}q${-a * 0.2} ${15 - b} ${-a * 1.6} ${-b * 1.6}Z`;
      }).join(''),
      mix(p.gold, p.rose, 0.35),
      op(0.9),
    ),
    garland(
      g,
      S`M${cx - g.L * 640} ${H + 10}Q${cx - g.L * 200} ${H - 130} ${cx + g.L * 300} ${H + 20}`,
      34,
      p.gold,
    ),
  );
});
