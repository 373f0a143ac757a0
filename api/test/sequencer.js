import Sequencer from '@jest/test-sequencer';

/** Files that take longer than 20 seconds, the longest first. */
const LONG = [
  'test/outage.test.ts',
  'test/freshness.test.ts',
  'test/hostile/hostile.test.ts',
  'test/start.test.ts',
  'src/features/media/crash.test.ts',
  'test/permissions/permissions.test.ts',
  'test/database-kills.test.ts',
  'test/disk-full.test.ts',
  'db/migrations/0036-notifications-as-data.test.ts',
  'src/features/media/serve.test.ts',
  'test/openapi/walk.test.ts',
];

const rank = ({ path }) => {
  const place = LONG.findIndex((file) => path.endsWith(`/api/${file}`));
  return place < 0 ? LONG.length : place;
};

/**
 * Starts the longest files first. A clean checkout doesn't know how long files take, so Jest would start the largest
 * first, and end with one worker that runs a long file while the others are idle.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
