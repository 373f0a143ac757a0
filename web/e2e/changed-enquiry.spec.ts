import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { cancelAndLeave, fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

/** The couple changes their enquiry in another window. */
async function change({ request }: BrowserContext, id: string, days: number, guests: number): Promise<void> {
  await ask(
    request,
    'mutation U($input: UpdateEnquiryInput!) { updateEnquiry(input: $input) { userErrors { message } } }',
    { input: { id, date: inDays(days), guests } },
  );
}

/** Returns the date in this many days, as in a dialog. */
const dayOf = (days: number): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${inDays(days)}T12:00:00+05:30`),
  );

onPhoneAndDesktop((phone) => {
  test(`a decision shows what the couple changed meanwhile and keeps what was entered, ${phone ? 'phone' : 'desktop'}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const couple = await visitor(browser);
    const { id: venue } = await newBusiness(browser, context, 'venue', `Badlav Bagh ${Date.now()}`);
    await newCouple(couple.context(), 'Tara Menon');
    const { id, code } = await enquireAt(couple.context(), venue, 70, { name: 'Tara Menon' });
    await open(page, '/notification');
    const card = page.getByRole('article', { name: 'Tara Menon' });

    await test.step('an offer of dates', async () => {
      const dialog = page.getByRole('dialog', { name: 'Offer other dates' });
      await card.getByRole('button', { name: /^Offer dates/ }).click();
      await expect(dialog).toContainText(`Wedding on ${dayOf(70)}, 180 guests.`);
      await fillDate(dialog, inDays(75), 'First date');
      await change(couple.context(), id, 71, 180);
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(
        `The couple changed the date to ${dayOf(71)}. Check the new date, then decide again.`,
      );
      await expect(dialog).toContainText(`Wedding on ${dayOf(71)}, 180 guests.`);
      await expect(dialog.getByLabel('First date')).toHaveValue(inDays(75));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(dialog).toBeHidden();
      await expect(card).toContainText(`You offered ${dayOf(75)}.`);
    });

    await test.step('a rejection', async () => {
      const dialog = page.getByRole('dialog', { name: 'Reject this enquiry?' });
      await card.getByRole('button', { name: 'Reject' }).click();
      await dialog.getByRole('radio', { name: 'Too few guests' }).check();
      await dialog.getByLabel('Note (optional)').fill('We start at 200.');
      await change(couple.context(), id, 71, 250);
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(dialog.getByRole('alert')).toContainText('The couple changed the guests to 250.');
      await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 0.9 });
      await expect(dialog).toContainText('250 guests.');
      await expect(dialog.getByLabel('Note (optional)')).toHaveValue('We start at 200.');
      await cancelAndLeave(dialog);
    });

    await test.step('an approval', async () => {
      const dialog = page.getByRole('dialog', { name: 'Enter OTP' });
      await card.getByRole('button', { name: 'Approve' }).click();
      await dialog.getByRole('textbox').fill(code);
      await change(couple.context(), id, 72, 300);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(
        `The couple changed the date to ${dayOf(72)} and the guests to 300. Check both, then decide again.`,
      );
      await expect(dialog).toContainText(`Wedding on ${dayOf(72)}, 300 guests.`);
      await expect(dialog.getByRole('textbox')).toHaveValue(code);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText(`Tara Menon is booked for ${dayOf(72)}.`)).toBeVisible();
      await expect(card).toContainText('300');
    });
  });
});

test('a second rejection with another note says that the enquiry was rejected, and keeps the note', async ({
  page,
  context,
  browser,
}) => {
  const couple = await visitor(browser);
  const { id } = await newBusiness(browser, context, 'venue', `Doosri Baar ${Date.now()}`);
  await newCouple(couple.context(), 'Ira Sethi');
  await enquireAt(couple.context(), id, 70, { name: 'Ira Sethi' });
  const second = await context.newPage();
  const rejectIn = async (tab: typeof page, note: string) => {
    const dialog = tab.getByRole('dialog', { name: 'Reject this enquiry?' });
    await dialog.getByRole('radio', { name: 'Other' }).check();
    await dialog.getByLabel('Note (optional)').fill(note);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    return dialog;
  };
  for (const tab of [page, second]) {
    await open(tab, '/notification');
    await tab.getByRole('article', { name: 'Ira Sethi' }).getByRole('button', { name: 'Reject' }).click();
  }
  await expect(await rejectIn(page, 'We renovate then.')).toBeHidden();
  const refused = await rejectIn(second, 'Another hall of ours is free.');
  await expect(refused.getByRole('alert')).toHaveText(
    'The enquiry was not rejected. This enquiry was already rejected.',
  );
  await expect(refused.getByLabel('Note (optional)')).toHaveValue('Another hall of ours is free.');
  await cancelAndLeave(refused);
  await expect(second.getByRole('article', { name: 'Ira Sethi' })).toContainText('We renovate then.');
});
