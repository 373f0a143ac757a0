import type { Board } from '../board.js';
import { strand } from '../kits/flowers.js';
import { cusped, H, W } from '../paths.js';
import type { Rand, Side } from '../random.js';
import { dots, line, path } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

/** A dark arch in the foreground that frames the view. */
export function archFrame(g: Board, w = 1320, top = 40) {
  const { p } = g;
  const c = p.ink;
  const d = `M-10-10H${W + 10}V${H + 10}H-10Z`;
  g.add(
    path(d + cusped(W / 2, H + 20, w, H - top, 6, true, 0.36), c, 'fill-rule="evenodd"'),
    path(
      d + cusped(W / 2, H + 20, w + 46, H - top + 26, 6, true, 0.36),
      g.jali(mix(p.ink, p.gold, 0.28), 30),
      'fill-rule="evenodd"',
    ),
    line(cusped(W / 2, H + 20, w, H - top, 6, true, 0.36), mix(p.gold, p.ink, 0.25), 5),
    line(cusped(W / 2, H + 20, w + 34, H - top + 18, 6, true, 0.36), mix(p.gold, p.ink, 0.45), 3),
  );
}
/** Marigold strands that hang into the picture. */
export function fringe(g: Board, R: Rand, side: Side) {
  g.add(
    range(9, (i) => {
      const x = side < 0 ? 20 + i * 46 : W - 20 - i * 46;
      return strand(
        g,
        x,
        -20,
        (10 - i) * R(26, 62) + 40,
        R(17, 24),
        i % 3 === 1 ? g.p.rose : i % 3 === 2 ? g.p.cream : g.p.gold,
      );
    }),
  );
}
/** A leafy branch across a top corner. */
export function bough(g: Board, R: Rand, side: Side) {
  const x = (k: number) => (side < 0 ? k : W - k);
  const leaf = (n: number, up: number) =>
    range(n, () => {
      const t = R(0, 1) ** 1.3;
      const px = x(t * 740 - 30);
      const py = 34 + 70 * t * t + R(-70, 130) * (1 - t * 0.8) + up;
      const a = side < 0 ? R(0.35, 1.5) : Math.PI - R(0.35, 1.5);
      const l = R(30, 52);
      const dx = Math.cos(a) * l;
      const dy = Math.abs(Math.sin(a)) * l;
      return S`M${px} ${py}q${dx * 0.5 - dy * 0.42} ${dy * 0.5 + dx * 0.42} ${dx} ${dy}q${-dx * 0.5 + dy * 0.42} ${-dy * 0.5 - dx * 0.42} ${-dx} ${-dy}`;
    }).join('');
  const { p } = g;
  const buds = range(26, () => {
    const t = R(0, 0.9);
    return [x(t * 720), 50 + R(-40, 110) * (1 - t)];
  });
  g.add(
    line(
      S`M${x(-20)} 40Q${x(300)} 0 ${x(720)} 110M${x(120)} 26Q${x(260)} 120 ${x(380)} 150`,
      p.ink,
      9,
      'stroke-linecap="round"',
    ),
    path(leaf(130, 0), p.ink),
    path(leaf(60, -8), mix(p.near, p.leaf, 0.55)),
    dots(buds, p.rose, 17),
    dots(
      buds.map(([a, b]): Point => [a + 4, b - 4]),
      mix(p.rose, p.cream, 0.5),
      8,
    ),
  );
}
