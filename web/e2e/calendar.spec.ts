import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { fillDate, inDays } from './forms';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

const LONG_DAY = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const long = (day: string) => LONG_DAY.format(new Date(day));
const SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = (day: string) => SHORT_DAY.format(new Date(day));

/** Opens a day in the owner's calendar. */
async function openDay(page: Page, day: string) {
  await open(page, `/venueProfilePage/calendar?month=${day.slice(0, 7)}&day=${day}`);
  return page.getByRole('region', { name: long(day) });
}

onPhoneAndDesktop((phone) => {
  test('an owner blocks days and adds offline bookings', async ({ page, context, browser }) => {
    const name = `Neem Bagh ${phone ? 'phone' : 'desktop'}`;
    const { id } = await newBusiness(browser, context, 'venue', name);
    const [day, next] = [inDays(40), inDays(41)];
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Meher Sethi');
    const enquiry = await enquireAt(couple.context(), id, 40);
    const panel = await openDay(page, day);

    await test.step('an enquiry links to its page', async () => {
      const link = panel.getByRole('link', { name: 'Tara Menon' });
      await expect(link).toBeVisible();
      await expectAccessible(page);
      await link.click();
      await expect(page).toHaveURL(`/bookings/${enquiry.id}`);
      await page.goBack();
    });

    await test.step('a day is blocked by keyboard', async () => {
      await panel.getByRole('button', { name: 'Block days' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Block days' });
      await expect(dialog.getByLabel('First day')).toHaveValue(day);
      await fillDate(dialog, inDays(39), 'Last day');
      await dialog.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(dialog.getByText('The last day must not be before the first')).toBeVisible();
      await expectAccessible(page);
      await fillDate(dialog, next, 'Last day');
      await dialog.getByLabel('Note').fill('Repainting');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      const entry = panel.getByRole('article').filter({ hasText: 'Repainting' });
      await expect(entry).toContainText('Blocked');
      await expect(panel.getByText('Blocked. 0 of 1 booked.')).toBeVisible();
      await expect(
        page.getByRole('table').getByRole('link', { name: new RegExp(`^${long(day)}.*Blocked`) }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('a blocked day accepts no offline booking, and what was typed stays', async () => {
      await panel.getByRole('button', { name: 'Add offline booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add offline booking' });
      await dialog.getByLabel('Name').fill('Kavya Rao');
      await dialog.getByLabel('Type of event').selectOption('Sangeet');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(dialog.getByText(`${short(day)} is fully booked or blocked.`)).toBeVisible();
      await expect(dialog.getByLabel('Name')).toHaveValue('Kavya Rao');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the period is shortened, and unblocked after a confirmation', async () => {
      const entry = panel.getByRole('article').filter({ hasText: 'Repainting' });
      await entry.getByRole('button', { name: /^Edit/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Change blocked days' });
      await fillDate(dialog, day, 'Last day');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(entry.getByRole('heading', { name: short(day), exact: true })).toBeVisible();
      await entry.getByRole('button', { name: /^Unblock/ }).click();
      const confirmation = page.getByRole('alertdialog', { name: 'Unblock these days?' });
      await confirmation.getByRole('button', { name: 'Unblock' }).click();
      await expect(entry).toHaveCount(0);
      await expect(panel.getByText('0 of 1 booked.')).toBeFocused();
    });

    await test.step('an offline booking fills the day, is edited and deleted', async () => {
      await panel.getByRole('button', { name: 'Add offline booking' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add offline booking' });
      await expect(dialog.getByLabel('Name')).toHaveValue('Kavya Rao');
      await dialog.getByLabel('Guests').fill('180');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      const entry = panel.getByRole('article').filter({ hasText: 'Kavya Rao' });
      await expect(entry).toContainText('Sangeet, 180 guests');
      await expect(panel.getByText('Full: 1 of 1 booked.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await entry.getByRole('button', { name: /^Edit/ }).click();
      const edit = page.getByRole('dialog', { name: 'Change offline booking' });
      await expect(edit.getByLabel('Type of event')).toHaveValue('SANGEET');
      await edit.getByLabel('Note').fill('Advance paid');
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(entry).toContainText('Advance paid');
      await entry.getByRole('button', { name: /^Delete/ }).click();
      const confirmation = page.getByRole('alertdialog', { name: 'Delete this booking?' });
      await confirmation.getByRole('button', { name: 'Delete' }).click();
      await expect(panel.getByText('0 of 1 booked.')).toBeVisible();
      await expect(panel.getByRole('article')).toHaveCount(1);
    });

    await test.step('the daily capacity is updated, and the button keeps the focus', async () => {
      const form = page.getByRole('form', { name: 'Bookings a day' });
      await form.getByRole('spinbutton').fill('2');
      await form.getByRole('button', { name: 'Update' }).press('Enter');
      await expect(panel.getByText('0 of 2 booked.')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Update' })).toBeFocused();
    });
  });
});
