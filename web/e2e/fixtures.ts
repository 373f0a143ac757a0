import { expect, test as base, type Page } from '@playwright/test';
import { dismissWelcome, someAddress } from './visitors';
import { watch } from './watch';

/** Monitors the default page of each test; violations fail the test. */
export const test = base.extend<{ page: Page; welcome: boolean; ownWindows: void }>({
  /** Closes the contexts that a test opened, so that they don't take CPU time from later tests. */
  ownWindows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  /** Whether the timed pop-up opens. */
  welcome: [false, { option: true }],
  context: async ({ context, welcome }, use) => {
    if (!welcome) await dismissWelcome(context);
    await use(context);
  },
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  page: async ({ page }, use) => {
    const seen = watch(page);
    await use(page);
    expect(seen.problems).toEqual([]);
  },
});

/** Declares the tests once for a phone and once for a desktop. */
export function onPhoneAndDesktop(declare: (phone: boolean) => void): void {
  test.describe('360 px', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
    declare(true);
  });
  test.describe('1440 px', () => {
    test.use({ viewport: { width: 1440, height: 900 } });
    declare(false);
  });
}

export { expect, type Page };
