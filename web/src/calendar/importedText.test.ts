import { expect, test } from '@jest/globals';
import { importedText } from './importedText';

test.each([
  [{ ADD: 1 }, 'Calendar file imported: 1 day added.'],
  [{ UPDATE: 102, SKIP: 3 }, 'Calendar file imported: 102 days updated.'],
  [{ ADD: 0, REMOVE: 1 }, 'Calendar file imported: 1 day removed.'],
  [{ ADD: 2, REMOVE: 1 }, 'Calendar file imported: 2 days added and 1 day removed.'],
  [
    { ADD: 2, UPDATE: 1, REMOVE: 1200 },
    'Calendar file imported: 2 days added, 1 day updated and 1,200 days removed.',
  ],
  [{ SKIP: 3 }, 'Calendar file imported. Nothing has changed.'],
  [{}, 'Calendar file imported. Nothing has changed.'],
])('the changes %j are named without zeros', (days, text) => {
  const sections = Object.entries(days).map(([action, count]) => ({ action, days: count }));
  expect(importedText(sections as Parameters<typeof importedText>[0])).toBe(text);
});
