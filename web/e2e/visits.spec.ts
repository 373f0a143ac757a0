import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { closeAndKeepEditing, fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

const TIMESTAMP = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
});
/** A time in this number of days, as displayed. */
const at = (days: number, time: string) => TIMESTAMP.format(new Date(`${inDays(days)}T${time}+05:30`));

/** Opens the conversation. On phones the panel of a visit is behind its summary, unless it waits for an answer. */
async function openVisit(page: Page, bookingId: string, folded: boolean) {
  await open(page, `/bookings/${bookingId}`);
  if (folded) await page.locator('summary', { hasText: 'Visit' }).click();
  return page.getByRole('region', { name: 'Visit', exact: true });
}

/** Downloads the calendar file of a confirmed visit. */
async function fileOf(panel: Locator): Promise<string> {
  const download = panel.page().waitForEvent('download');
  await panel.getByRole('link', { name: 'Add to your calendar' }).click();
  return readFile(await (await download).path(), 'utf8');
}

onPhoneAndDesktop((phone) => {
  test('a couple requests a visit; both arrange, move and cancel it', async ({ page, context, browser }) => {
    test.slow();
    const name = `Champa Bagh ${phone ? 'phone' : 'desktop'}`;
    const owner = await visitor(browser, { viewport: page.viewportSize() });
    const { id: listingId, email } = await newBusiness(browser, owner.context(), 'venue', name);
    await confirmEmail(owner.context(), email);
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    const couplePanel = await openVisit(page, id, phone);
    await expect(couplePanel).toContainText(`Meet ${name} before you decide.`);

    await test.step('the couple proposes times', async () => {
      await couplePanel.getByRole('button', { name: 'Request a visit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request a visit' });
      await fillDate(dialog, inDays(5), 'First day');
      await dialog.getByLabel('First time').fill('23:30');
      await fillDate(dialog, inDays(6), 'Second day (optional)');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText('Please choose a time between 06:00 and 22:00')).toBeVisible();
      await expect(dialog.getByText('Choose a time', { exact: true })).toBeVisible();
      await dialog.getByLabel('First time').fill('11:00');
      await dialog.getByLabel('Second time').fill('16:30');
      await closeAndKeepEditing(dialog);
      await expect(dialog.getByLabel('Second time')).toHaveValue('16:30');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toBeHidden();
      await expect(couplePanel).toContainText(`You proposed ${at(5, '11:00')} or ${at(6, '16:30')}.`);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await emailTo(email, 'Tara Menon would like to visit')).toContain(name);
    });

    const ownerPanel = await openVisit(owner, id, false);
    await test.step('the owner offers another time, and the couple’s open page shows it', async () => {
      if (!phone)
        await expect(ownerPanel.getByRole('button', { name: 'Offer other times' })).toBeInViewport({
          ratio: 1,
        });
      await ownerPanel.getByRole('button', { name: 'Offer other times' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Offer other times' });
      await fillDate(dialog, inDays(7), 'First day');
      await dialog.getByLabel('First time').fill('10:15');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(ownerPanel).toContainText(`You offered ${at(7, '10:15')}.`);
      await expect(couplePanel).toContainText(`${name} offers another time.`);
      await expectAccessible(page);
      await expectContrast(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('the couple confirms it', async () => {
      await couplePanel.getByRole('button', { name: `Confirm ${at(7, '10:15')}` }).click();
      await expect(couplePanel).toContainText(`Confirmed for ${at(7, '10:15')}.`);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByText(`Tara Menon confirmed the visit on ${at(7, '10:15')}`)).toBeVisible();
      await expect(ownerPanel).toContainText(`Confirmed for ${at(7, '10:15')}.`);
      for (const panel of [couplePanel, ownerPanel])
        expect(await fileOf(panel)).toMatch(/^UID:visit-.*\r\nSEQUENCE:0\r\n/m);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // Who has not confirmed their address gets no emails.
      await expect(couplePanel).not.toContainText('email');
      expect(await emailTo(email, 'Visit confirmed')).toContain('visit.ics');
    });

    await test.step('the owner moves it', async () => {
      await ownerPanel.getByRole('button', { name: 'Move the visit' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Move the visit' });
      await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('10:15');
      await dialog.getByLabel('Time', { exact: true }).fill('12:00');
      await closeAndKeepEditing(dialog);
      await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('12:00');
      await expectAccessible(owner);
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(ownerPanel).toContainText(`Confirmed for ${at(7, '12:00')}.`);
      await expect(dialog).toBeHidden();
      await expect(ownerPanel.getByRole('button', { name: 'Move the visit' })).toBeFocused();
      await expect(couplePanel).toContainText(`Confirmed for ${at(7, '12:00')}.`);
      expect(await fileOf(couplePanel)).toMatch(/^UID:visit-.*\r\nSEQUENCE:1\r\n/m);
    });

    await test.step('it is in the owner’s calendar', async () => {
      const day = inDays(7);
      await open(owner, `/venueProfilePage/calendar?month=${day.slice(0, 7)}&day=${day}`);
      const visit = owner.getByRole('article').filter({ hasText: 'Visit by Tara Menon' });
      await expect(visit).toContainText(at(7, '12:00'));
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await visit.getByRole('link').click();
      await expect(owner).toHaveURL(`/bookings/${id}`);
    });

    await test.step('the couple cancels it, and can request another', async () => {
      await couplePanel.getByRole('button', { name: 'Cancel the visit' }).click();
      const confirmation = page.getByRole('alertdialog', { name: 'Cancel this visit?' });
      await expect(confirmation.getByRole('button', { name: 'Keep the visit' })).toBeFocused();
      await confirmation.getByRole('button', { name: 'Cancel the visit' }).click();
      await expect(couplePanel.getByRole('button', { name: 'Request a visit' })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByText(`Tara Menon cancelled the visit on ${at(7, '12:00')}`)).toBeVisible();
      expect(await emailTo(email, 'Visit cancelled')).toContain('visit.ics');
    });
  });
});

test('the dialog that moves a visit stays if the other side moves or cancels it, and says so', async ({
  page,
  context,
  browser,
}) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Champa Bagh');
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  const startsAt = new Date(`${inDays(7)}T11:00+05:30`).toISOString();
  const { requested } = await ask<{ requested: { booking: { visit: { id: string } } } }>(
    context.request,
    'mutation R($id: ID!, $slots: [String!]!) { requested: requestVisit(bookingId: $id, slots: $slots) { booking { visit { id } } userErrors { message } } }',
    { id, slots: [startsAt] },
  );
  const visit = requested.booking.visit.id;
  const change = async (call: string) => {
    await ask(owner.request, `mutation { changed: ${call} { userErrors { message } } }`);
  };
  await change(`confirmVisit(id: "${visit}", startsAt: "${startsAt}")`);

  const panel = await openVisit(page, id, false);
  await panel.getByRole('button', { name: 'Move the visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit' });
  await dialog.getByLabel('Time', { exact: true }).fill('12:00');
  const moved = new Date(`${inDays(7)}T11:30+05:30`).toISOString();
  await change(`moveVisit(id: "${visit}", startsAt: "${startsAt}", newStart: "${moved}")`);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`The visit has changed. It’s now at ${at(7, '11:30')}.`);
  await expect(dialog).toContainText(at(7, '11:30'));
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('12:00');
  await change(`cancelVisit(id: "${visit}")`);
  await expect(page.getByText(`Champa Bagh cancelled the visit on ${at(7, '11:30')}`).first()).toBeAttached();
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('12:00');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This visit was cancelled. The couple can request another one.',
  );
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('12:00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Request a visit' })).toBeVisible();
});
