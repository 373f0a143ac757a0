import type { Locator } from '@playwright/test';
import { logIn, newCouple } from './accounts';
import { enquire, venueId } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { holdScripts } from './network';
import { open } from './pages';

const length = (page: Page) => page.evaluate(() => history.length);

/** Waits until the page has registered the edits: Playwright is faster than people. */
const guarded = (page: Page) =>
  page.waitForFunction(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

const pictures = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ });
const enquiry = (page: Page) => page.getByRole('dialog', { name: 'Send Enquiry' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens a venue's page after another page of the site; returns its URL. */
async function openVenueAfterBlogs(page: Page): Promise<string> {
  const address = `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`;
  await open(page, '/blogs');
  await open(page, address);
  return address;
}

const openPictures = (page: Page) => page.locator('a[href$="/1600.webp"]').first().click();

/** Overlays: how they open, and how they close without Back. */
const OVERLAYS: [
  name: string,
  start: (page: Page) => Promise<unknown>,
  openIt: (page: Page) => Promise<unknown>,
  overlay: (page: Page) => ReturnType<Page['locator']>,
  closeIt: (page: Page) => Promise<unknown>,
][] = [
  [
    'the picture viewer',
    openVenueAfterBlogs,
    openPictures,
    pictures,
    (page) => page.keyboard.press('Escape'),
  ],
  [
    'the enquiry sheet',
    openVenueAfterBlogs,
    (page) => page.getByRole('button', { name: 'Send Enquiry' }).last().click(),
    enquiry,
    (page) => enquiry(page).getByRole('button', { name: 'Close' }).first().click(),
  ],
  [
    'the menu',
    openVenueAfterBlogs,
    (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    menu,
    (page) => menu(page).getByRole('button', { name: 'Close menu' }).click(),
  ],
  [
    'a filter menu',
    async (page) => {
      await open(page, '/blogs');
      await open(page, '/venuelist');
    },
    (page) => page.locator('summary', { hasText: 'Rating' }).click(),
    (page) => page.locator('details[open]', { has: page.locator('summary', { hasText: 'Rating' }) }),
    (page) => page.locator('summary', { hasText: 'Rating' }).click(),
  ],
];

onPhoneAndDesktop((phone) => {
  if (phone)
    for (const [name, start, openIt, overlay, closeIt] of OVERLAYS) {
      test(`${name}: Back closes it and then leaves the page, even after it was closed otherwise`, async ({
        page,
      }) => {
        test.slow();
        await start(page);
        const here = page.url();
        const shown = overlay(page);

        await test.step('Back closes it, then leaves the page; Forward still works', async () => {
          await openIt(page);
          await expect(shown).toBeVisible();
          await page.goBack();
          await expect(shown).toBeHidden();
          await expect(page).toHaveURL(here);
          await page.goForward();
          await expect(shown).toBeHidden();
          await expect(page).toHaveURL(here);
          await page.goBack();
          await expect(page).toHaveURL('/blogs');
          await page.goForward();
          await expect(page).toHaveURL(here);
          await expect(shown).toBeHidden();
        });

        await test.step('closed otherwise and reopened, it leaves one history entry', async () => {
          await open(page, '/blogs');
          await open(page, here);
          const before = await length(page);
          for (let times = 0; times < 3; times++) {
            await openIt(page);
            await expect(shown).toBeVisible();
            await closeIt(page);
            await expect(shown).toBeHidden();
          }
          // The remaining entry is ahead, and is replaced by the next navigation.
          await expect.poll(() => length(page)).toBeLessThanOrEqual(before + 1);
          await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
          await expect(page).toHaveURL(here);
          await page.goBack();
          await expect(page).toHaveURL('/blogs');
        });

        await test.step('a reload while it is open leaves one history entry', async () => {
          await open(page, here);
          await openIt(page);
          await expect(shown).toBeVisible();
          await page.reload();
          await open(page, page.url());
          await expect(shown).toBeHidden();
          await expect.poll(() => page.evaluate(() => 'overlay' in (history.state ?? {}))).toBe(false);
          await expect(page).toHaveURL(here);
        });
      });
    }
  else
    test('on a large screen Back leaves the page, and opening adds no entry', async ({ page }) => {
      await openVenueAfterBlogs(page);
      const before = await length(page);
      await openPictures(page);
      await expect(pictures(page)).toBeVisible();
      expect(await length(page)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL('/blogs');
    });

  if (phone)
    test('Back closes a filter menu that was opened before the scripts loaded', async ({ page }) => {
      await open(page, '/blogs');
      const letThrough = await holdScripts(page);
      await page.goto('/venuelist');
      const rating = page.locator('summary', { hasText: 'Rating' });
      await rating.click();
      const shown = page.locator('details[open]', { has: rating });
      await expect(shown).toBeVisible();
      letThrough();
      await expect.poll(() => page.evaluate(() => 'overlay' in (history.state ?? {}))).toBe(true);
      await page.goBack();
      await expect(shown).toBeHidden();
      await expect(page).toHaveURL('/venuelist');
    });

  test('a link in an overlay replaces its history entry', async ({ page }) => {
    const address = await openVenueAfterBlogs(page);
    await page.getByRole('button', { name: 'Send Enquiry' }).last().click();
    await enquiry(page).getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(enquiry(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/blogs');
  });

  test('Back restores the scroll position under an overlay', async ({ page }) => {
    /** Playwright's own click would scroll to the sticky bar. */
    const press = (locator: Locator) => locator.evaluate((element: HTMLElement) => element.click());
    await open(page, '/venuelist');
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    if (phone) {
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await press(button);
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
      await press(button);
      await press(menu(page).getByRole('link', { name: 'Blogs' }));
    } else await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }));
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Wedding Blog' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/venuelist');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await expect(menu(page)).toBeHidden();
  });

  test('a deep link that opens the enquiry leaves one history entry', async ({ page, context }) => {
    await newCouple(context, 'Rhea Das');
    const address = `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`;
    await open(page, '/blogs');
    await open(page, `${address}#enquire`);
    await expect(enquiry(page).getByLabel('Message')).toBeVisible();
    await expect(page).toHaveURL(address);
    if (phone) {
      await page.goBack();
      await expect(enquiry(page)).toBeHidden();
      await expect(page).toHaveURL(address);
    }
    await page.goBack();
    await expect(page).toHaveURL('/blogs');
  });

  test('unsaved changes: Back asks for confirmation', async ({ page, context }) => {
    await logIn(context, 'venue');
    await open(page, '/venueProfilePage');
    await open(page, '/venueProfilePage/details');
    if (phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Calendar' }).locator('visible=true').click();
    await expect(page).toHaveURL('/venueProfilePage/calendar');
    await page.goBack();
    await expect(page).toHaveURL('/venueProfilePage/details');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Features of venue').fill('A stage under the neem tree');
    const question = page.getByRole('alertdialog');
    await guarded(page);

    await page.goForward();
    await expect(question).toBeVisible();
    if (phone) await page.goBack();
    else await question.getByRole('button').first().click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/venueProfilePage/details');
    await expect(page.getByLabel('Features of venue')).toHaveValue('A stage under the neem tree');

    // On a phone the confirmation replaced the forward entries.
    if (phone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu(page).getByRole('link', { name: 'Calendar' }).click();
    } else await page.goForward();
    await expect(question).toBeVisible();
    await question.getByRole('button').last().click();
    await expect(page).toHaveURL('/venueProfilePage/calendar');
    await page.goBack();
    await expect(page).toHaveURL('/venueProfilePage/details');
  });

  test('a dialog that navigates to another page leaves no entry behind', async ({ page, context }) => {
    await newCouple(context, 'Rhea Das');
    await enquire(context, 'Kesar Kothi', 310);
    await open(page, '/blogs');
    await open(page, '/userProfilePage');
    await page.getByText('LogOut').first().click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL('/');
  });
});
