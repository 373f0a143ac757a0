import { graphqlFamilies } from './graphql.js';
import type { Input, Scene } from './input.js';
import { pageFamilies } from './pages.js';
import { Random } from './random.js';
import { restFamilies } from './rest.js';
import { uploadFamilies } from './uploads.js';

/** How many of a hundred inputs each group has. Pages and uploads take the longest to answer. */
const GROUPS = [
  { share: 44, families: restFamilies },
  { share: 44, families: graphqlFamilies },
  { share: 8, families: pageFamilies },
  { share: 4, families: uploadFamilies },
] as const;

export const families: readonly string[] = GROUPS.flatMap((group) => Object.keys(group.families));

/** The input of this number: the same for the same seed and scene, whatever was generated before. */
export function inputAt(seed: number, index: number, scene: Scene): Input {
  const random = new Random(seed, index);
  let share = random.int(0, 99);
  const group = GROUPS.find((each) => (share -= each.share) < 0) ?? GROUPS[0];
  const [family, make] = random.pick(Object.entries(group.families));
  return { family, ...make(random, scene) };
}
