import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated, so that no click is lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(rootIsAlive);
}

/** Whether the page is hydrated. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(rootIsAlive);

function rootIsAlive(): boolean {
  const root = document.getElementById('root')?.firstElementChild;
  return root !== null && root !== undefined && Object.keys(root).some((key) => key.startsWith('__react'));
}

/** On phones, closing a dialog goes back in the history, which would abort a navigation that begins meanwhile. */
async function leftOverlay(page: Page): Promise<void> {
  if (await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible()) return;
  await page.waitForFunction(() => !(history.state as { overlay?: true } | null)?.overlay);
}

/** Opens a URL and waits until the page is usable. */
export async function open(page: Page, path: string): Promise<void> {
  await leftOverlay(page);
  await page.goto(path);
  await hydrated(page);
}

/** Reloads the page and waits until it is usable. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}
