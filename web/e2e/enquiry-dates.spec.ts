import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, hydrated, open } from './pages';
import { visitor, withoutPolling } from './visitors';

/** Returns the date in this many days, as displayed. */
const dayOf = (days: number): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${inDays(days)}T12:00:00+05:30`),
  );

for (const width of [360, 1440]) {
  test(`a couple sees that a date is fully booked and chooses another, at ${width} pixels`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const size = { viewport: { width, height: 800 } };
    const name = `Neem Haveli ${width}`;
    const owner = await visitor(browser, size);
    const { id, email } = await newBusiness(browser, owner.context(), 'venue', name);
    await confirmEmail(owner.context(), email);
    await page.setViewportSize(size.viewport);
    await newCouple(context, 'Tara Menon');
    // Each acts on a page that the other's changes have made outdated.
    await withoutPolling(context);
    await withoutPolling(owner.context());

    await test.step('another couple’s booking fills a day', async () => {
      const other = await visitor(browser);
      await newCouple(other.context(), 'Meher Gill');
      const booking = await enquireAt(other.context(), id, 61, { name: 'Meher Gill' });
      await ask(
        owner.request,
        'mutation A($id: ID!, $code: String!) { approveBooking(id: $id, code: $code) { userErrors { message } } }',
        booking,
      );
      await other.context().close();
    });

    await test.step('the form warns as soon as that day is chosen', async () => {
      await open(page, `/venuelist/${id}`);
      await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
      const warning = dialog.getByText('Fully booked on this date.');
      await fillDate(dialog, inDays(60));
      await expect(warning).toBeHidden();
      await fillDate(dialog, inDays(61));
      await expect(warning).toBeVisible();
      const nearest = dialog.getByRole('group', { name: 'Nearest free dates:' });
      await expect(nearest.getByRole('button')).toHaveCount(3);
      await expect(dialog.getByRole('list', { name: 'Free on that day:' }).getByRole('link')).toHaveCount(3);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await nearest.getByRole('button', { name: dayOf(62) }).click();
      await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(inDays(62));
      await expect(warning).toBeHidden();
      await expect(nearest).toBeHidden();
      await fillDate(dialog, inDays(61));
      await expect(warning).toBeVisible();
      await dialog.getByLabel('Location').fill('Udaipur');
      await dialog.getByLabel('Guests').fill('180');
      await dialog.getByLabel('Address').fill('4 Lake Road, Udaipur');
      await dialog.getByLabel('Type of Event').selectOption('Wedding');
      await dialog.getByLabel('Message').fill('Could you take two weddings that day?');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(`Enquiry sent to ${name}`)).toBeVisible();
    });

    await test.step('the owner’s email has the message and the phone number', async () => {
      const mail = await emailTo(email, 'New enquiry');
      expect(mail).toContain('Could you take two weddings that day?');
      expect(mail).toContain('+91 00000 22222');
    });

    const card = page.getByRole('article', { name });
    const change = card.getByRole('button', { name: /^Change the enquiry/ });
    const dialog = page.getByRole('dialog', { name: 'Change enquiry' });
    await test.step('while the enquiry is pending, the date can be changed', async () => {
      await open(page, '/userProfilePage?tab=bookings');
      await change.click();
      await expect(dialog.getByText('Fully booked on this date.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
      await fillDate(dialog, '');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Date is required')).toBeVisible();
      await fillDate(dialog, inDays(62));
      await expect(dialog.getByText('Fully booked')).toBeHidden();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByText(`Your enquiry to ${name} is now for ${dayOf(62)}, 180 guests.`),
      ).toBeVisible();
      await expect(card).toContainText(dayOf(62));
      await card.getByText('History').click();
      await expect(card.getByRole('listitem').last()).toContainText(
        `You changed the date from ${dayOf(61)} to ${dayOf(62)}`,
      );
    });

    await test.step('the owner sees what changed, and decides on the date on the screen', async () => {
      expect(await emailTo(email, 'New date')).toContain(dayOf(62));
      await open(owner, '/notification');
      await expect(owner.getByRole('article', { name: 'Date changed' })).toContainText(
        `from ${dayOf(61)} to ${dayOf(62)}`,
      );
      const enquiry = owner.getByRole('article', { name: 'Tara Menon' });
      await enquiry.getByText('History').click();
      await expect(enquiry.getByRole('listitem').last()).toContainText(
        `The couple changed the date from ${dayOf(61)} to ${dayOf(62)}`,
      );
      await enquiry.getByRole('button', { name: 'Reject' }).click();
      const rejecting = owner.getByRole('dialog', { name: 'Reject this enquiry?' });
      await expect(rejecting).toContainText(dayOf(62));
      await rejecting.getByRole('radio', { name: 'Closed for the season' }).check();

      await change.click();
      await fillDate(dialog, inDays(63));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(card).toContainText(dayOf(63));

      await rejecting.getByRole('button', { name: 'Reject' }).click();
      await expect(
        owner.getByText(
          `The couple changed the date to ${dayOf(63)}. Check the new date, then decide again.`,
        ),
      ).toBeVisible();
      await expect(rejecting).toContainText(`Wedding on ${dayOf(63)}`);
      await expect(rejecting.getByRole('radio', { name: 'Closed for the season' })).toBeChecked();
      await rejecting.getByRole('button', { name: 'Reject' }).click();
      await expect(enquiry.getByText('Rejected', { exact: true })).toBeVisible();
    });

    await test.step('once it is decided, the date can’t be changed', async () => {
      await change.click();
      await fillDate(dialog, inDays(64));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByText('Your enquiry was not changed. This enquiry was already rejected.'),
      ).toBeVisible();
      await expect(card.getByText('Rejected', { exact: true })).toBeVisible();
      await expect(change).toHaveCount(0);
    });
  });
}

test('listings that are suggested for a full day take the guests, and get what was typed', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const owner = await visitor(browser);
  const city = 'Barmer';
  const { id } = await newBusiness(browser, owner.context(), 'venue', 'Ker Haveli', city);
  for (const [name, guestCapacity] of [
    ['Rohida Hall', '100'],
    ['Khejri Palace', '500'],
  ] as const) {
    const other = await visitor(browser);
    await newBusiness(browser, other.context(), 'venue', name, city);
    await ask(
      other.request,
      'mutation U($input: UpdateVenueInput!) { updateVenue(input: $input) { userErrors { message } } }',
      { input: { guestCapacity } },
    );
    await other.context().close();
  }
  for (const [first, last] of [
    [61, 61],
    [65, 500],
  ] as const)
    await ask(
      owner.request,
      'mutation B($input: BlockedPeriodInput!) { blockDays(input: $input) { userErrors { message } } }',
      { input: { firstDay: inDays(first), lastDay: inDays(last) } },
    );
  await newCouple(context, 'Tara Menon');
  await open(page, `/venuelist/${id}`);
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  // In a long season without free days, those before it are offered.
  await fillDate(dialog, inDays(180));
  const nearest = dialog.getByRole('group', { name: 'Nearest free dates:' });
  await expect(nearest.getByRole('button')).toHaveText([dayOf(62), dayOf(63), dayOf(64)]);
  await fillDate(dialog, inDays(280));
  await expect(dialog.getByText('No other date within half a year is free.')).toBeVisible();
  await fillDate(dialog, inDays(61));
  const suggested = dialog.getByRole('list', { name: 'Free on that day:' });
  await expect(suggested.getByRole('link', { name: 'Rohida Hall' })).toBeVisible();
  await expect(suggested.getByRole('link', { name: 'Khejri Palace' })).toBeVisible();
  await dialog.getByLabel('Guests').fill('420');
  await expect(suggested.getByRole('link', { name: 'Rohida Hall' })).toBeHidden();
  await dialog.getByLabel('Message').fill('Do you have rooms for 40 guests?');
  const [similar] = await Promise.all([
    page.waitForEvent('popup'),
    suggested.getByRole('link', { name: 'Khejri Palace' }).click(),
  ]);
  await hydrated(similar);
  await expect(similar).toHaveURL(new RegExp(`\\?date=${inDays(61)}$`));
  await similar.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const copy = similar.getByRole('dialog', { name: 'Send Enquiry' });
  await expect(copy.getByLabel('Date', { exact: true })).toHaveValue(inDays(61));
  await expect(copy.getByLabel('Guests')).toHaveValue('420');
  await expect(copy.getByLabel('Message')).toHaveValue('Do you have rooms for 40 guests?');
  // Nothing is lost here.
  await expect(dialog.getByLabel('Message')).toHaveValue('Do you have rooms for 40 guests?');
});
