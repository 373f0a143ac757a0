import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endEvent, runQuarterHourly, sendMessageEmail, sql } from './database';
import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { expect, test, type Page } from './fixtures';
import { fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { visitor } from './visitors';

/** A Sunday in about three months. */
const DAYS = 90 + ((7 - new Date(`${inDays(90)}T12:00:00Z`).getUTCDay()) % 7);
const SUNDAY = inDays(DAYS);
const dayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${day}T12:00:00+05:30`),
  );
const TIMESTAMP = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
});
const at = (days: number, time: string) => TIMESTAMP.format(new Date(`${inDays(days)}T${time}+05:30`));

const PICTURES = path.join(import.meta.dirname, '../../api/db/pictures');
/** The streams bring changes at once; without them, pages ask every 15 seconds. */
const BY_STREAM = { timeout: 10_000 };

/** A calendar file with one event, which takes a whole day. */
const calendarFile = (day: string, summary: string) => ({
  name: 'bookings.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'BEGIN:VEVENT', 'UID:mehta'],
      ...['DTSTAMP:20260101T000000Z', `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `SUMMARY:${summary}`],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n'),
  ),
});

const bubbles = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

async function write(page: Page, to: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message to ${to}` }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  const last = bubbles(page).last();
  await expect(last).toContainText(text);
  await expect(last).not.toContainText('Sending…');
}

/** Fills in and sends the form of the open listing. */
async function enquire(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Ananya Sharma');
  await dialog.getByLabel('Location').fill('Jaipur');
  await dialog.getByLabel('Guests').fill('420');
  await fillDate(dialog, SUNDAY);
  await dialog.getByLabel('Address').fill('12 Civil Lines, Jaipur');
  await dialog.getByLabel('Type of Event').selectOption('Wedding');
  await dialog.getByLabel('Message').fill('We would like the courtyard in the evening.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Returns Ananya's bookings by the name of the business. */
async function bookingsOf(page: Page): Promise<Map<string, { id: string; code: string }>> {
  const { myBookings } = await ask<{
    myBookings: { nodes: { id: string; code: string; listingName: string }[] };
  }>(page.request, '{ myBookings(first: 10) { nodes { id code listingName } } }');
  return new Map(myBookings.nodes.map((booking) => [booking.listingName, booking]));
}

for (const width of [360, 1440])
  test(`Ananya plans her wedding with two venues, at ${width} pixels`, async ({ page, context, browser }) => {
    test.setTimeout(240_000);
    const size = { viewport: { width, height: 800 } };
    const phone = width < 900;
    await page.setViewportSize(size.viewport);
    const [chosen, other, full] = [`Rani Mahal ${width}`, `Gulab Kothi ${width}`, `Moti Bagh ${width}`];
    /** Registers a venue for 500 guests. Returns its owner's page, with its ID and email address. */
    const ownerOf = async (name: string) => {
      const owner = await visitor(browser, size);
      const { id, email } = await newBusiness(browser, owner.context(), 'venue', name);
      await ask(
        owner.request,
        'mutation U($input: UpdateVenueInput!) { updateVenue(input: $input) { userErrors { message } } }',
        { input: { guestCapacity: '450' } },
      );
      return { owner, id, email };
    };
    /** Opens the conversation, and returns a panel. */
    const panelOf = async (opened: Page, bookingId: string, name: string) => {
      await open(opened, `/bookings/${bookingId}`);
      return opened.getByRole('region', { name, exact: true });
    };
    /** Opens what phones fold away, unless it waits for an answer. */
    const unfold = async (opened: Page, summary: RegExp) => {
      if (phone) await opened.locator('summary', { hasText: summary }).click();
    };
    const { owner, id, email } = await ownerOf(chosen);
    await confirmEmail(owner.context(), email);
    const second = await ownerOf(other);
    const busy = await ownerOf(full);
    await ask(
      busy.owner.request,
      'mutation B($input: BlockedPeriodInput!) { blockDays(input: $input) { userErrors { message } } }',
      { input: { firstDay: SUNDAY, lastDay: SUNDAY, note: 'A wedding' } },
    );
    await busy.owner.context().close();
    const ananya = await newCouple(context, 'Ananya Sharma');
    await confirmEmail(context, ananya);
    await sql(`UPDATE account SET created_at = now() - interval '2 days' WHERE email = $1`, [ananya]);

    await test.step('she searches by date and guests: a full venue isn’t offered, and its page says why', async () => {
      await open(page, '/');
      await page.getByLabel('Free on', { exact: true }).fill(SUNDAY);
      await page
        .getByRole('searchbox', { name: 'Search' })
        .or(page.getByRole('combobox', { name: 'Search' }))
        .fill('Udaipur');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(new RegExp(`/venuelist\\?.*date=${SUNDAY}`));
      for (const [name, count] of [
        [chosen, 1],
        [other, 1],
        [full, 0],
      ] as const) {
        await open(
          page,
          `/venuelist?city=Udaipur&q=${encodeURIComponent(name)}&date=${SUNDAY}&guests=250-500`,
        );
        await expect(page.getByRole('heading', { name })).toHaveCount(count);
      }
      await open(page, `/venuelist/${busy.id}?calendar=${SUNDAY.slice(0, 7)}`);
      const cell = page.getByRole('region', { name: 'Availability' }).getByRole('cell');
      await expect(cell.filter({ hasText: new RegExp(`^${Number(SUNDAY.slice(8))}\\D`) }).first()).toHaveText(
        /full$/,
      );
      await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
      await fillDate(dialog, SUNDAY);
      await expect(dialog.getByText('Fully booked on this date.')).toBeVisible();
    });

    await test.step('she enquires at two', async () => {
      for (const listing of [id, second.id]) {
        await open(page, `/venuelist/${listing}`);
        await enquire(page);
      }
    });
    const bookings = await bookingsOf(page);
    const [first, declined] = [bookings.get(chosen), bookings.get(other)];
    if (!first || !declined) throw new Error('an enquiry is missing');

    await test.step('she asks, and the answer appears on her open page', async () => {
      await open(page, `/bookings/${first.id}`);
      await write(page, chosen, 'Are you open on Sundays?');
      await open(owner, '/venueProfilePage/home');
      await owner.getByRole('region', { name: 'To do' }).getByRole('link', { name: 'Answer 1' }).click();
      await expect(owner).toHaveURL('/notification?status=answer');
      await owner
        .getByRole('article', { name: 'Ananya Sharma', exact: true })
        .getByRole('link', { name: /message/ })
        .click();
      await expect(bubbles(owner).last()).toContainText('Are you open on Sundays?');
      await write(owner, 'Ananya Sharma', 'Yes, on all sides.');
      await expect(bubbles(page).last()).toContainText('Yes, on all sides.', BY_STREAM);
      // Reported by her page, which would count as open otherwise after it is closed.
      await expect(bubbles(owner).last()).toContainText('Read');
    });

    await test.step('while her page is closed, she gets the next one by email', async () => {
      await page.goto('about:blank');
      await write(owner, 'Ananya Sharma', 'You can see it on any weekday.');
      await sendMessageEmail(first.id);
      const mail = await emailTo(ananya, 'New message from');
      expect(mail).toContain('You can see it on any weekday.');
      expect(mail).toContain(`/bookings/${first.id}`);
    });

    const quoteForm = owner.getByRole('dialog', { name: 'Quote for Ananya Sharma' });
    const sum = '₹6,39,450.00';
    await test.step('the owner quotes, she asks for a change and accepts version two', async () => {
      const panel = await panelOf(owner, first.id, 'Quote');
      await unfold(owner, /^Quote/);
      await panel.getByRole('button', { name: 'Prepare a quote' }).click();
      const line = quoteForm.getByRole('group', { name: 'Line 1' });
      await line.getByLabel('What it’s for').fill('Vegetarian plate');
      await line.getByLabel('Quantity').fill('420');
      await line.getByLabel('Unit', { exact: true }).selectOption('PLATE');
      await line.getByLabel('Price per unit').fill('1,600');
      await line.getByLabel('GST').selectOption('5');
      await fillDate(quoteForm, inDays(10), 'Valid until');
      await quoteForm.getByRole('button', { name: 'Send quote' }).click();
      await expect(quoteForm).toBeHidden();

      const hers = await panelOf(page, first.id, 'Quote');
      await expect(hers).toContainText('₹7,05,600.00');
      await hers.getByRole('button', { name: 'Decline or ask for a change' }).click();
      const decline = page.getByRole('dialog', { name: 'Decline this quote?' });
      await decline.getByLabel('What should change?').fill('Could you do ₹1,450 a plate?');
      await decline.getByRole('button', { name: 'Decline', exact: true }).click();
      await expect(hers).toContainText('You declined this quote.');

      const his = await panelOf(owner, first.id, 'Quote');
      await unfold(owner, /^Quote: ₹/);
      await expect(his).toContainText('Could you do ₹1,450 a plate?');
      await his.getByRole('button', { name: 'Prepare version 2' }).click();
      await line.getByLabel('Price per unit').fill('1,450');
      await quoteForm.getByRole('button', { name: 'Send quote' }).click();
      await expect(quoteForm).toBeHidden();
      await expect(hers).toContainText('Version 2', BY_STREAM);
      await expect(hers).toContainText(sum);
      await hers.getByRole('button', { name: 'Accept the quote' }).click();
      const confirm = page.getByRole('alertdialog', { name: 'Accept this quote?' });
      await confirm.getByRole('button', { name: 'Accept the quote' }).click();
      await expect(hers).toContainText(`Give ${chosen} your code to confirm the booking.`);
    });

    await test.step('they arrange a visit', async () => {
      const panel = await panelOf(page, first.id, 'Visit');
      await unfold(page, /^Visit/);
      await panel.getByRole('button', { name: 'Request a visit' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request a visit' });
      await fillDate(dialog, inDays(5), 'First day');
      await dialog.getByLabel('First time').fill('11:00');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toBeHidden();
      const answer = await panelOf(owner, first.id, 'Visit');
      await answer.getByRole('button', { name: `Confirm ${at(5, '11:00')}` }).click();
      await expect(panel).toContainText(`Confirmed for ${at(5, '11:00')}.`, BY_STREAM);
      expect(await emailTo(ananya, 'Visit confirmed')).toContain('visit.ics');
    });

    await test.step('she gives her code, and the owner approves', async () => {
      await unfold(page, /^Details and actions/);
      await open(owner, '/notification');
      const enquiry = owner.getByRole('article', { name: 'Ananya Sharma', exact: true });
      await enquiry.getByRole('button', { name: 'Approve' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Enter OTP' });
      await dialog.getByRole('textbox').fill(first.code);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(enquiry.getByText('Approved', { exact: true })).toBeVisible();
      await expect(page.getByRole('article', { name: chosen }).getByText('Approved').first()).toBeVisible(
        BY_STREAM,
      );
      // Both sides see the agreed sum.
      for (const side of [page, owner]) {
        const panel = await panelOf(side, first.id, 'Quote');
        await unfold(side, /^Quote: ₹/);
        await expect(panel).toContainText(`Agreed total`);
        await expect(panel).toContainText(sum);
      }
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
    });

    await test.step('the day is full now, and the owner blocks another one', async () => {
      const stranger = await visitor(browser, size);
      await open(stranger, `/venuelist?q=${encodeURIComponent(chosen)}&date=${SUNDAY}`);
      await expect(stranger.getByText('No Venue found')).toBeVisible();
      await stranger.context().close();
      const next = inDays(DAYS + 1);
      await open(owner, `/venueProfilePage/calendar?month=${next.slice(0, 7)}&day=${next}`);
      await owner.getByRole('button', { name: 'Block days' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Block days' });
      await dialog.getByLabel('Note').fill('Booked by phone');
      await dialog.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(owner.getByRole('article').filter({ hasText: 'Booked by phone' })).toContainText(
        'Blocked',
      );
    });

    await test.step('the owner imports a calendar file', async () => {
      const day = inDays(DAYS + 2);
      await open(owner, `/venueProfilePage/calendar?month=${day.slice(0, 7)}&day=${day}`);
      await owner.getByRole('button', { name: 'Import calendar file' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Import calendar file' });
      await dialog.locator('input[type=file]').setInputFiles(calendarFile(day, 'Mehta wedding'));
      await expect(dialog.getByRole('list', { name: '1 event to add, on 1 day' })).toContainText(
        'Mehta wedding',
      );
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(owner.getByRole('article').filter({ hasText: 'Mehta wedding' })).toContainText('Imported');
    });

    await test.step('the owner’s figures count what happened', async () => {
      await open(owner, '/venueProfilePage/home');
      for (const figure of ['Enquiries', 'Answered', 'Approved'])
        await expect(owner.getByRole('region', { name: figure, exact: true }).locator('b')).toHaveText('1');
      await expect(owner.getByText('You’re all caught up.')).toBeVisible();
      await expectAccessible(owner);
    });

    await test.step('the other venue offers another date, which she declines, and then rejects', async () => {
      await open(second.owner, '/notification');
      const enquiry = second.owner.getByRole('article', { name: 'Ananya Sharma', exact: true });
      await enquiry.getByRole('button', { name: /^Offer dates/ }).click();
      const offer = second.owner.getByRole('dialog', { name: 'Offer other dates' });
      await fillDate(offer, inDays(DAYS + 7), 'First date');
      await offer.getByRole('button', { name: 'Send offer' }).click();
      await expect(offer).toBeHidden();
      await open(page, '/userProfilePage?tab=bookings');
      const booking = page.getByRole('article', { name: other });
      await booking.getByRole('button', { name: /^Decline/ }).click();
      await expect(
        page.getByText(`You declined. Your enquiry to ${other} stays on ${dayOf(SUNDAY)}.`),
      ).toBeVisible();
      await enquiry.getByRole('button', { name: /^Reject/ }).click();
      const rejecting = second.owner.getByRole('dialog', { name: 'Reject this enquiry?' });
      await rejecting.getByRole('radio', { name: 'Too few guests' }).check();
      await rejecting.getByLabel('Note (optional)').fill('We take weddings from 450 guests.');
      await rejecting.getByRole('button', { name: 'Reject' }).click();
      await expect(enquiry).toContainText('Reason: Too few guests.');
      await expect(booking).toContainText('They write: “We take weddings from 450 guests.”', BY_STREAM);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('after the event, she is asked for a review, and sends one with a photo', async () => {
      await endEvent(first.id);
      await runQuarterHourly();
      expect(await emailTo(ananya, 'How was it at')).toContain(`/bookings/${first.id}`);
      await reload(page);
      const booking = page.getByRole('article', { name: chosen });
      await expect(booking.getByText('How was it?')).toBeVisible();
      await booking.getByRole('button', { name: /^Write a review/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Write a Review' });
      await dialog.getByLabel('Message').fill('We danced in the courtyard until three.');
      const buffer = await readFile(path.join(PICTURES, 'phera-1.webp'));
      await dialog
        .getByLabel('Add photos')
        .setInputFiles({ name: 'phera.webp', mimeType: 'image/webp', buffer });
      await expect(dialog.getByRole('list', { name: 'Photos (optional)' }).getByRole('listitem')).toHaveCount(
        1,
      );
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('an admin publishes it, and visitors see that it is verified', async () => {
      const admin = await visitor(browser, size);
      await logIn(admin.context(), 'admin');
      await open(admin, `/adminDashboard/review-moderation?status=held&q=${encodeURIComponent(chosen)}`);
      const held = admin.getByRole('article', { name: new RegExp(chosen) });
      await held.getByRole('button', { name: /^Publish/ }).click();
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
      await expect(held).toHaveCount(0);
      await admin.context().close();
      const stranger = await visitor(browser, size);
      const reviews = stranger.getByRole('region', { name: 'Reviews' });
      await expect(async () => {
        await open(stranger, `/venuelist/${id}`);
        await expect(reviews).toContainText('We danced in the courtyard until three.', { timeout: 1000 });
      }).toPass();
      await expect(reviews).toContainText('Verified booking');
      await expect(
        reviews.getByRole('list', { name: 'Ananya S.’s photos' }).getByRole('listitem'),
      ).toHaveCount(1);
    });
  });
