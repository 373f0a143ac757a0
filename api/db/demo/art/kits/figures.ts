// People: faceless, in flat cloth with one light, 200 units tall with the feet at 0,0.
import type { Board } from '../board.js';
import { at, disc, line, ROUND } from '../shapes.js';
import { type Kids, mix, type Point, S } from '../svg.js';
import { dress, headOf, type Look, SKIN, WOMEN } from './dress.js';

export type Arm = readonly [elbow: Point, hand: Point];
/** The arms decide what somebody does: where the elbow and the hand of each are. */
export interface Pose {
  back: Arm;
  front: Arm;
}
export const POSES = {
  rest: {
    back: [
      [-25, -128],
      [-24, -98],
    ],
    front: [
      [25, -128],
      [24, -98],
    ],
  },
  greet: {
    back: [
      [-22, -130],
      [-2, -142],
    ],
    front: [
      [22, -130],
      [2, -142],
    ],
  },
  hold: {
    back: [
      [-24, -128],
      [-4, -116],
    ],
    front: [
      [24, -128],
      [6, -118],
    ],
  },
  offer: {
    back: [
      [-14, -124],
      [22, -124],
    ],
    front: [
      [22, -126],
      [46, -132],
    ],
  },
  raise: {
    back: [
      [-36, -172],
      [-30, -210],
    ],
    front: [
      [36, -172],
      [34, -212],
    ],
  },
  dance: {
    back: [
      [-40, -152],
      [-52, -188],
    ],
    front: [
      [34, -174],
      [18, -212],
    ],
  },
  sway: {
    back: [
      [-38, -140],
      [-60, -118],
    ],
    front: [
      [38, -166],
      [54, -198],
    ],
  },
  tray: {
    back: [
      [-25, -128],
      [-18, -102],
    ],
    front: [
      [34, -140],
      [42, -178],
    ],
  },
  sing: {
    back: [
      [-36, -140],
      [-58, -152],
    ],
    front: [
      [26, -136],
      [9, -168],
    ],
  },
  point: {
    back: [
      [-25, -128],
      [-20, -104],
    ],
    front: [
      [40, -158],
      [72, -172],
    ],
  },
  drum: {
    back: [
      [-32, -132],
      [-34, -100],
    ],
    front: [
      [32, -132],
      [36, -102],
    ],
  },
  shoot: {
    back: [
      [-24, -140],
      [12, -174],
    ],
    front: [
      [24, -140],
      [18, -174],
    ],
  },
  link: {
    back: [
      [-26, -130],
      [-14, -112],
    ],
    front: [
      [28, -128],
      [38, -112],
    ],
  },
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;

/** Somebody with the feet at 0,0, looking to the right. */
export function figure(g: Board, look: Look): Kids {
  const { p } = g;
  const tint = (c: string) => mix(c, p.ink, look.dim ?? 0.12);
  const pose: Pose = POSES[look.pose ?? 'rest'];
  const woman = WOMEN.includes(look.outfit);
  const sleeve = tint(
    woman && look.outfit !== 'anarkali'
      ? (look.accent ?? p.gold)
      : look.outfit === 'waistcoat'
        ? p.cream
        : look.main,
  );
  const skin = tint(SKIN);
  const arm = (x: number, [[ex, ey], [hx, hy]]: Arm, shade: number): Kids => {
    const w = woman ? 7 : 9;
    const cuff = woman ? 0.15 : 0.88;
    const [cx, cy] = [ex + (hx - ex) * cuff, ey + (hy - ey) * cuff];
    const [bx, by] = [ex + (hx - ex) * 0.74, ey + (hy - ey) * 0.74];
    return [
      line(S`M${ex} ${ey}L${hx} ${hy}`, mix(skin, p.ink, shade), w * 0.78, ROUND),
      line(S`M${x} -154L${ex} ${ey}L${cx} ${cy}`, mix(sleeve, p.ink, shade), w, ROUND),
      woman &&
        line(S`M${bx} ${by}L${ex + (hx - ex) * 0.88} ${ey + (hy - ey) * 0.88}`, tint(p.gold), w * 0.95),
      disc(hx, hy, w * 0.48, mix(skin, p.ink, shade)),
    ].filter((k) => k !== false);
  };
  return [arm(-13, pose.back, 0.22), dress(g, look, tint), headOf(g, look, tint), arm(13, pose.front, 0.04)];
}

/** A figure drawn once and reused wherever the same look comes back. */
export const someone = (g: Board, x: number, y: number, s: number, look: Look) =>
  g.use(
    g.symbol('fig' + JSON.stringify(look), () => figure(g, look)),
    x,
    y,
    s,
  );

export type Stance = 'man' | 'woman' | 'dancer';
/** A far-off guest, 104 units tall and all in one colour. */
export const person = (g: Board, kind: Stance, c: string) =>
  g.symbol('p' + kind + c, () => {
    const look: Look =
      kind === 'man'
        ? { outfit: 'sherwani', main: c, accent: c, head: 'turban', dim: 0 }
        : {
            outfit: 'lehenga',
            main: c,
            accent: mix(c, g.p.cream, 0.12),
            head: kind === 'woman' ? 'veil' : 'bun',
            pose: kind === 'woman' ? 'hold' : 'dance',
            dim: 0,
          };
    return at(0, 0, 0.52, figure(g, look));
  });
