// The groom on a mare under a parasol, with drummers and trumpeters in front and dancers around him.
import { type Board, scene, third } from '../board.js';
import type { Look } from '../kits/dress.js';
import { someone } from '../kits/figures.js';
import { petals } from '../kits/ground.js';
import { dholi, trumpeter } from '../kits/instruments.js';
import { bulbs } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { parasol } from '../kits/objects.js';
import { palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { birds, mist, sun } from '../layers/sky.js';
import { H, PAISLEY, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, dots, line, op, oval, path, rect, ROUND } from '../shapes.js';
import { type Kids, mix, type Point, range } from '../svg.js';

const MARE =
  'M-92-122C-84-146-30-140 4-142C30-146 46-170 58-198C62-212 76-224 90-222L96-236L103-218C112-208 126-184 131-172C131-164 122-160 114-164C106-170 98-180 90-180C84-160 84-138 78-114C74-98 74-90 70-82L76-44L73-6L82 0H62L60-42L48-80C16-70-30-70-52-78L-60-44L-57-6L-47 0H-69L-74-46L-88-84C-96-98-98-110-92-122ZM-90-120C-120-110-112-70-122-34C-104-52-94-86-84-106Z';
const FAR_LEGS = 'M44-88L40-44L43-4L52 0H34L30-44L28-84ZM-38-84L-42-44L-38-4L-30 0H-48L-54-44L-58-84Z';

function groomOnMare(g: Board): Kids {
  const { p } = g;
  const cloth = g.lin('v', mix(p.rose, p.cream, 0.12), mix(p.rose, p.ink, 0.25));
  return [
    path(FAR_LEGS, mix(p.cream, p.shade, 0.75)),
    path(MARE, g.side(mix(p.cream, '#ffffff', 0.4), mix(p.cream, p.shade, 0.35))),
    path('M62-200C50-184 44-160 34-146L26-150C40-168 48-192 60-206Z', mix(p.shade, p.mid, 0.4)),
    path('M-84-138Q-20-152 46-150Q58-110 52-70Q-16-40-84-66Q-96-100-84-138Z', cloth),
    line('M-84-70Q-16-44 52-74', p.gold, 6),
    beads('M-84-62Q-16-36 52-66', p.cream, 6, 8),
    at(-14, -100, 0.26, path(PAISLEY, p.gold)),
    beads('M64-192Q88-152 58-122M60-186Q80-150 54-128', p.gold, 7, 7),
    line('M92-221L116-166M92-180L62-160L24-156', mix(p.rose, p.ink, 0.1), 4),
    path('M99-222Q92-252 110-266Q116-242 106-220Z', p.gold),
    path(
      'M-22-140C-28-180-20-208 0-210C18-208 24-182 20-152L42-112L44-84L32-88L10-128L-8-124Z',
      g.side(mix(p.cream, p.gold, 0.2), mix(p.cream, p.shade, 0.5)),
    ),
    path('M-20-152Q-8-196 14-202L18-190Q0-184-10-146Z', p.rose),
    line('M12-190L34-164', mix(p.cream, p.gold, 0.4), 8, ROUND),
    at(2, -34, 1, [
      oval(0, -188, 9.5, 12, mix('#b97a52', p.ink, 0.12)),
      path('M-14-190C-17-210-4-215 2-214C13-213 17-202 14-190Q0-200-14-190Z', p.rose),
      path('M4-212Q3-228 10-232Q13-220 8-211Z', p.cream),
      beads('M9-190V-166M4-190V-170', p.cream, 3, 4.2),
    ]),
  ];
}

function lampBearer(g: Board, x: number, y: number, s: number): Kids {
  const { p } = g;
  return at(x, y, s, [
    line('M0 0V-262', mix(p.ink, p.gold, 0.2), 4),
    g.glow(0, -290, 130, p.gold, 0.75),
    path('M-26-266Q0-246 26-266L18-306H-18Z', mix(p.gold, p.cream, 0.5)),
    line('M-34-300Q0-340 34-300M-20-310V-326M0-320V-338M20-310V-326', p.gold, 3.5),
    dots(
      [
        [-34, -308],
        [-20, -332],
        [0, -344],
        [20, -332],
        [34, -308],
      ],
      mix(p.cream, '#ffffff', 0.4),
      11,
    ),
  ]);
}

export const baraat = scene('baraat', (g, R, p) => {
  const ground = R(800, 830);
  const hx = third(-g.L) + g.L * R(10, 60);
  const sx = hx + g.L * R(30, 90);
  g.focus = [hx / W, 0.6];
  openSky(g, R, ground, sx);
  sun(g, sx, R(400, 460), R(140, 180));
  birds(g, R, sx + g.L * 300, 240, 6);
  const own = g.p;
  g.p = {
    ...own,
    stone: mix(p.far, p.sky[2], 0.45),
    shade: mix(p.far, p.mid, 0.35),
    cream: mix(p.far, p.sky[2], 0.6),
    gold: mix(p.gold, p.sky[2], 0.25),
    dark: false,
  };
  const town = g.symbol('town', () => palace(g, R, 0, 0, 760));
  g.add(
    g.use(town, g.L < 0 ? 300 : W - 300, ground - 70),
    g.use(town, g.L < 0 ? W - 130 : 130, ground - 50, 0.72),
  );
  g.p = own;
  const bush = mix(p.mid, p.far, 0.6);
  g.add(
    grove(
      g,
      R,
      range(9, (i): Spot => [i * 200 + R(-70, 70), ground - 10, R(0.6, 1)]),
      bush,
      p.sky[2],
      bush,
    ),
  );
  mist(g, ground - 60, 200, p.sky[2], 0.6);
  g.add(
    rect(
      0,
      ground - 24,
      W,
      H,
      g.lin('v', mix(p.mid, p.gold, 0.35), [0.45, mix(p.near, p.mid, 0.3)], [1, mix(p.ink, p.near, 0.3)]),
    ),
    g.glow(sx, ground + 10, 620, p.gold, 0.4),
  );
  g.add(
    range(5, (i) =>
      bulbs(
        g,
        swag(-40 + i * 350, 60 + (i % 2) * 40, 330 + i * 350, 60 + ((i + 1) % 2) * 40, 60),
        9,
        34,
        0.8,
      ),
    ),
  );

  const feet = ground + 40;
  const cloth = [p.rose, p.gold, mix(p.leaf, p.cream, 0.1), p.mid, mix(p.rose, p.gold, 0.5), p.cream];
  const guest = (x: number, y: number, s: number, dim: number) => {
    const [main, accent] = [R.pick(cloth), R.pick(cloth)];
    const look: Look = R.chance()
      ? {
          outfit: R.pick(['lehenga', 'sari', 'anarkali']),
          main,
          accent,
          head: R.pick(['bun', 'plait', 'veil']),
          pose: R.pick(['dance', 'sway', 'raise', 'greet']),
          dim,
        }
      : {
          outfit: R.pick(['kurta', 'sherwani']),
          main,
          accent,
          head: 'turban',
          pose: R.pick(['raise', 'dance', 'sway']),
          dim,
        };
    return someone(g, x, y, s * R.side(), look);
  };
  g.add(
    range(15, (i) => {
      const x = -30 + i * 118 + R(-24, 24);
      return Math.abs(x - hx) < 130 ? '' : guest(x, feet - 16 + R(-8, 8), R(0.84, 0.94), 0.5);
    }),
    [-2.1, -1.15, 1.2, 2.2].map((k) => lampBearer(g, hx + k * 270 + R(-30, 30), feet, R(0.95, 1.15))),
    parasol(g, hx - g.L * 420, feet - 120, 1.2, mix(p.rose, p.ink, 0.1)),
    parasol(g, hx + g.L * 480, feet - 110, 1.1, mix(p.gold, p.rose, 0.4)),
    oval(hx, feet + 30, 230, 24, p.ink, op(0.5)),
    at(hx, feet + 28, 1.62 * g.L, groomOnMare(g)),
    parasol(g, hx - 4, feet - 262, 1.72, p.rose),
  );
  const bandCoat = R.pick([p.rose, mix(p.rose, p.ink, 0.4), mix(p.mid, p.ink, 0.3)]);
  const drummer = g.symbol('drummer', () => dholi(g, p.cream, p.rose));
  const horn = g.symbol('horn', () => trumpeter(g, bandCoat, p.gold));
  const front = R.shuffle(['drum', 'horn', 'drum', 'guest', 'horn', 'guest'] as const);
  g.add(
    [-620, -470, -320, 300, 440, 590].map((dx, i) => {
      const x = hx + dx * g.L + R(-16, 16);
      const y = feet + 96 + R(-8, 16);
      const turn = dx * g.L < 0 ? 1.16 : -1.16;
      const kind = cycle(front, i);
      return [
        oval(x, y, 60, 9, p.ink, op(0.4)),
        kind === 'guest' ? guest(x, y, 1.16, 0.12) : g.use(kind === 'drum' ? drummer : horn, x, y, turn),
      ];
    }),
  );
  petals(g, R, feet + 60, 26);
  g.add(
    [p.gold, p.rose, p.cream].map((c) =>
      [6, 10].map((s) =>
        dots(
          range(18, (): Point => [R(0, W), R(240, ground + 60)]),
          c,
          s,
          op(0.75),
        ),
      ),
    ),
  );
});
