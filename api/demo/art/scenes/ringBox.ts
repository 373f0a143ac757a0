// Two rings on silk, with petals and a diya.
import { scene, third } from '../board.js';
import { flowers, garland } from '../kits/flowers.js';
import { diya } from '../kits/lamps.js';
import { rings } from '../kits/objects.js';
import { arc, H, PAISLEY, scatter, W } from '../paths.js';
import { at, disc, line, op, oval, path, rect, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const ringBox = scene('ringBox', (g, R, p) => {
  const c = R.pick([p.rose, mix(p.mid, p.near, 0.3), mix(p.leaf, p.near, 0.3), mix(p.rose, p.gold, 0.4)]);
  const cx = third(-g.L) + g.L * R(90, 200);
  const cy = R(560, 620);
  g.focus = [cx / W, cy / H];
  g.add(rect(0, 0, W, H, g.side(mix(c, p.cream, 0.3), c, mix(c, p.ink, 0.55))));
  // folds of silk sweep across
  g.add(
    range(9, (i) => {
      const y = -120 + i * 165 + R(-20, 20);
      const b = R(60, 150) * g.L;
      return [
        path(
          S`M-20 ${y}C400 ${y - b} 900 ${y + b + 90} ${W + 20} ${y - 60}V${y + 60}C900 ${y + b + 200} 400 ${y - b + 70} -20 ${y + 130}Z`,
          g.lin('v', [0, mix(c, p.cream, 0.45), 0.5], [0.5, c, 0.1], [1, mix(c, p.ink, 0.6), 0.45]),
        ),
      ];
    }),
  );
  g.add(g.glow(cx, cy - 60, 620, p.sun, 0.6));
  const tray = R.int(0, 2);
  if (tray === 0)
    g.add(
      oval(cx - g.L * 40, cy + 190, 420, 150, p.ink, op(0.35)),
      oval(cx, cy + 150, 400, 140, g.sheen(p.gold, 0.6, 0.5)),
      oval(cx, cy + 142, 366, 122, mix(p.gold, p.ink, 0.35)),
      oval(cx, cy + 146, 360, 118, g.lin('v', mix(c, p.ink, 0.2), mix(c, p.cream, 0.2))),
      flowers(g, R, arc(cx, cy + 150, 370, 126, 0, 6.1, 26), 30),
    );
  else if (tray === 1)
    g.add(
      at(
        cx,
        cy + 130,
        1,
        [
          oval(-g.L * 40, 60, 360, 110, p.ink, op(0.35)),
          range(12, (i) =>
            turned(
              0,
              0,
              i * 30,
              path('M0 0C-90-110-70-260 0-340C70-260 90-110 0 0Z', mix(p.rose, p.cream, i % 2 ? 0.65 : 0.5)),
              1,
              0.8,
            ),
          ),
          range(9, (i) =>
            turned(
              0,
              -10,
              i * 40 + 12,
              path('M0 0C-70-80-56-190 0-250C56-190 70-80 0 0Z', mix(p.rose, p.cream, i % 2 ? 0.85 : 0.72)),
              1,
              0.7,
            ),
          ),
          disc(0, -20, 70, mix(p.gold, p.cream, 0.4)),
        ],
        0.55,
      ),
    );
  else
    g.add(
      oval(cx - g.L * 50, cy + 210, 380, 70, p.ink, op(0.4)),
      path(
        S`M${cx - 330} ${cy + 60}H${cx + 330}L${cx + 300} ${cy + 230}H${cx - 300}Z`,
        g.sheen(mix(p.rose, p.ink, 0.35), 0.2, 0.4),
      ),
      line(S`M${cx - 330} ${cy + 66}H${cx + 330}M${cx - 304} ${cy + 214}H${cx + 304}`, p.gold, 6),
      oval(cx, cy + 60, 330, 60, mix(c, p.cream, 0.6)),
      oval(cx, cy + 62, 290, 44, mix(c, p.cream, 0.25)),
      at(cx, cy + 170, 0.6, path(PAISLEY, p.gold)),
    );
  g.add(rings(g, cx, cy - 10, R(130, 160)));
  g.add(
    range(R.int(4, 6), (i) => {
      const x = cx + (i % 2 ? 1 : -1) * R(430, 690);
      const y = R(700, 1000);
      return diya(g, x, y, R(1.8, 2.6));
    }),
  );
  const spots = scatter(R, 22, cx - g.L * 420, 170, 330, 150);
  g.add(
    flowers(g, R, spots, 40),
    path(
      range(30, () => {
        const [x, y, a, b] = [R(0, W), R(0, H), R(-30, 30), R(-18, 18)];
        return S`M${x} ${y}q${a} ${b - 18} ${a * 1.6} ${b * 1.6}q${-a * 0.2} ${18 - b} ${-a * 1.6} ${-b * 1.6}Z`;
      }).join(''),
      mix(p.rose, p.cream, 0.25),
      op(0.85),
    ),
  );
  g.add(
    garland(
      g,
      S`M${g.L < 0 ? -20 : W + 20} ${H - 190}Q${cx} ${H - 10} ${g.L < 0 ? W + 20 : -20} ${H - 80}`,
      30,
      R.pick([p.gold, p.cream]),
    ),
  );
});
