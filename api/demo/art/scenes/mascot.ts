// Costumed characters greeting guests: a plush elephant and a bear in wedding clothes.
import { type Board, scene } from '../board.js';
import { flowers, garland, toran } from '../kits/flowers.js';
import { carpet, petals, plaza } from '../kits/ground.js';
import { balloon, balloons, urn } from '../kits/objects.js';
import { arc, cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, dots, line, op, oval, path, rect, ROUND, stroke } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

function elephant(g: Board, c: string): Kids {
  const { p } = g;
  const soft = g.side(mix(c, p.cream, 0.4), c, mix(c, p.ink, 0.3));
  const pink = mix(p.rose, p.cream, 0.45);
  return [
    [-1, 1].map((k) => [
      path(S`M${k * 16} -60L${k * 76} -58Q${k * 84} -8 ${k * 70} 0H${k * 22}Z`, soft),
      oval(k * 48, -4, 32, 13, mix(c, p.cream, 0.35)),
    ]),
    path(
      'M-84-60C-120-190-60-236 0-236C60-236 120-190 84-60Q0-26-84-60Z',
      g.side(mix(p.rose, p.cream, 0.2), p.rose, mix(p.rose, p.ink, 0.3)),
    ),
    path('M0-236V-42M-84-62Q0-28 84-62', 'none', stroke(p.gold, 7)),
    beads('M0-220V-56', mix(p.gold, p.cream, 0.4), 9, 24),
    [-1, 1].map((k) => [
      path(
        S`M${k * 78} -206Q${k * 160} -220 ${k * 176} -${k > 0 ? 300 : 150}L${k * 140} -${k > 0 ? 310 : 142}Q${k * 120} -170 ${k * 84} -150Z`,
        g.side(mix(p.rose, p.cream, 0.2), mix(p.rose, p.ink, 0.2)),
      ),
      disc(k * 160, k > 0 ? -312 : -140, 25, soft),
    ]),
    [-1, 1].map((k) => [
      path(
        S`M${k * 60} -400C${k * 170} -440 ${k * 196} -300 ${k * 120} -262C${k * 90} -250 ${k * 64} -280 ${k * 60} -310Z`,
        soft,
      ),
      path(
        S`M${k * 76} -384C${k * 146} -404 ${k * 164} -310 ${k * 116} -286C${k * 96} -280 ${k * 80} -300 ${k * 76} -320Z`,
        pink,
        op(0.8),
      ),
    ]),
    path(
      'M-86-320C-96-420-40-446 0-446C40-446 96-420 86-320C80-262 40-236 0-236C-40-236-80-262-86-320Z',
      soft,
    ),
    path(
      'M-26-320C-30-270-24-220-10-200Q14-176 36-196L28-208Q10-200 8-224C8-260 18-290 26-320Z',
      mix(c, p.cream, 0.14),
    ),
    line('M-18-270H12M-14-250H10M-10-230H10', mix(c, p.ink, 0.25), 3.5, ROUND),
    dots(
      [
        [-38, -346],
        [38, -346],
      ],
      p.ink,
      15,
    ),
    dots(
      [
        [-35, -350],
        [41, -350],
      ],
      '#ffffff',
      5,
    ),
    [-1, 1].map((k) => disc(k * 58, -308, 16, pink, op(0.8))),
    path(
      'M-72-396C-84-470-30-486 6-484C60-482 92-456 72-396Q0-432-72-396Z',
      g.side(mix(p.gold, p.cream, 0.3), p.gold, mix(p.gold, p.ink, 0.3)),
    ),
    line('M-70-408Q0-448 62-470M-62-436Q0-462 40-480', mix(p.rose, p.gold, 0.3), 7),
    path('M14-478Q6-530 34-546Q42-508 26-474Z', p.cream),
    disc(18, -446, 12, p.rose),
  ];
}
function bear(g: Board, c: string): Kids {
  const { p } = g;
  const soft = g.side(mix(c, p.cream, 0.4), c, mix(c, p.ink, 0.3));
  const pale = mix(c, p.cream, 0.6);
  return [
    [-1, 1].map((k) => oval(k * 46, -8, 36, 15, mix(c, p.cream, 0.25))),
    path(
      'M-110-14C-116-180-60-236 0-236C60-236 116-180 110-14Q0 16-110-14Z',
      g.side(mix(p.gold, p.cream, 0.3), p.gold, mix(p.gold, p.ink, 0.3)),
    ),
    line('M-110-26Q0 6 110-26', p.rose, 9),
    beads('M-106-48Q0-18 106-48', p.rose, 11, 17),
    path('M-66-222Q20-160 70-60L92-80Q50-190-30-236Z', mix(p.rose, p.cream, 0.1)),
    [-1, 1].map((k) => [
      path(
        S`M${k * 70} -200Q${k * 150} -210 ${k * 160} -${k > 0 ? 136 : 290}L${k * 124} -${k > 0 ? 128 : 296}Q${k * 110} -150 ${k * 84} -146Z`,
        g.side(mix(p.gold, p.cream, 0.3), mix(p.gold, p.ink, 0.15)),
      ),
      disc(k * 146, k > 0 ? -124 : -302, 25, soft),
    ]),
    [-1, 1].map((k) => [disc(k * 70, -414, 34, soft), disc(k * 70, -414, 18, pale)]),
    path(
      'M-98-320C-102-420-46-444 0-444C46-444 102-420 98-320C92-260 46-236 0-236C-46-236-92-260-98-320Z',
      soft,
    ),
    oval(0, -300, 46, 36, pale),
    oval(0, -318, 17, 12, p.ink),
    line('M0-306V-292M-20-284Q0-268 20-284', p.ink, 5, ROUND),
    dots(
      [
        [-42, -350],
        [42, -350],
      ],
      p.ink,
      15,
    ),
    dots(
      [
        [-39, -354],
        [45, -354],
      ],
      '#ffffff',
      5,
    ),
    beads('M-92-392Q0-344 92-392', p.gold, 9, 11),
    disc(0, -372, 13, p.rose),
    garland(g, 'M-58-230C-58-120-20-96 0-96C20-96 58-120 58-230', 19, mix(p.gold, p.rose, 0.3)),
  ];
}

export const mascot = scene('mascot', (g, R, p) => {
  const ground = R(820, 850);
  const cx = W / 2 + g.L * R(30, 120);
  const wall = mix(p.sky[1], p.cream, p.dark ? 0.05 : 0.2);
  const hues = [p.rose, p.gold, p.cream, mix(p.leaf, p.cream, 0.35), mix(p.mid, p.rose, 0.4)];
  g.focus = [cx / W, 0.55];
  g.add(
    rect(0, 0, W, H, g.lin('v', mix(p.sky[0], wall, 0.3), wall, p.sky[2])),
    g.glow(cx, 420, 760, p.sun, 0.8),
  );
  g.add(
    range(20, (i) => {
      const a = (i / 20) * 6.283;
      return path(
        S`M${cx} 480L${cx + Math.cos(a) * 1400} ${480 + Math.sin(a) * 1400}L${cx + Math.cos(a + 0.16) * 1400} ${480 + Math.sin(a + 0.16) * 1400}Z`,
        p.sun,
        op(0.16),
      );
    }),
  );
  plaza(g, ground - 10, cx, mix(p.shade, p.gold, 0.35));
  const w = R(1040, 1120);
  const hoop = arc(cx, ground - 60, w / 2, 690, Math.PI * 1.02, Math.PI * 1.98, 54);
  const garlanded = R.chance(0.4);
  if (garlanded)
    g.add(
      line(cusped(cx, ground, w, 780, 7, false), mix(p.gold, p.ink, 0.2), 14),
      flowers(g, R, hoop, 40),
      toran(g, cx - w * 0.36, cx + w * 0.36, 250, 8, 40, 18),
    );
  else
    g.add(
      hoop.map(([x, y], i) =>
        balloon(g, x + R(-34, 34), y + R(-34, 34), R(1, 1.7), cycle(hues, i + R.int(0, 1))),
      ),
    );
  g.add(carpet(g, cx, ground - 8, 420, p.rose, cx, 980));
  const pair = R.shuffle([elephant(g, mix(p.sky[0], p.shade, 0.55)), bear(g, mix(p.gold, '#7a4a2c', 0.5))]);
  g.add(
    pair.map((animal, i) => {
      const x = cx + (i ? 235 : -235);
      const y = ground + 90 + i * 14;
      return [oval(x, y, 170, 20, p.ink, op(0.35)), at(x, y, (i ? -1 : 1) * R(1.08, 1.2), animal)];
    }),
  );
  g.add(
    [-1, 1].map((k) => [
      urn(g, R, cx + k * 560, ground + 130, 1.9),
      balloons(g, R, cx + k * 640, ground + 40, R.int(4, 6), 1.4, hues),
    ]),
  );
  g.add(
    hues.map((c) =>
      path(
        range(16, () => {
          const [x, y, a] = [R(0, W), R(30, ground), R(-9, 9)];
          return S`M${x} ${y}l${a} 9l10${-a}l${-a}-9Z`;
        }).join(''),
        c,
        op(0.85),
      ),
    ),
  );
  petals(g, R, ground + 60, 20);
});
