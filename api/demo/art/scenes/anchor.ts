// The host's microphone in close-up, with the hall out of focus behind it.
import { scene, third } from '../board.js';
import type { Look } from '../kits/dress.js';
import { someone } from '../kits/figures.js';
import { flowers, garland } from '../kits/flowers.js';
import { bokeh, bulbs } from '../kits/lamps.js';
import { urn } from '../kits/objects.js';
import { audience, stageHues } from '../kits/stage.js';
import { fringe } from '../layers/frames.js';
import { cusped, H, PAISLEY, scatter, W } from '../paths.js';
import { at, line, op, oval, path, rect, ROUND } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const anchor = scene('anchor', (g, R, p) => {
  const mx = third(-g.L) + g.L * R(-40, 50);
  const my = R(330, 380);
  const hues = stageHues(p);
  const steel = mix(p.cream, p.shade, 0.35);
  g.focus = [mx / W, 0.46];
  g.add(
    rect(0, 0, W, H, g.lin('v', mix(p.ink, p.near, 0.3), mix(p.near, p.mid, 0.55), mix(p.mid, p.rose, 0.3))),
    g.glow(third(g.L), 420, 900, mix(p.gold, p.rose, 0.4), 0.8),
  );
  const far = third(g.L) + g.L * 40;
  g.add(
    [1, 0.72, 0.46].map((k, i) => [
      path(
        cusped(far, 800, 760 * k, 700 * k, 6),
        mix(mix(p.rose, p.near, 0.5), p.gold, 0.18 + i * 0.22),
        op(0.85),
      ),
      bulbs(g, cusped(far, 800, 780 * k, 714 * k, 6, false), 7, 26, 0.7),
    ]),
    rect(0, 796, W, H, mix(p.near, p.ink, 0.35)),
    g.glow(far, 800, 420, p.gold, 0.6),
  );
  const host: Look = R.chance()
    ? { outfit: 'sari', main: R.pick([p.rose, p.gold]), accent: p.cream, head: 'bun', pose: 'sing', dim: 0.2 }
    : {
        outfit: 'suit',
        main: R.pick([p.near, mix(p.rose, p.ink, 0.3)]),
        accent: p.gold,
        head: 'hair',
        pose: 'sing',
        dim: 0.2,
      };
  g.add(
    oval(far, 838, 110, 12, p.ink, op(0.45)),
    someone(g, far, 838, 1.9 * -g.L, host),
    [-230, 230].map((dx) => urn(g, R, far + dx, 836, 1)),
  );
  g.add(
    audience(g, R, 900, 0.62, mix(p.ink, p.near, 0.45), 0.1),
    audience(g, R, 1000, 0.95, mix(p.ink, p.near, 0.2), 0.1),
  );
  bokeh(g, R, 26, 60, 900, 16, 60, [...hues, p.sun]);
  // a vintage ribbed microphone
  const body = S`M${mx - 96} ${my - 60}C${mx - 96} ${my - 190} ${mx + 96} ${my - 190} ${mx + 96} ${my - 60}V${my + 90}C${mx + 96} ${my + 190} ${mx - 96} ${my + 190} ${mx - 96} ${my + 90}Z`;
  g.add(
    g.glow(mx, my, 420, p.sun, 0.5),
    rect(
      mx - 13,
      my + 150,
      26,
      H,
      g.side(mix(steel, '#ffffff', 0.4), mix(steel, p.ink, 0.3), mix(p.ink, p.mid, 0.3)),
    ),
    rect(mx - 24, my + 236, 48, 44, g.side(p.gold, mix(p.gold, p.ink, 0.5))),
    line(
      S`M${mx - 126} ${my + 20}C${mx - 126} ${my + 240} ${mx + 126} ${my + 240} ${mx + 126} ${my + 20}`,
      mix(steel, p.ink, 0.25),
      20,
      ROUND,
    ),
    path(body, g.side(mix(steel, '#ffffff', 0.6), steel, mix(steel, p.ink, 0.6))),
    g.clip(body, [
      range(9, (i) => rect(mx - 100, my - 152 + i * 24, 200, 9, mix(p.ink, p.mid, 0.25))),
      range(9, (i) => rect(mx - 100, my + 76 + i * 24, 200, 9, mix(p.ink, p.mid, 0.25))),
    ]),
    [-52, 0, 52].map((dx) =>
      rect(mx + dx - 9, my - 158, 18, 330, g.side(mix(steel, '#ffffff', 0.5), mix(steel, p.ink, 0.45))),
    ),
    rect(mx - 106, my - 6, 212, 52, g.side(mix(p.gold, p.cream, 0.5), p.gold, mix(p.gold, p.ink, 0.5))),
    at(mx, my + 34, 0.3, path(PAISLEY, mix(p.rose, p.ink, 0.2))),
    line(S`M${mx + g.L * 74} ${my - 96}V${my + 100}`, '#ffffff', 7, 'opacity=".55" stroke-linecap="round"'),
    garland(
      g,
      S`M${mx - 20} ${my + 262}Q${mx - 130} ${my + 420} ${mx - 60} ${H + 20}M${mx + 20} ${my + 262}Q${mx + 150} ${my + 400} ${mx + 70} ${H + 20}`,
      26,
    ),
    flowers(g, R, scatter(R, 7, mx, my + 258, 46, 22), 26),
  );
  fringe(g, R, g.L);
});
