import { graphqlFamilies } from './graphql.js';
import type { Input, Scene } from './input.js';
import { pageFamilies } from './pages.js';
import { Random } from './random.js';
import { restFamilies } from './rest.js';
import { uploadFamilies } from './uploads.js';

/** Percentage of each group. Pages and uploads take the longest. */
const GROUPS = [
  { share: 44, families: restFamilies },
  { share: 44, families: graphqlFamilies },
  { share: 8, families: pageFamilies },
  { share: 4, families: uploadFamilies },
] as const;

export const families: readonly string[] = GROUPS.flatMap((group) => Object.keys(group.families));

/** Returns the input of this number, which depends only on the seed and the scene. */
export function inputAt(seed: number, index: number, scene: Scene): Input {
  const random = new Random(seed, index);
  let share = random.int(0, 99);
  const group = GROUPS.find((each) => (share -= each.share) < 0) ?? GROUPS[0];
  const [family, make] = random.pick(Object.entries(group.families));
  return { family, ...make(random, scene) };
}
