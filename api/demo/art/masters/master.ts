// A master is one picture that is rendered to disk: which scene, which seed and palette, and what it is for.
import type { Family } from '../index.js';
import type { PaletteName } from '../palettes.js';

export interface Master {
  family: Family;
  seed: number;
  palette: PaletteName;
  /** Short plain English; becomes the alternative text. */
  subject: string;
  /** What it serves, such as "venue:Resorts", "category:DJ", "hero", "photo", "blog", "story", "shot:dining". */
  kinds: readonly string[];
}

export const master = (
  family: Family,
  seed: number,
  palette: PaletteName,
  subject: string,
  ...kinds: string[]
): Master => ({ family, seed, palette, subject, kinds });
