import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** All of WCAG 2.2 AA and axe's best practices, except rules that third-party parts of the page violate. */
export const expectAccessible = (page: Page, without: string[] = []): Promise<void> =>
  expectNoViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** The rules among these that depend on colours. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
  });

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // Half a megabyte of script: loaded only once into a page that is checked several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (run) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(document, run);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // Passed checks aren't listed: for a long page, that takes longer than the checks.
    { ...options, resultTypes: ['violations' as const] },
  );
  // A test of several pages reports each of them.
  expect.soft(violations, page.url()).toEqual([]);
}
