import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { enquireAt, venueId } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { ask } from './network';
import { open } from './pages';
import { visitor } from './visitors';
import { writeStory } from './writeStory';

const REASON = 'The picture shows another place.';

/** Has an admin decide on a story or a review. */
async function decide(
  admin: Page,
  field: 'decideRealWedding' | 'decideReview',
  id: string,
  publish: boolean,
) {
  await ask(
    admin.request,
    `mutation D($id: ID!, $publish: Boolean!, $reason: String) {
      answer: ${field}(id: $id, publish: $publish, reason: $reason) { userErrors { message } } }`,
    { id, publish, reason: publish ? undefined : REASON },
  );
}

/** Waits until the newest email to an address has this subject, and reads its link. */
async function expectEmail(address: string, subject: string, link: string): Promise<void> {
  // Long lines are folded.
  expect((await emailTo(address, subject)).replace(/=\r?\n/g, '')).toContain(link);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My Dashboard' }).getByRole('link', { name });

test('the author of a rejected story reads why, edits and resubmits it, and is notified when it is published', async ({
  page,
  context,
  browser,
}) => {
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  const email = await newCouple(context, 'Lata Menon');
  await confirmEmail(context, email);
  const title = `Two umbrellas ${Date.now()}`;
  const id = await writeStory(page, title);
  await open(page, '/userProfilePage?tab=stories');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('You’ll find our decision here.');
  // On the open tab, it would appear at once, and count as read.
  await open(page, '/');
  await decide(admin, 'decideRealWedding', id, false);

  await expectEmail(email, 'Your story was not published', '/userProfilePage?tab=3Dstories');
  await open(page, '/userProfilePage');
  await expect(tab(page, 'Stories 1 unread')).toBeVisible();
  await tab(page, 'Stories').click();
  await expect(card).toContainText('Rejected');
  await expect(card).toContainText(REASON);
  await expect(tab(page, 'Stories')).toHaveText('Stories');
  await expectAccessible(page);

  await card.getByRole('link', { name: 'Edit and resubmit' }).click();
  await page.waitForURL(`/realWedding/${id}/edit`);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByLabel('Real Wedding Title')).toHaveValue(title);
  await expectAccessible(page);
  await page.getByLabel('Real Wedding Title').fill(`${title}, again`);
  await page.getByRole('button', { name: 'Resubmit' }).click();
  await page.waitForURL('/userProfilePage?tab=stories');
  await expect(page.getByText('Story resubmitted.')).toBeVisible();
  const again = page.getByRole('article', { name: `${title}, again` });
  await expect(again).toContainText('Pending');
  await expect(again).toContainText('Resubmitted on');
  await expect(again.getByRole('link', { name: 'Edit and resubmit' })).toHaveCount(0);

  await decide(admin, 'decideRealWedding', id, true);
  await expectEmail(email, 'Your story is published', `/realWedding/${id}`);
  await open(page, '/userProfilePage?tab=stories');
  await expect(again).toContainText('Published on');
  await open(page, `/realWedding/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This story can’t be edited now');
});

test('the author of a rejected review reads why, edits and resubmits it', async ({
  page,
  context,
  browser,
}) => {
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  const email = await newCouple(context, 'Rekha Nair');
  await confirmEmail(context, email);
  const { writeReview } = await ask<{ writeReview: { review: { id: string } } }>(
    page.request,
    'mutation W($input: ReviewInput!) { writeReview(input: $input) { review { id } userErrors { message } } }',
    { input: { listingId: await venueId(page.request, 'Kesar Kothi'), rating: 2, message: 'Too loud.' } },
  );
  await decide(admin, 'decideReview', writeReview.review.id, false);
  await expectEmail(email, 'Your review of Kesar Kothi was not published', '/userProfilePage?tab=3Dreviews');

  await open(page, '/userProfilePage?tab=reviews');
  const card = page.getByRole('article', { name: 'Kesar Kothi' });
  await expect(card).toContainText(REASON);
  await card.getByRole('button', { name: 'Edit and resubmit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your Review' });
  await expect(dialog).toContainText(REASON);
  await expect(dialog.getByLabel('Message')).toHaveValue('Too loud.');
  await expectAccessible(page);
  await dialog.getByLabel('Message').fill('The band next door was loud.');
  await dialog.getByRole('button', { name: 'Resubmit' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('You’ll find our decision here.');
  await expect(card).toContainText('The band next door was loud.');
  await expect(card).not.toContainText(REASON);
});

test('a vendor reads in the inbox that a story was rejected, and finds it in the dashboard', async ({
  page,
  context,
  browser,
}) => {
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  const { email } = await newBusiness(browser, context, 'vendor', `Rang Studio ${Date.now()}`);
  await confirmEmail(context, email);
  const title = `Mehendi for forty ${Date.now()}`;
  await decide(admin, 'decideRealWedding', await writeStory(page, title), false);
  await expectEmail(email, 'Your story was not published', '/vendorProfilePage/stories');

  await open(page, '/notification');
  const notificationCard = page.getByRole('article', { name: 'Story not published' });
  await expect(notificationCard).toContainText(`Your story “${title}” was not published: ${REASON}`);
  await notificationCard.getByRole('link', { name: 'Your stories' }).click();
  await page.waitForURL('/vendorProfilePage/stories');
  await expect(page.getByRole('article', { name: title })).toContainText(REASON);
  await page.getByRole('link', { name: 'Edit and resubmit' }).click();
  await page.getByRole('button', { name: 'Resubmit' }).click();
  await page.waitForURL('/vendorProfilePage/stories');
  await expect(page.getByRole('article', { name: title })).toContainText('Pending');
});

test('a couple with an upcoming booking is asked to review after the event', async ({
  page,
  context,
  browser,
}) => {
  const owner = await visitor(browser);
  const name = `Rani Bagh ${Date.now()}`;
  const venue = await newBusiness(browser, owner.context(), 'venue', name);
  await newCouple(context, 'Isha Rao');
  const { id, code } = await enquireAt(context, venue.id, 60);
  await ask(
    owner.request,
    'mutation A($id: ID!, $code: String!) { approveBooking(id: $id, code: $code) { userErrors { message } } }',
    { id, code },
  );
  await open(page, `/venuelist/${venue.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a Review' });
  await expect(dialog).toContainText(`Your event at ${name} is on`);
  await expect(dialog).toContainText('Please write your review after it');
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await expectAccessible(page);
});
