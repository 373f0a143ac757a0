import type { Locator } from '@playwright/test';
import { logInByForm, newCouple } from './accounts';
import { enquire, enquireAt, venueId } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { fillDate, inDays } from './forms';
import { open } from './pages';

const VENUE = 'Kesar Kothi';

const boxOf = (page: Page) => page.getByRole('status').filter({ hasText: 'enquiry code' });

/** Presses the visible one of the buttons. */
async function pressSent(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Enquiry Sent' });
  await expect(buttons.first()).toBeAttached();
  await expect
    .poll(async () => {
      for (const button of await buttons.all())
        if (await isOnTop(button)) {
          // It is marked as disabled, so Playwright would wait.
          await button.click({ force: true });
          return true;
        }
      return false;
    })
    .toBe(true);
}

/** Whether the element is fully visible, with nothing on top of it. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
    return [left + 6, right - 6].every((x) =>
      [top + 6, bottom - 6].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });

onPhoneAndDesktop((phone) => {
  test('the code is shown after an enquiry that a login interrupted', async ({ page, context }) => {
    const email = await newCouple(context, 'Asha Nair');
    await context.clearCookies();
    await open(page, `/venuelist/${await venueId(page.request, VENUE)}`);
    await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click();
    await logInByForm(page, 'user', email);
    const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
    await dialog.getByLabel('Location').fill('Jaipur');
    await dialog.getByLabel('Guests').fill('250');
    await fillDate(dialog, inDays(300));
    await dialog.getByLabel('Address').fill('12 Civil Lines, Jaipur');
    await dialog.getByLabel('Type of Event').selectOption('Wedding');
    await dialog.getByLabel('Message').fill('Is the courtyard free?');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(boxOf(page)).toBeVisible();
    await expect.poll(() => isOnTop(boxOf(page))).toBe(true);
  });

  test('the code box appears at any scroll position, repeatedly, and stays visible while scrolling', async ({
    page,
    context,
  }) => {
    await newCouple(context, 'Asha Nair');
    await enquire(context, VENUE, 301);
    const address = `/venuelist/${await venueId(page.request, VENUE)}`;
    const box = boxOf(page);
    await page.clock.install();

    for (const height of phone ? [740, 480] : [900, 520])
      await test.step(`a screen ${height} px high`, async () => {
        await page.setViewportSize({ width: phone ? 360 : 1440, height });
        await open(page, address);
        // The panel with the button starts below the gallery and ends with the page's columns.
        const gallery = await page
          .getByRole('complementary', { name: 'Prices' })
          .evaluate((panel) => panel.getBoundingClientRect().top + scrollY);
        for (const top of phone ? [0, gallery, gallery + 800, 1e6] : [gallery, gallery + 300]) {
          await page.evaluate((to) => scrollTo(0, to), top);
          await pressSent(page);
          await expect(box).toBeVisible();
          await expect.poll(() => isOnTop(box)).toBe(true);
          await page.clock.runFor(4000);
          await expect(box).toBeVisible();
          await page.mouse.move(1, 1);
          await page.clock.runFor(6000);
          await expect(box).toHaveCount(0);
        }
      });

    await page.setViewportSize({ width: phone ? 360 : 1440, height: phone ? 740 : 900 });
    await page.getByRole('button', { name: 'Enquiry Sent' }).first().scrollIntoViewIfNeeded();
    await pressSent(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(() => isOnTop(box)).toBe(true);
  });
});

test('a second enquiry for another date is refused, and keeps what was typed', async ({ page, context }) => {
  await newCouple(context, 'Asha Nair');
  const listingId = await venueId(page.request, VENUE);
  await open(page, `/venuelist/${listingId}`);
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  await dialog.getByLabel('Location').fill('Jaipur');
  await dialog.getByLabel('Guests').fill('250');
  await fillDate(dialog, inDays(310));
  await dialog.getByLabel('Address').fill('12 Civil Lines, Jaipur');
  await dialog.getByLabel('Type of Event').selectOption('Wedding');
  await dialog.getByLabel('Message').fill('Is the courtyard covered?');
  // Meanwhile in another tab.
  const { id } = await enquireAt(context, listingId, 301);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent: you already have an enquiry to Kesar Kothi')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('Is the courtyard covered?');
  await expect(dialog.getByLabel('Guests')).toHaveValue('250');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(`/bookings/${id}`);
});
