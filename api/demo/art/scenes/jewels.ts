// Bridal jewellery on velvet: a necklace, jhumkas, bangles and a maang tikka.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { diya } from '../kits/lamps.js';
import { MOTIFS } from '../kits/ornament.js';
import { H, ring, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, line, op, oval, path, rect, stroke, turned } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const jewels = scene('jewels', (g, R, p) => {
  const velvet = R.pick([
    mix(p.rose, p.ink, 0.35),
    mix(p.near, p.mid, 0.25),
    mix(p.leaf, p.ink, 0.4),
    mix(p.mid, p.rose, 0.5),
  ]);
  const cx = third(-g.L) + g.L * R(110, 200);
  const stone = R.pick([p.rose, mix(p.leaf, '#1f8a62', 0.4), p.cream]);
  g.focus = [cx / W, 0.48];
  g.add(
    rect(0, 0, W, H, g.side(mix(velvet, p.cream, 0.25), velvet, mix(velvet, p.ink, 0.55))),
    rect(0, 0, W, H, butiPrint(g, mix(velvet, p.gold, 0.35)), op(0.3)),
    g.glow(cx, 420, 720, p.sun, 0.5),
  );
  // the bust that displays the necklace
  g.add(
    g.veil(
      path(
        S`M${cx - 330 - g.L * 60} ${H}C${cx - 330} 700 ${cx - 200} 640 ${cx - 90} 560V330H${cx + 90}V560C${cx + 200} 640 ${cx + 330} 700 ${cx + 330 - g.L * 60} ${H}Z`,
        p.ink,
      ),
    ),
    path(
      S`M${cx - 400} ${H + 10}C${cx - 390} 720 ${cx - 300} 560 ${cx - 130} 500Q${cx - 80} 470 ${cx - 86} 230Q${cx} 190 ${cx + 86} 230Q${cx + 80} 470 ${cx + 130} 500C${cx + 300} 560 ${cx + 390} 720 ${cx + 400} ${H + 10}Z`,
      g.side(mix(p.near, p.cream, 0.35), mix(p.near, p.mid, 0.5), mix(p.near, p.ink, 0.4)),
    ),
  );
  const gem = (x: number, y: number, s: number, c: string) =>
    at(x, y, s, [
      disc(0, 0, 17, mix(p.gold, p.ink, 0.2)),
      beads(ring(0, 0, 16), mix(p.gold, p.cream, 0.4), 6, 8.4),
      disc(0, 0, 11, g.rad([0, mix(c, '#ffffff', 0.7)], [0.5, c], [1, mix(c, p.ink, 0.4)])),
      disc(g.L * 4, -4, 3, '#ffffff', op(0.85)),
    ]);
  const drop = (x: number, y: number, s: number, c: string) =>
    at(x, y, s, [
      path('M0-8C-14 8-14 30 0 32C14 30 14 8 0-8Z', g.rad([0, mix(c, '#ffffff', 0.6)], [1, c])),
      disc(0, -8, 4, p.gold),
    ]);
  const necklace = (w: number, top: number, sag: number, n: number, s: number) => {
    const pts = range(n, (i): Point => {
      const t = i / (n - 1);
      return [cx - w / 2 + w * t, top + Math.sin(Math.PI * t) ** 0.8 * sag];
    });
    return [
      beads('M' + pts.map(([x, y]) => S`${x} ${y}`).join('L'), mix(p.gold, p.ink, 0.1), 11 * s, 10 * s),
      pts.map(([x, y], i) =>
        i % 2 ? drop(x, y + 26 * s, s * 0.9, p.cream) : [gem(x, y, s, stone), drop(x, y + 34 * s, s, stone)],
      ),
    ];
  };
  const rows = R.int(2, 3);
  g.add(
    range(rows, (i) =>
      necklace(230 + i * 150, 440 + i * 46, 130 + i * 110, 13 + i * 4, 1 + i * 0.16),
    ).reverse(),
  );
  const low = 440 + (rows - 1) * 46 + 130 + (rows - 1) * 110;
  g.add(
    at(cx, low + 70, 1.5, [
      disc(0, 0, 56, g.sheen(p.gold, 0.6, 0.4)),
      range(12, (i) =>
        turned(
          0,
          0,
          i * 30,
          path(MOTIFS.petal(11, 50), mix(p.gold, p.cream, 0.2), stroke(mix(p.gold, p.ink, 0.3), 1.6)),
        ),
      ),
      range(12, (i) => turned(0, 0, i * 30 + 15, disc(0, -56, 6, p.cream))),
      gem(0, 0, 1.3, stone),
      range(7, (i) => drop(-45 + i * 15, 62 - Math.abs(i - 3) * 5, 0.9, i % 2 ? p.cream : stone)),
    ]),
  );
  const jhumka = (x: number, y: number, s: number) =>
    at(x, y, s, [
      g.veil(oval(-g.L * 20, 120, 66, 18, p.ink)),
      line('M0-60V-96', p.gold, 4),
      disc(0, -40, 34, g.sheen(p.gold, 0.6, 0.4)),
      range(8, (i) => turned(0, -40, i * 45, disc(0, -30, 6, p.cream))),
      gem(0, -40, 1.05, stone),
      path('M-62 90C-62 20-30 4 0 0C30 4 62 20 62 90Q0 108-62 90Z', g.sheen(p.gold, 0.6, 0.45)),
      line('M-54 60Q0 76 54 60M-42 32Q0 44 42 32', mix(p.gold, p.ink, 0.35), 3),
      beads('M-58 78Q0 94 58 78', stone, 9, 14),
      range(9, (i) => drop(-56 + i * 14, 106 - Math.abs(i - 4) * 3, 0.62, p.cream)),
    ]);
  const ex = cx + g.L * R(430, 480);
  g.add(jhumka(ex, 330, 1.3), jhumka(ex + g.L * 190, 390, 1.3));
  g.add(
    range(R.int(6, 9), (i) => {
      const [x, y] = [ex + g.L * 70, 900 - i * 22];
      const c = cycle([p.gold, stone, p.gold, mix(p.rose, p.gold, 0.3)], i);
      return [
        oval(x, y, 170, 48, 'none', stroke(mix(c, p.ink, 0.3), 21)),
        oval(x, y - 3, 170, 48, 'none', stroke(c, 14)),
        beads(S`M${x - 170} ${y}A170 48 0 0 0 ${x + 170} ${y}`, mix(p.gold, p.cream, 0.5), 6, 13),
      ];
    }),
  );
  g.add(
    line(S`M${cx - g.L * 640} 120Q${cx - g.L * 520} 330 ${cx - g.L * 470} 470`, p.gold, 5),
    beads(
      S`M${cx - g.L * 640} 120Q${cx - g.L * 520} 330 ${cx - g.L * 470} 470`,
      mix(p.gold, p.cream, 0.3),
      11,
      16,
    ),
    at(cx - g.L * 465, 510, 1.5, [
      disc(0, 0, 34, g.sheen(p.gold, 0.6, 0.4)),
      gem(0, 0, 1.3, stone),
      range(5, (i) => drop(-26 + i * 13, 40 - Math.abs(i - 2) * 5, 0.8, p.cream)),
    ]),
    flowers(g, R, scatter(R, 16, cx - g.L * 520, H - 100, 190, 80), 38),
    diya(g, cx - g.L * 330, H - 70, 2),
  );
  g.add(
    range(16, () => {
      const [x, y, s] = [cx + R(-420, 700) * g.L, R(200, 960), R(6, 15)];
      return path(
        S`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`,
        mix(p.sun, '#ffffff', 0.5),
        op(0.85),
      );
    }),
  );
});
