// All masters, in the order of rendering.
import { CRAFTS } from './crafts.js';
import { GROUNDS } from './grounds.js';
import { HALLS } from './halls.js';
import type { Master } from './master.js';
import { NEIGHBOURS } from './neighbours.js';
import { PALACES } from './palaces.js';
import { SERVICES } from './services.js';
import { SHOTS } from './shots.js';
import { STORIES } from './stories.js';

export type { Master } from './master.js';
export const MASTERS: readonly Master[] = [
  ...STORIES,
  ...CRAFTS,
  ...SERVICES,
  ...HALLS,
  ...GROUNDS,
  ...PALACES,
  ...SHOTS,
  ...NEIGHBOURS,
];
