// Poses: positions of elbows and hands, with the feet at 0,0.
import type { Point } from '../svg.js';

export type Arm = readonly [elbow: Point, hand: Point];
/** Positions of the elbow and hand of each arm. */
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
