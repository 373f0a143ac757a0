// Henna ornament on skin, with bangles.
import { type Board, scene, third } from '../board.js';
import { bloom } from '../kits/flowers.js';
import { mandala, MOTIFS, vine } from '../kits/ornament.js';
import { H, PAISLEY, W } from '../paths.js';
import { at, beads, disc, dots, line, op, oval, path, rect } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const bangle = (g: Board, x: number, y: number, r: number, c: string) => [
  oval(x - g.L * 8, y + 10, r, r * 0.96, 'none', S`stroke="${g.p.ink}" stroke-width="15" opacity=".35"`),
  disc(x, y, r, 'none', S`stroke="${mix(c, g.p.ink, 0.3)}" stroke-width="15"`),
  disc(x, y, r + g.L * 1, 'none', S`stroke="${mix(c, g.p.cream, 0.25)}" stroke-width="7"`),
  beads(S`M${x} ${y - r}a${r} ${r} 0 1 1-.1 0`, mix(g.p.gold, g.p.cream, 0.45), 6, 13),
];

export const mehndi = scene('mehndi', (g, R, p) => {
  const skin = mix('#d9a077', p.stone, 0.28);
  const ink = mix(mix(p.rose, '#4a1a12', 0.6), p.ink, 0.3);
  const cx = third(g.L) + R(-40, 60) * -g.L;
  const cy = R(500, 570);
  const r = R(350, 400);
  const fx = W - cx + g.L * -R(120, 210);
  const far = R(250, 320);
  g.focus = [cx / W, cy / H];
  g.add(
    rect(
      0,
      0,
      W,
      H,
      g.L < 0
        ? g.lin('d', mix(skin, '#fff1dd', 0.42), [0.5, skin], [1, mix(skin, '#7a3b2a', 0.5)])
        : g.lin('d', mix(skin, '#fff1dd', 0.2), [0.45, skin], [1, mix(skin, '#7a3b2a', 0.42)]),
    ),
  );
  const fine = g.symbol('buti', () =>
    line('M0 0Q-7-10 0-20Q7-10 0 0M-10-4Q-8-9-3-8M10-4Q8-9 3-8M0-25h.1', ink, 2.4, 'stroke-linecap="round"'),
  );
  g.add(
    range(70, (i) => {
      const x = 60 + (i % 10) * 165 + (Math.floor(i / 10) % 2) * 82;
      const y = 70 + Math.floor(i / 10) * 158;
      return Math.hypot(x - cx, y - cy) < r * 1.5 || Math.hypot(x - fx, y) < far * 1.2
        ? ''
        : g.use(fine, x, y, 1.25, 'opacity=".75"');
    }),
  );
  const pai = g.symbol('paisley', () => [
    path(PAISLEY, mix(skin, ink, 0.16), S`stroke="${ink}" stroke-width="3.4"`),
    path(PAISLEY, 'none', S`stroke="${ink}" stroke-width="2.4" transform="translate(0 -4)scale(.76)"`),
    beads(PAISLEY, ink, 3.4, 7, 'transform="translate(0 3)scale(1.14)"'),
    path(MOTIFS.petal(9, 34), 'none', S`stroke="${ink}" stroke-width="2.4" transform="translate(0 4)"`),
    dots(
      [
        [-16, -6],
        [16, -6],
        [-22, -26],
        [18, -32],
      ],
      ink,
      5,
    ),
  ]);
  const count = R.int(13, 16);
  const halo = (x: number, y: number, rad: number, n: number, s: number) =>
    S`<g transform="translate(${x} ${y})">${[range(n, (i) => S`<use href="#${pai}" transform="rotate(${(i * 360) / n})translate(0 ${-rad - 26 * s})scale(${(i % 2 ? s : -s).toFixed(2)} ${s.toFixed(2)})"/>`), range(n, (i) => S`<use href="#${fine}" transform="rotate(${((i + 0.5) * 360) / n})translate(0 ${-rad - 74 * s})scale(1.9)"/>`)]}</g>`;
  g.add(
    range(count, (i) => {
      const a = ((i + 0.5) * 6.283) / count - 1.571;
      return vine(
        R,
        cx + Math.cos(a) * (r + 128),
        cy + Math.sin(a) * (r + 128),
        a + R(-0.3, 0.3),
        R.int(6, 11),
        ink,
        3.4,
      );
    }),
    halo(cx, cy, r, count, 1.08),
  );
  g.add(
    at(cx, cy, 1, [
      disc(0, 0, r + 10, mix(skin, ink, 0.1)),
      mandala(g, R, r, ink, (i) => (i % 2 ? mix(skin, ink, 0.22) : mix(skin, ink, 0.06))),
    ]),
    at(fx, R(-30, 40), 1, [
      disc(0, 0, far + 8, mix(skin, ink, 0.1)),
      mandala(g, R, far, ink, (i) => mix(skin, ink, i % 2 ? 0.06 : 0.24)),
    ]),
  );
  const px = fx + g.L * 40;
  const loose = range(8, (): Point => [px + R(-190, 190), H - 90 + R(-70, 60)]);
  g.add(
    g.glow(px, H - 60, 360, p.gold, 0.35),
    bangle(g, px - 150, H - 120, 120, p.rose),
    bangle(g, px - 60, H - 90, 126, p.gold),
    bangle(g, px + 60, H - 130, 118, mix(p.leaf, p.ink, 0.15)),
    loose.map(([x, y]) => oval(x - g.L * 10, y + 14, 40, 34, p.ink, op(0.3))),
    loose.map(([x, y], i) => g.use(bloom(g, i % 3 ? p.gold : p.cream), x, y, R(3.2, 4.8))),
  );
});
