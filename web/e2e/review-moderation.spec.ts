import { acts } from './audit';
import { logIn, newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { ask } from './network';
import { open } from './pages';
import { visitor } from './visitors';

const DASHBOARD = '/adminDashboard';

test.beforeEach(({ context }) => logIn(context, 'admin'));

test('a held review is published; a flagged one is kept, and rejected when it is flagged again', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const venue = 'Jheel Mahal';
  const listingId = await venueId(page.request, venue);
  // A longer number would be taken for a phone number.
  const words = `The lamps smoked ${String(Date.now()).slice(-6)}`;
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Mohan Rao');
  const write =
    'mutation W($input: ReviewInput!) { writeReview(input: $input) { review { id } userErrors { message } } }';
  await ask(couple.request, write, { input: { listingId, rating: 2, message: words } });

  await open(page, `${DASHBOARD}/review-moderation?status=held`);
  await page.getByRole('searchbox').fill(words);
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toContainText('Held because its author’s account was less than a day old.');
  await expect(page).toHaveURL(/q=/);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });
  await expect(tab('Held 1')).toBeVisible();
  await expect(tab('Published 0')).toBeVisible();
  await card.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`The review of ${venue} was published.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(tab('Held 0')).toBeVisible();
  await expect(tab('Published 1')).toBeVisible();

  const owner = await visitor(browser);
  await logIn(owner.context(), 'venue');
  const { venue: there } = await ask<{ venue: { reviews: { nodes: { id: string; message: string }[] } } }>(
    owner.request,
    'query V($id: ID!) { venue(id: $id) { reviews { nodes { id message } } } }',
    { id: listingId },
  );
  const id = there.reviews.nodes.find(({ message }) => message === words)?.id;
  const flag = async () => {
    await ask(
      owner.request,
      'mutation F($id: ID!) { flagReview(id: $id, reason: "We use no oil") { review { id } userErrors { message } } }',
      { id },
    );
    await open(page, `${DASHBOARD}/review-moderation?status=flagged&q=${encodeURIComponent(words)}`);
    await expect(card).toContainText('Flagged by the owner: We use no oil');
  };
  await flag();
  await card.getByRole('button', { name: 'Keep' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep this review?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Keep' }).click();
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText(`The review of ${venue} stays.`)).toBeVisible();
  await expect(card).toHaveCount(0);

  await flag();
  await expect(card.getByRole('link', { name: venue })).toHaveAttribute('href', `/venuelist/${listingId}`);
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this review' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please give a reason, so that the author can fix it')).toBeVisible();
  await dialog.getByLabel('Reason').fill('They use no oil.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`The review of ${venue} was rejected.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await open(owner, '/notification');
  const notifications = owner
    .getByRole('article')
    .filter({ hasText: 'Mohan R.’s review, which you flagged' });
  await expect(notifications.nth(0)).toContainText('We removed');
  await expect(notifications.nth(1)).toContainText('stays. It doesn’t break our rules.');
  await expect(notifications.nth(0).getByRole('heading', { name: 'Flagged review checked' })).toBeVisible();
  await notifications.nth(0).getByRole('link', { name: 'Your reviews' }).click();
  await expect(owner).toHaveURL('/venueProfilePage/reviews');

  expect(await acts(page, id ?? '')).toEqual(['review.decide', 'review.decide', 'review.decide']);
  await open(page, `${DASHBOARD}/audit-log?q=${id}`);
  await expect(page.getByRole('row').nth(1)).toContainText('Rejected a review');
  await expect(page.getByRole('row').nth(2)).toContainText('Kept a review published');
  await expect(page.getByRole('row').nth(3)).toContainText('Published a review');
});

test('a decision on a review that another admin made first is refused, and the focus stays in the page', async ({
  page,
  browser,
}) => {
  const words = `The doors were locked ${String(Date.now()).slice(-6)}`;
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Mohan Rao');
  await ask(
    couple.request,
    'mutation W($input: ReviewInput!) { writeReview(input: $input) { review { id } userErrors { message } } }',
    { input: { listingId: await venueId(page.request, 'Jheel Mahal'), rating: 2, message: words } },
  );
  await open(page, `${DASHBOARD}/review-moderation?status=held&q=${encodeURIComponent(words)}`);
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'Publish' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const { reviewCases } = await ask<{ reviewCases: { nodes: { id: string }[] } }>(
    page.request,
    'query C($search: String) { reviewCases(queue: HELD, search: $search, first: 1) { nodes { id } } }',
    { search: words },
  );
  await ask(
    page.request,
    'mutation D($id: ID!) { decideReview(id: $id, publish: true) { userErrors { message } } }',
    { id: reviewCases.nodes[0]?.id },
  );
  await question.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
