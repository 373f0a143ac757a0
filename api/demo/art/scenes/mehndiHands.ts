// Two open hands with fresh henna.
import { type Board, scene } from '../board.js';
import { flowers, strand } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { diya } from '../kits/lamps.js';
import { mandala, MOTIFS } from '../kits/ornament.js';
import { H, scatter, W } from '../paths.js';
import { cycle, type Rand } from '../random.js';
import { at, beads, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

/** An open hand, fingers up, wrist at 0,200; the thumb is on the left. */
function hand(g: Board, R: Rand, skin: string, ink: string): Kids {
  const { p } = g;
  const fingers = [
    [-96, -236, -132, -452, 64],
    [-32, -256, -40, -520, 67],
    [34, -254, 54, -494, 65],
    [94, -226, 142, -408, 56],
    [-96, -30, -238, -176, 68],
  ] as const;
  const tone = g.side(mix(skin, '#fff1dd', 0.3), skin, mix(skin, '#7a3b2a', 0.35));
  const thin = ROUND;
  const finger = ([x, y, tx, ty, w]: (typeof fingers)[number], i: number) => {
    const at2 = (t: number): Point => [x + (tx - x) * t, y + (ty - y) * t];
    const a = (Math.atan2(tx - x, y - ty) * 180) / Math.PI;
    const band = (t: number, kids: Kids) => turned(...at2(t), a, kids, w / 66);
    return [
      line(S`M${x} ${y}L${tx} ${ty}`, skin, w, ROUND),
      // a fully stained fingertip, then rings, a trellis and a leaf
      band(1, path('M-32 4C-34-30-18-34 0-34C18-34 34-30 32 4Q0-12-32 4Z', ink, op(0.85))),
      band(0.84, [
        line('M-32 0Q0-14 32 0M-32 9Q0-5 32 9', ink, 3.2, thin),
        beads('M-28 20Q0 6 30 20', ink, 5, 9),
      ]),
      band(0.58, [
        path(MOTIFS.petal(11, 50), 'none', stroke(ink, 3)),
        line('M-26 20Q-12 4 0 12Q12 4 26 20', ink, 3, thin),
      ]),
      i < 4
        ? band(0.36, [
            line('M-30 4L-10-14L10 4L30-14M-30-14L-10 4L10-14L30 4', ink, 2.6, thin),
            line('M-32 12Q0-2 32 12', ink, 3, thin),
          ])
        : '',
    ];
  };
  const palm =
    'M-130-20C-142-120-136-220-126-252C-90-290 90-290 122-240C136-180 140-90 118-10C104 50 84 110 80 210H-84C-88 110-118 50-130-20Z';
  return [
    path(palm, tone),
    fingers.map(finger),
    path(palm, skin, op(0.001)),
    at(
      -4,
      -110,
      1,
      mandala(g, R, 96, ink, (i) => (i % 2 ? mix(skin, ink, 0.3) : 'none')),
    ),
    range(13, (i) =>
      turned(
        -4,
        -110,
        i * 27.7,
        path(MOTIFS.petal(9, 30), 'none', stroke(ink, 2.4) + ' transform="translate(0 -104)"'),
      ),
    ),
    [0, 1, 2].map((i) =>
      line(S`M-${86 + i * 2} ${96 + i * 44}Q0 ${78 + i * 44} ${82 + i} ${96 + i * 44}`, ink, 3.2),
    ),
    range(9, (i) =>
      turned(
        -76 + i * 19,
        128 - Math.sin((i / 8) * 3.14) * 10,
        0,
        path(MOTIFS.scallop(9, 26), 'none', stroke(ink, 2.4)),
      ),
    ),
    beads('M-84 168Q0 150 82 168', ink, 6, 11),
    range(5, (i) => [
      line(
        S`M-96 ${206 + i * 19}Q0 ${186 + i * 19} 94 ${206 + i * 19}`,
        cycle([p.gold, p.rose, p.gold, mix(p.leaf, p.near, 0.2)], i),
        15,
      ),
      beads(S`M-94 ${206 + i * 19}Q0 ${186 + i * 19} 94 ${206 + i * 19}`, mix(p.gold, p.cream, 0.5), 5, 11),
    ]),
    path(
      'M-104 296Q0 276 102 296L150 700H-150Z',
      g.side(mix(p.rose, p.cream, 0.2), p.rose, mix(p.rose, p.ink, 0.35)),
    ),
    line('M-108 308Q0 288 106 308', p.gold, 17),
    beads('M-106 330Q0 310 108 330', p.gold, 8, 14),
  ];
}

export const mehndiHands = scene('mehndiHands', (g, R, p) => {
  const cx = W / 2 + g.L * R(40, 130);
  const cy = R(640, 680);
  const wall = R.pick([
    mix(p.leaf, p.near, 0.3),
    mix(p.near, p.mid, 0.4),
    mix(p.rose, p.near, 0.5),
    mix(p.gold, p.cream, 0.2),
  ]);
  const skin = mix('#cf976d', p.stone, 0.12);
  const ink = mix(mix(p.rose, '#4a1a12', 0.7), p.ink, 0.25);
  g.focus = [cx / W, 0.5];
  g.add(
    rect(0, 0, W, H, g.side(mix(wall, p.cream, 0.25), wall, mix(wall, p.ink, 0.5))),
    rect(0, 0, W, H, butiPrint(g, mix(wall, p.gold, 0.45)), op(0.3)),
    g.glow(cx, 430, 700, p.sun, 0.6),
  );
  g.add(
    at(
      cx,
      400,
      1,
      mandala(g, R, R(430, 500), mix(wall, p.gold, 0.5), () => 'none'),
    ),
  );
  const hands = [
    [-1, -8],
    [1, 8],
  ] as const;
  g.add(
    hands.map(([k, a]) => [
      g.veil(oval(cx + k * 200 - g.L * 60, cy + 60, 190, 380, p.ink, op(0.5))),
      turned(cx + k * 205, cy, a, hand(g, R, skin, ink), -k * 1.02),
    ]),
  );
  g.add(
    [-1, 1].map((k) => flowers(g, R, scatter(R, 18, W / 2 + k * 690, H - 70, 150, 90), 40)),
    range(6, (i) =>
      strand(
        g,
        i < 3 ? 40 + i * 70 : W - 40 - (i - 3) * 70,
        -20,
        R(140, 420),
        21,
        cycle([p.gold, p.rose, p.cream], i),
      ),
    ),
  );
  g.add(range(4, (i) => diya(g, i < 2 ? 90 + i * 130 : W - 90 - (i - 2) * 130, H - 170 - (i % 2) * 40, 2)));
});
