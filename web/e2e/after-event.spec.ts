import type { BrowserContext } from '@playwright/test';
import { endEvent, runQuarterHourly, sql } from './database';
import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { enquireAt } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { closeAndKeepEditing } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

/** The beginning of a subject that has a typographic apostrophe, as mail encodes it. */
const encoded = (subject: string): string => `=?UTF-8?Q?${subject.replaceAll(' ', '_')}`;

/** The narrow and the wide layout both have the notices; one is hidden. */
const VISIBLE = { visible: true };

for (const width of [360, 768, 1440])
  test(`a couple reviews, the business denies the event and an admin decides, at ${width} pixels`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const size = { viewport: { width, height: 800 } };
    const name = `Chandni Bagh ${width}`;
    const owner = await visitor(browser, size);
    const { id, email } = await newBusiness(browser, owner.context(), 'venue', name);
    await confirmEmail(owner.context(), email);
    await page.setViewportSize(size.viewport);
    const coupleEmail = await newCouple(context, 'Tara Menon');
    await confirmEmail(context, coupleEmail);
    const booking = await enquireAt(context, id, 70, { name: 'Tara Menon' });
    await endEvent(booking.id);
    await runQuarterHourly();

    const card = page.getByRole('article', { name });
    // On narrow screens the question is above the conversation, as the card’s disclosure is closed.
    const sideOf = (shown: Page, article: string) =>
      width < 900 ? shown.getByRole('main') : shown.getByRole('article', { name: article });
    const booked = sideOf(page, name);
    await test.step('the couple gets an email, and reviews from the booking’s page', async () => {
      expect(await emailTo(coupleEmail, 'How was it at')).toContain(`/bookings/${booking.id}`);
      await open(page, '/userProfilePage?tab=bookings');
      await expect(card.getByText('How was it?')).toBeVisible();
      await expectAccessible(page);
      await open(page, `/bookings/${booking.id}`);
      await expect(booked.getByRole('heading', { name: 'How was it?' })).toBeInViewport();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await booked.getByRole('button', { name: /^Write a review/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Write a Review' });
      await dialog.getByLabel('Message').fill('We danced until three.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toBeHidden();
      await expect(booked.getByRole('heading', { name: 'How was it?' })).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });

    const enquiry = sideOf(owner, 'Tara Menon');
    await test.step('the business confirms the event, then denies it', async () => {
      expect(await emailTo(email, encoded('Did Tara'))).toContain(`/bookings/${booking.id}`);
      await open(owner, `/bookings/${booking.id}`);
      await expect(enquiry.getByRole('heading', { name: 'Did this event take place?' })).toBeInViewport();
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await enquiry.getByRole('button', { name: /^Yes, it did/ }).click();
      await expect(
        enquiry.getByText('You told us that this event took place.').filter(VISIBLE),
      ).toBeVisible();
      await expect(owner.getByRole('main')).toBeFocused();
      await enquiry.getByRole('button', { name: /^It didn’t take place/ }).click();
      const dialog = owner.getByRole('dialog', { name: 'What happened instead?' });
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText('Please describe what happened')).toBeVisible();
      await dialog.getByLabel('Your side of it').fill('The hall was empty that day.');
      await closeAndKeepEditing(dialog);
      await expect(dialog.getByLabel('Your side of it')).toHaveValue('The hall was empty that day.');
      await expectAccessible(owner);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(enquiry.getByText(/The hall was empty that day/).filter(VISIBLE)).toBeVisible();
      await expect(owner.getByRole('main')).toBeFocused();
    });

    await test.step('the couple’s open page shows the denial but not its reason, and the couple answers', async () => {
      const denied = `${name} says that this event didn’t take place.`;
      await expect(booked.getByText(denied, { exact: false }).filter(VISIBLE)).toBeVisible();
      await expect(page.getByText('The hall was empty that day')).toHaveCount(0);
      await booked.getByRole('button', { name: /^Tell us what happened/ }).click();
      const dialog = page.getByRole('dialog', { name: 'What happened?' });
      await dialog.getByLabel('Your side of it').fill('We have photos with the manager.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(booked.getByText(/We have photos with the manager/).filter(VISIBLE)).toBeVisible();
      expect(await emailTo(coupleEmail, encoded(name))).toContain('take place');
    });

    await test.step('an admin reads both sides and removes the review', async () => {
      const admin = await visitor(browser, size);
      await logIn(admin.context(), 'admin');
      await open(admin, `/adminDashboard/review-moderation?status=disputed&q=${encodeURIComponent(name)}`);
      const disputed = admin.getByRole('article', { name: new RegExp(name) });
      await expect(disputed).toContainText('The hall was empty that day.');
      await expect(disputed).toContainText('We have photos with the manager.');
      await expectAccessible(admin);
      await expectNoSidewaysScroll(admin);
      await disputed.getByRole('button', { name: /^Remove/ }).click();
      const dialog = admin.getByRole('dialog', { name: 'Remove this review?' });
      await dialog.getByLabel('Reason').fill('Nobody was there.');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(admin.getByText(`The review of ${name} is removed.`)).toBeVisible();
      await expect(disputed).toHaveCount(0);
      await admin.context().close();
    });

    await test.step('both sides see the decision, and can’t change their answers', async () => {
      await expect(
        booked.getByText(/removed your review\. “Nobody was there\.”/).filter(VISIBLE),
      ).toBeVisible();
      await expect(
        enquiry.getByText(/removed the review\. “Nobody was there\.”/).filter(VISIBLE),
      ).toBeVisible();
      await expect(enquiry.getByRole('button', { name: /take place/ })).toHaveCount(0);
      await emailTo(coupleEmail, 'The review of');
      await emailTo(email, 'The review of');
    });
    await owner.context().close();

    await test.step('the next admin reads what was decided, once the couple has written again', async () => {
      await open(page, '/userProfilePage?tab=reviews');
      await expect(page.getByText('Removed by an admin: Nobody was there.')).toBeVisible();
      await writeReview(context, id, 'We danced until three, and have photos.');
      const admin = await visitor(browser, size);
      await logIn(admin.context(), 'admin');
      await open(admin, `/adminDashboard/review-moderation?status=held&q=${encodeURIComponent(name)}`);
      const held = admin.getByRole('article', { name: new RegExp(name) });
      await expect(held).toContainText(`Removed on ${today()} after a dispute. Reason: “Nobody was there.”`);
      await expect(held).toContainText('The hall was empty that day.');
      await expect(held).toContainText('We have photos with the manager.');
      await expectAccessible(admin);
      await expectNoSidewaysScroll(admin);
      await admin.context().close();
    });
  });

test('a couple that reviewed a place before its event there updates the review, and it is verified', async ({
  page,
  context,
  browser,
}) => {
  const name = 'Kesar Bagh';
  const owner = await visitor(browser);
  const { id } = await newBusiness(browser, owner.context(), 'venue', name);
  const coupleEmail = await newCouple(context, 'Tara Menon');
  await confirmEmail(context, coupleEmail);
  await sql(`UPDATE account SET created_at = created_at - interval '9 days' WHERE email = $1`, [coupleEmail]);
  const booking = await enquireAt(context, id, 70, { name: 'Tara Menon' });
  await writeReview(context, id, 'We saw the garden, and it is calm.');
  await sql(`UPDATE review SET updated_at = now() - interval '5 days' WHERE listing_id = $1`, [id]);
  await endEvent(booking.id);
  await open(page, `/venuelist/${id}`);
  const review = page.getByRole('article').filter({ hasText: 'Tara M.' });
  await expect(review).toContainText('We saw the garden');
  await expect(review).not.toContainText('Verified booking');

  await runQuarterHourly();
  const email = await emailTo(coupleEmail, 'How was it at');
  expect(email).toContain('Update your review');
  expect(email).toContain(`/bookings/${booking.id}`);
  await open(page, '/userProfilePage?tab=bookings');
  const card = page.getByRole('article', { name });
  await expect(card.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Write a review/ })).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: `Update your review of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your Review' });
  await expect(dialog.getByLabel('Message')).toHaveValue('We saw the garden, and it is calm.');
  await dialog.getByLabel('Message').fill('We married in the garden.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('heading', { name: 'How was it?' })).toHaveCount(0);
  await open(page, `/venuelist/${id}`);
  await expect(review).toContainText('We married in the garden.');
  await expect(review).toContainText('Verified booking');
  await owner.context().close();
});

test('an admin who upholds a held review publishes it, and is told so', async ({
  page,
  context,
  browser,
}) => {
  const name = 'Kumkum Bagh';
  const owner = await visitor(browser);
  const { id } = await newBusiness(browser, owner.context(), 'venue', name);
  await newCouple(context, 'Tara Menon');
  const booking = await enquireAt(context, id, 70, { name: 'Tara Menon' });
  await endEvent(booking.id);
  const withPhone = 'We danced until three. Call me: 98290 12345.';
  await writeReview(context, id, withPhone);
  await ask(
    owner.context().request,
    'mutation A($input: EventAnswerInput!) { confirmEvent(input: $input) { userErrors { message } } }',
    { input: { bookingId: booking.id, tookPlace: false, statement: 'The hall was empty.' } },
  );
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  const queue = `/adminDashboard/review-moderation?q=${encodeURIComponent(name)}`;
  await open(admin, `${queue}&status=disputed`);
  const review = admin.getByRole('article', { name: new RegExp(name) });
  await review.getByRole('button', { name: /^Uphold and publish/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Publish and uphold this review?' });
  await expect(dialog).toContainText('It is published and stays verified.');
  await dialog.getByLabel('Reason').fill('We saw the photos.');
  await dialog.getByRole('button', { name: 'Uphold and publish' }).click();
  await expect(admin.getByText(`The review of ${name} is published and stays verified.`)).toBeVisible();
  await open(page, `/venuelist/${id}`);
  await expect(page.getByText('We danced until three.').first()).toBeVisible();

  await writeReview(context, id, `${withPhone} Again.`);
  await open(admin, `${queue}&status=held`);
  await expect(review).toContainText(`Upheld on ${today()} after a dispute. Reason: “We saw the photos.”`);
});

const writeReview = ({ request }: BrowserContext, listingId: string, message: string) =>
  ask(request, 'mutation W($input: ReviewInput!) { writeReview(input: $input) { userErrors { message } } }', {
    input: { listingId, rating: 5, message },
  });

/** Today in India, as displayed. */
const today = (): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format();
