import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { sql } from './database';
import { confirmEmail, emailTo } from './emails';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { closeAndKeepEditing, fillDate, inDays } from './forms';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

/** Returns the date in this many days, as displayed. */
const dayOf = (days: number): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${inDays(days)}T12:00:00+05:30`),
  );

for (const width of [360, 1440])
  test(`an owner offers other dates; the couple declines, then accepts one by one press, at ${width} pixels`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const size = { viewport: { width, height: 800 } };
    const name = `Amrai Bagh ${width}`;
    const owner = await visitor(browser, size);
    const { id, email } = await newBusiness(browser, owner.context(), 'venue', name);
    await confirmEmail(owner.context(), email);
    await page.setViewportSize(size.viewport);
    await newCouple(context, 'Tara Menon');
    await enquireAt(context, id, 70, { name: 'Tara Menon' });

    const enquiry = owner.getByRole('article', { name: 'Tara Menon' });
    const dialog = owner.getByRole('dialog', { name: 'Offer other dates' });
    const offer = async (...days: number[]) => {
      await enquiry.getByRole('button', { name: /^Offer dates/ }).click();
      const labels = ['First date', 'Second date (optional)', 'Third date (optional)'];
      for (const [index, day] of days.entries()) await fillDate(dialog, inDays(day), labels[index]);
    };

    await test.step('the owner offers two dates and sees that they are free', async () => {
      await open(owner, '/notification');
      await offer(71, 71);
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(dialog.getByText('Please choose different dates')).toBeVisible();
      await fillDate(dialog, inDays(72), 'Second date (optional)');
      await expect(dialog.getByText(`${dayOf(72)} is free.`)).toBeVisible();
      await closeAndKeepEditing(dialog);
      await expect(dialog.getByLabel('Second date (optional)')).toHaveValue(inDays(72));
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(dialog).toBeHidden();
      await expect(enquiry).toContainText(`You offered ${dayOf(71)} or ${dayOf(72)}.`);
      await expect(enquiry.getByText('Pending')).toBeVisible();
    });

    const booking = page.getByRole('article', { name });
    await test.step('the couple declines; the enquiry stays as it was', async () => {
      await open(page, '/userProfilePage?tab=bookings');
      await expect(booking.getByRole('button', { name: `Accept ${dayOf(71)}` })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await booking.getByRole('button', { name: /^Decline/ }).click();
      await expect(
        page.getByText(`You declined. Your enquiry to ${name} stays on ${dayOf(70)}.`),
      ).toBeVisible();
      await expect(booking.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await emailTo(email, 'Tara Menon declined')).toContain(dayOf(70));
    });

    await test.step('the owner offers another date, and the couple accepts it by one press', async () => {
      await open(owner, '/notification');
      await offer(75);
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(dialog).toBeHidden();
      await open(page, '/userProfilePage?tab=bookings');
      await booking.getByRole('button', { name: `Accept ${dayOf(75)}` }).click();
      await expect(page.getByText(`Your enquiry to ${name} is now for ${dayOf(75)}.`)).toBeVisible();
      await expect(booking.getByText('Pending')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await booking.getByText('History').click();
      await expect(booking.getByRole('listitem').last()).toContainText(`You accepted ${dayOf(75)}`);
      expect(await emailTo(email, 'Tara Menon accepted')).toContain(dayOf(75));
    });

    await test.step('the couple changes the guests, and sees whether they fit', async () => {
      await booking.getByRole('button', { name: /^Change the enquiry/ }).click();
      const change = page.getByRole('dialog', { name: 'Change enquiry' });
      await expect(change.getByText(`${dayOf(75)} is free.`)).toBeVisible();
      await change.getByLabel('Guests').fill('150');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await change.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByText(`Your enquiry to ${name} is now for ${dayOf(75)}, 150 guests.`),
      ).toBeVisible();
    });

    await test.step('the owner rejects it for a reason, which the couple sees', async () => {
      await open(owner, '/notification');
      await expect(owner.getByRole('article', { name: 'Guests changed' })).toContainText('to 150.');
      await enquiry.getByRole('button', { name: /^Reject/ }).click();
      const rejecting = owner.getByRole('dialog', { name: 'Reject this enquiry?' });
      await rejecting.getByRole('radio', { name: 'Too few guests' }).check();
      await rejecting.getByLabel('Note (optional)').fill('We take weddings from 300 guests.');
      await rejecting.getByRole('button', { name: 'Reject' }).click();
      await expect(enquiry).toContainText('Reason: Too few guests. “We take weddings from 300 guests.”');
      await open(page, '/userProfilePage?tab=bookings');
      await expect(booking).toContainText('takes larger events only.');
      await expect(booking).toContainText('They write: “We take weddings from 300 guests.”');
      await booking.getByText('History').click();
      await expect(booking.getByRole('listitem').last()).toContainText(`${name} rejected it: Too few guests`);
    });
  });

test('an offer can be answered once the enquiry’s own date has passed, while an offered date is ahead', async ({
  page,
  context,
  browser,
}) => {
  const name = 'Palash Bagh';
  const owner = await visitor(browser);
  const { id } = await newBusiness(browser, owner.context(), 'venue', name);
  await newCouple(context, 'Tara Menon');
  const booking = await enquireAt(context, id, 70, { name: 'Tara Menon' });
  await sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [booking.id, inDays(-1)]);
  const offerDays = (...days: number[]) =>
    sql(`INSERT INTO date_offer (id, booking_id, dates) VALUES (gen_random_uuid(), $1, $2::date[])`, [
      booking.id,
      days.map(inDays),
    ]);
  const card = page.getByRole('article', { name });

  await offerDays(-2, -1);
  await open(page, '/userProfilePage?tab=bookings');
  await expect(card).toContainText('didn’t approve this enquiry before its date');
  await expect(card.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await open(owner, '/notification');
  const enquiry = owner.getByRole('article', { name: 'Tara Menon', exact: true });
  await expect(enquiry.getByText('Day has passed')).toBeVisible();
  await expect(enquiry.getByText(/^You offered/)).toHaveCount(0);

  await sql(`DELETE FROM date_offer WHERE booking_id = $1`, [booking.id]);
  await offerDays(-1, 20);
  await page.reload();
  await expect(card.getByText('Day has passed')).toBeVisible();
  await expect(card.getByText('didn’t approve this enquiry before its date')).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Accept/ })).toHaveText([`Accept ${dayOf(20)}`]);
  await expectAccessible(page);
  await open(owner, '/notification');
  await expect(
    enquiry.getByText(`You offered ${dayOf(-1)} or ${dayOf(20)}. Waiting for the couple’s answer.`),
  ).toBeVisible();

  // On phones the offer is above the conversation.
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `/bookings/${booking.id}`);
  await page.getByRole('button', { name: `Accept ${dayOf(20)}` }).click();
  await expect(page.getByText(`Your enquiry to ${name} is now for ${dayOf(20)}.`)).toBeVisible();
  await open(page, '/userProfilePage?tab=bookings');
  await expect(card.getByText('Pending')).toBeVisible();
  await owner.context().close();
});

test('the owner sees whether an offered date is free, has one place left, or is full', async ({
  context,
  page,
  browser,
}) => {
  const couple = await visitor(browser);
  const { id } = await newBusiness(browser, context, 'venue', 'Semal Bagh');
  await sql(`UPDATE listing SET daily_capacity = 2 WHERE id = $1`, [id]);
  for (const day of [81, 82, 82])
    await sql(
      `INSERT INTO offline_booking (id, listing_id, event_date, name, note) VALUES (gen_random_uuid(), $1, $2, 'Kavya', '')`,
      [id, inDays(day)],
    );
  await newCouple(couple.context(), 'Tara Menon');
  await enquireAt(couple.context(), id, 70, { name: 'Tara Menon' });
  await open(page, '/notification');
  await page.getByRole('button', { name: /^Offer dates/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer other dates' });
  await fillDate(dialog, inDays(80), 'First date');
  await fillDate(dialog, inDays(81), 'Second date (optional)');
  await fillDate(dialog, inDays(82), 'Third date (optional)');
  await expect(dialog.getByText(`${dayOf(80)} is free.`)).toBeVisible();
  await expect(dialog.getByText(`${dayOf(81)} is free: it’s the last place.`)).toBeVisible();
  await expect(dialog.getByText(`${dayOf(82)} is fully booked.`)).toBeVisible();
  await expectAccessible(page);
  await couple.context().close();
});
