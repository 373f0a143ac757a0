import { type Browser, type BrowserContext, type Page } from '@playwright/test';

/** Every context sends its own IP address, so that tests don't share rate limits. */
export const someAddress = () =>
  `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${1 + Math.floor(Math.random() * 250)}`;

/** Opens a browser context with its own cookies, storage and IP address. */
export async function visitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  await dismissWelcome(context);
  return context.newPage();
}

/** Marks the timed pop-up as closed, because most tests don't concern it. */
export const dismissWelcome = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The initial empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('mandap-welcome', 'sent');
  });

/**
 * Makes pages that the context opens from now on believe that their tab is hidden, so that they don't poll: they show
 * the same content until they are used or reloaded.
 */
export const withoutPolling = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
