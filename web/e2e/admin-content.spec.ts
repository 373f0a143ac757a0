import type { Locator, Page } from '@playwright/test';
import { acts } from './audit';
import { expectAccessible, expectContrast } from './accessibility';
import { logIn, newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { inDays } from './forms';
import { ask } from './network';
import { open, reload } from './pages';
import { visitor } from './visitors';

const DASHBOARD = '/adminDashboard';

const RED_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: RED_DOT });

/** The server's response to too many requests. */
const BUSY = {
  status: 429,
  contentType: 'application/graphql-response+json',
  body: JSON.stringify({
    errors: [{ message: 'Too many attempts.', extensions: { code: 'TOO_MANY_REQUESTS' } }],
  }),
};

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.beforeEach(({ context }) => logIn(context, 'admin'));

test('a blog is created with an image, published, edited, unpublished and deleted', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const title = `Lamps for a courtyard ${Date.now()}`;
  await open(page, `${DASHBOARD}/blog-management`);
  await page.getByRole('link', { name: 'Write a New Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a New Blog');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Content is required')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Forty lamps.\n\n## Oil\n\nBuy *twice* as much. <b>Really</b>.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Oil' })).toBeVisible();
  await expect(preview).toContainText('<b>Really</b>');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByLabel('Image').setInputFiles(picture('lamp.png'));
  await expect(page.getByRole('img', { name: 'lamp.png' })).toBeVisible();

  // Input isn't lost by a wrong click.
  await page.getByRole('link', { name: 'Cancel' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Blog uploaded successfully!')).toBeVisible();
  await page.waitForURL(`${DASHBOARD}/blog-management`);
  await expect(row(page, title)).toContainText('Published');

  const reader = await visitor(browser);
  // Cached pages are invalidated shortly after a change.
  await expect(async () => {
    await reader.goto('/blogs');
    await reader.getByRole('link', { name: title }).click({ timeout: 3000 });
  }).toPass();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader.getByRole('heading', { name: 'Oil' })).toBeVisible();
  const article = reader.url();

  await row(page, title)
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Title').fill(`${title}, again`);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Article saved.')).toBeVisible();
  await page.waitForURL(`${DASHBOARD}/blog-management`);
  await expect(async () => {
    await reader.goto(article);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`);
  }).toPass();

  await page.getByRole('button', { name: `Unpublish ${title}, again` }).click();
  await expect(row(page, title)).toContainText('Draft');
  await expect(async () => expect((await reader.goto(article))?.status()).toBe(404)).toPass();

  await page.getByRole('button', { name: `Delete ${title}, again` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this Blog?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, title)).toHaveCount(0);
  const id = article.split('/').at(-1) ?? '';
  await expect
    .poll(() => acts(page, id))
    .toEqual(['blog.delete', 'blog.publish', 'blog.update', 'blog.create']);
});

test('a draft is saved; a blog that fails to save keeps its input', async ({ page }) => {
  await open(page, '/blog/new');
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByLabel('Content').fill('To be continued.');
  await page.route('**/graphql', (route) => route.fulfill(BUSY));
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Error uploading blog: Too many attempts.')).toBeVisible();
  await page.unroute('**/graphql');
  await expect(page.getByLabel('Content')).toHaveValue('To be continued.');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.waitForURL(`${DASHBOARD}/blog-management`);
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(row(page, 'Half a thought')).toContainText('Draft');
  await open(page, '/blog/01a00000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
});

test('concurrent edits of two admins to one article are both saved', async ({ page, browser }) => {
  const other = await visitor(browser);
  await logIn(other.context(), 'admin');
  const { createBlog } = await ask<{ createBlog: { blog: { id: string } } }>(
    page.request,
    `mutation C($input: BlogInput!) {
      createBlog(input: $input, publish: false, images: []) { blog { id } userErrors { message } } }`,
    { input: { title: 'Lamps', category: 'Light', content: 'Forty lamps.' } },
  );
  const { id } = createBlog.blog;
  await open(page, `/blog/${id}`);
  await open(other, `/blog/${id}`);
  await page.getByLabel('Title').fill('Lamps for a courtyard');
  await other.getByLabel('Content').fill('Fifty lamps.');
  await other.getByLabel('Image').setInputFiles(picture('lamp.png'));
  for (const each of [other, page]) {
    await each.getByRole('button', { name: 'Save' }).click();
    await each.waitForURL(`${DASHBOARD}/blog-management`);
  }
  await open(page, `/blog/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Lamps for a courtyard');
  await expect(page.getByLabel('Content')).toHaveValue('Fifty lamps.');
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
});

test('of a couple’s stories, one is edited and published, one rejected with a reason, one deleted', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Veena Joshi');
  const stamp = Date.now();
  const titles = ['A river', 'An offer', 'A mistake'].map((each) => `${each} ${stamp}`);
  for (const title of titles) {
    await open(couple, '/realWeddings/new');
    await couple.getByLabel('Real Wedding Title').fill(title);
    await couple.getByLabel('Real Wedding Content').fill('We crossed it twice.');
    await couple.getByLabel('Upload Images').setInputFiles(picture('river.png'));
    await couple.getByRole('button', { name: 'Publish' }).click();
    await couple.waitForURL('/realweddings');
  }
  const [river = '', offer = '', mistake = ''] = titles;

  await open(page, `${DASHBOARD}/real-wedding-management?status=pending&q=${stamp}`);
  await expect(page.getByRole('status').filter({ hasText: '1–3 of 3' })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${river}` }).click();
  await page.waitForURL(/realWeddings\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('At least one image is required')).toBeVisible();
  await page.getByLabel('Upload Images').setInputFiles(picture('bank.png'));
  await page.getByLabel('Real Wedding Content').fill('We crossed it twice, and once by night.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Story saved.')).toBeVisible();

  await open(page, `${DASHBOARD}/real-wedding-management?q=${stamp}`);
  await page.getByRole('button', { name: `Publish ${river}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(row(page, river)).toContainText('Published');

  await page.getByRole('button', { name: `Reject ${offer}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please give a reason, so that the author can fix it')).toBeVisible();
  await dialog.getByLabel('Reason').fill('This is an advertisement.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, offer)).toContainText('Rejected: This is an advertisement.');

  await page.getByRole('button', { name: `Delete ${mistake}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this Blog?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, mistake)).toHaveCount(0);

  await expect(async () => {
    await couple.goto('/realWedding');
    await couple.getByRole('link', { name: river }).click({ timeout: 2000 });
  }).toPass();
  await expect(couple.getByText('and once by night')).toBeVisible();
});

test('enquiries are searched, and marked as read one by one and all at once; a failure is rolled back', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const visitorPage = await visitor(browser);
  const stamp = String(Date.now()).slice(-6);
  const names = [`Rukmini ${stamp}`, `Sharada ${stamp}`];
  const send =
    'mutation S($input: GeneralEnquiryInput!) { submitEnquiry(input: $input) { received userErrors { message } } }';
  for (const name of names)
    await ask(visitorPage.request, send, {
      input: {
        ...{ name, contact: '0000033333', location: 'Mysuru', guests: 120, date: inDays(60) },
        ...{ address: '2 Lake Road', typeOfEvent: 'Wedding', message: 'Is there a lift?' },
      },
    });
  await visitorPage.context().close();

  // The bell links to the page.
  await open(page, '/');
  const bell = page.getByRole('link', { name: /Notifications, \d+ unread/ });
  await bell.click();
  await page.waitForURL(`${DASHBOARD}/notification-management`);
  await page.getByRole('searchbox').fill(stamp);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('Enquiry');
  await expect(page).toHaveURL(/kind=general/);
  const [first, second] = [names[0], names[1]].map((name) => page.getByRole('article', { name })) as [
    Locator,
    Locator,
  ];
  await expect(first).toContainText('Is there a lift?');

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('MarkEnquiryRead') ? route.fulfill(BUSY) : route.continue(),
  );
  await first.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText(/is still unread/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Mark as read' })).toBeFocused();
  await page.unroute('**/graphql');
  await first.getByRole('button', { name: 'Mark as read' }).click();
  await expect(first.getByText('Marked as Read')).toBeFocused();
  await expect(second.getByRole('button', { name: 'Mark as read' })).toBeVisible();

  await open(page, `${DASHBOARD}/notification-management`);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText(/marked as read\./)).toBeVisible();
  await expect(page.getByRole('article', { name: names[1] })).toContainText('Read');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('the overview shows counts from the database, with links', async ({ page }) => {
  const count = async (list: string) =>
    (await ask<{ list: { totalCount: number } }>(page.request, `{ list: ${list} { totalCount } }`)).list
      .totalCount;
  const waiting = page.getByRole('region', { name: 'Pending' });
  const cities = page.getByRole('region', { name: 'Listings per city' });
  // Other tests change the counts, so the page and the numbers must be read together.
  await expect(async () => {
    const counts = {
      venues: await count('venues(first: 1)'),
      pending: await count('venues(first: 1, filter: { statuses: [PENDING] })'),
      stories: await count('managedRealWeddings(first: 1, status: PENDING)'),
      held: await count('reviewCases(first: 1, queue: HELD)'),
      udaipur: await count('venues(first: 1, filter: { city: "Udaipur" })'),
    };
    await open(page, `${DASHBOARD}/overview`);
    const soon = { timeout: 1_000 };
    for (const [label, waits] of [
      ['Venues to approve', counts.pending],
      ['Real weddings to publish', counts.stories],
      ['Reviews held', counts.held],
    ] as const)
      await expect(waiting.getByRole('link', { name: label })).toContainText(String(waits), soon);
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText(
      `Approved venues${counts.venues.toLocaleString('en-IN')}`,
      soon,
    );
    await expect(cities.getByRole('row', { name: /^Udaipur/ })).toContainText(String(counts.udaipur), soon);
  }).toPass();
  const weeks = page.getByRole('region', { name: 'Enquiries per week' });
  await weeks.getByText('The numbers as a table').click();
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await waiting.getByRole('link', { name: 'Reviews held' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/review-moderation?status=held`);
});

test('the audit log is searched by action, target and day', async ({ page }) => {
  const id = await venueId(page.request, 'Kesar Kothi');
  const rank =
    'mutation R($id: ID!, $rank: Int!) { rankListing(id: $id, rank: $rank) { rank userErrors { message } } }';
  await ask(page.request, rank, { id, rank: 3 });
  await ask(page.request, rank, { id, rank: 4 });
  await open(page, `${DASHBOARD}/audit-log`);
  await page.getByLabel('Action', { exact: true }).selectOption('Ranked a listing');
  await page.getByRole('searchbox').fill('Kesar Kothi');
  await expect(page).toHaveURL(/q=Kesar/);
  const newest = page.getByRole('row').filter({ hasText: 'Kesar Kothi' }).first();
  await expect(newest).toContainText('Super Admin');
  await expect(newest).toContainText('Rank: 3 → 4');
  await expect(newest.getByRole('link', { name: 'Kesar Kothi' })).toHaveAttribute(
    'href',
    `/VenueProfile/${id}`,
  );
  await page.getByLabel('From').fill(inDays(2));
  await expect(page.getByText('No actions on these days')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill(inDays(1));
  await expect(page.getByText('The first date is after the last one')).toBeVisible();
  // The filters list the admins and actions in the log.
  await reload(page);
  await expect(page.getByLabel('Action', { exact: true })).toContainText('Ranked a listing');
  await expect(page.getByText('The first date is after the last one')).toBeVisible();
  await page.getByRole('link', { name: 'Reset filters' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('the audit log shows actions by API keys, with the name of the key', async ({ page, browser }) => {
  const { createApiKey } = await ask<{ createApiKey: { secret: string } }>(
    page.request,
    'mutation K($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret userErrors { message } } }',
    { input: { name: 'Night run', scopes: ['WRITE_OWN'] } },
  );
  const id = await venueId(page.request, 'Suraj Bagh Lawns');
  const program = (await visitor(browser)).request;
  const answer = await program.put(`/api/v1/venue/${id}`, {
    headers: { authorization: `Bearer ${createApiKey.secret}` },
    data: { rank: 2 },
  });
  expect(answer.status()).toBe(200);
  await open(page, `${DASHBOARD}/audit-log?action=listing.rank`);
  const row = page.getByRole('row').filter({ hasText: 'Suraj Bagh Lawns' }).first();
  await expect(row).toContainText('with the API key “Night run”');
  await open(page, `${DASHBOARD}/audit-log?action=apiKey.create`);
  await expect(page.getByRole('row').nth(1)).toContainText(/Created an API key.*API key/);
});

test.describe('at every width', () => {
  const PAGES = [
    `${DASHBOARD}/blog-management`,
    `${DASHBOARD}/real-wedding-management`,
    `${DASHBOARD}/notification-management`,
    `${DASHBOARD}/review-moderation`,
    `${DASHBOARD}/overview`,
    `${DASHBOARD}/audit-log`,
    '/blog/new',
  ];

  for (const path of PAGES)
    test(`${path} is accessible, and fits a phone`, async ({ page }) => {
      test.setTimeout(90_000);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"], main :text("Loading...")')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Switch to Dark colours' }).click();
      await expectContrast(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
    });
});
