import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { logIn, PASSWORD } from './accounts';
import { expect, type Page, test } from './fixtures';
import { answerTo, ask, holdQueries, slowUploads } from './network';
import { open, reload } from './pages';
import { visitor } from './visitors';

/** Illustrations of the demo, as local files. */
const FOLDER = path.resolve(import.meta.dirname, '../../api/db/pictures');
const FILES = readdirSync(FOLDER)
  .filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name))
  .map((name) => path.join(FOLDER, name));
const files = (...numbers: number[]) => numbers.map((n) => FILES[n] ?? '');

/** Registers a business and logs it in; returns the path of its gallery and of its listing. */
async function newOwner(context: BrowserContext, kind: 'venue' | 'vendor') {
  const email = `${kind}.${Date.now()}.${Math.random().toString(36).slice(2)}@mail.example`;
  const [mutation, type] = kind === 'venue' ? ['registerVenue', 'Venue'] : ['registerVendor', 'Vendor'];
  const shared = {
    businessName: 'Neem Bagh',
    city: 'Udaipur',
    email,
    password: PASSWORD,
    phone: '0000055555',
  };
  const input =
    kind === 'venue'
      ? { ...shared, yourName: 'Kumud Ranawat' }
      : { ...shared, name: 'Farida Chhipa', category: 'MEHENDI_ARTIST' };
  const data = await ask<Record<string, { listing: { id: string } | null }>>(
    context.request,
    `mutation R($input: Register${type}Input!) { ${mutation}(input: $input) { listing { id } userErrors { message } } }`,
    { input },
  );
  await logIn(context, kind, email);
  const id = data[mutation]?.listing?.id ?? '';
  return kind === 'venue'
    ? { pictures: '/venueProfilePage/gallery', listing: `/venuelist/${id}` }
    : { pictures: '/vendorProfilePage/portfolio', listing: `/vendor/MehendiArtist/${id}` };
}

const add = (page: Page, chosen: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  page.getByLabel('Add photos').setInputFiles(chosen);
const tiles = (page: Page) => page.getByRole('list', { name: 'Your photos, in order' }).getByRole('listitem');
/** The gallery's order as hashes of its pictures. */
const order = async (page: Page) =>
  tiles(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.split('/')[2]));

/** Opens a new owner's gallery page with this many pictures. */
async function galleryOf(page: Page, count: number) {
  const owner = await newOwner(page.context(), 'venue');
  await open(page, owner.pictures);
  await add(page, files(...Array(count).keys()));
  await expect(page.getByText('File uploaded', { exact: true })).toHaveCount(count);
  await expect(tiles(page)).toHaveCount(count);
  return owner;
}

test('a venue adds, orders and captions pictures, and its page shows them', async ({ page }) => {
  test.setTimeout(90_000);
  const { pictures, listing } = await newOwner(page.context(), 'venue');
  await open(page, '/venueProfilePage');
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.waitForURL(pictures);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible();

  await add(page, files(0, 1, 2));
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByText('3 files uploaded')).toBeVisible();
  await expect(tiles(page).first()).toContainText('Main photo');

  const [a, b, c] = await order(page);
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await expect.poll(() => order(page)).toEqual([a, c, b]);
  // The focus stays on the moved picture's button.
  await expect(page.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual([c, a, b]);
  await expect(page.getByRole('button', { name: 'Move photo 1 earlier' })).toBeFocused();
  await expect(page.getByText('Photo moved to place 1 of 3')).toBeAttached();
  await page.getByRole('button', { name: 'Move photo 1 later' }).press('Enter');
  await page.getByRole('button', { name: 'Move photo 2 later' }).press('Enter');
  await expect.poll(() => order(page)).toEqual([a, b, c]);
  await expect(page.getByRole('button', { name: 'Move photo 3 later' })).toBeFocused();
  await page.getByRole('button', { name: 'Make photo 2 the main photo' }).click();
  await expect.poll(() => order(page)).toEqual([b, a, c]);

  await tiles(page).first().getByRole('button', { name: 'Add a caption' }).click();
  await page.getByLabel('Caption of photo 1').fill('The lawn at dusk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(tiles(page).first()).toContainText('The lawn at dusk');
  // The field is closed, and the focus returns to its button.
  const described = tiles(page).first().getByRole('button', { name: 'The lawn at dusk' });
  await expect(described).toBeFocused();
  await described.press('Enter');
  await page.keyboard.press('Escape');
  await expect(described).toBeFocused();
  await described.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(described).toBeFocused();

  await page.getByRole('button', { name: 'Delete photo 3' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete photo 3' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(tiles(page)).toHaveCount(2);

  await reload(page);
  await expect.poll(() => order(page)).toEqual([b, a]);
  await open(page, listing);
  await expect(page.getByRole('main').getByRole('img', { name: 'The lawn at dusk' }).first()).toBeVisible();
});

test('a vendor does the same in its portfolio', async ({ page }) => {
  const { pictures } = await newOwner(page.context(), 'vendor');
  await open(page, '/vendorProfilePage');
  await page.getByRole('link', { name: 'Portfolio' }).click();
  await page.waitForURL(pictures);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
  await add(page, files(0));
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^File uploaded/ })).toBeVisible();
});

test('pictures are reordered by dragging', async ({ page }) => {
  await galleryOf(page, 4);
  const [a, b, c, d] = await order(page);
  const drag = async (from: number, to: number) => {
    const [start, end] = await Promise.all([
      tiles(page).nth(from).locator('img').boundingBox(),
      tiles(page).nth(to).locator('img').boundingBox(),
    ]);
    if (!start || !end) throw new Error('nothing to drag');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  };
  await drag(0, 2);
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([b, c, a, d]);
  await drag(3, 0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([b, c, a, d]);
  await drag(3, 0);
  const moved = answerTo(page, 'MovePicture');
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([d, b, c, a]);
  await moved;
  await reload(page);
  await expect.poll(() => order(page)).toEqual([d, b, c, a]);
});

test('dropped files show their progress, and can be cancelled and retried', async ({ page }) => {
  const { pictures } = await newOwner(page.context(), 'venue');
  await open(page, pictures);
  await slowUploads(page, 300_000);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (const name of ['one.png', 'two.png', 'three.png'])
      data.items.add(new File([new Uint8Array(3_000_000)], name, { type: 'image/png' }));
    data.items.add(new File(['%PDF'], 'prices.pdf', { type: 'application/pdf' }));
    data.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.jpg', { type: 'image/jpeg' }));
    return data;
  });
  await page.getByText('Or drop them here').dispatchEvent('drop', { dataTransfer: transfer });
  const row = (name: string) =>
    page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  await expect(row('prices.pdf')).toContainText('Please choose a JPEG, PNG, WebP or AVIF picture.');
  await expect(row('huge.jpg')).toContainText('A picture can have at most 10 MB.');
  await expect(row('three.png')).toContainText('Waiting');
  const far = page.getByRole('progressbar', { name: 'Upload of one.png' });
  await expect.poll(async () => Number(await far.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  expect(Number(await far.getAttribute('aria-valuenow'))).toBeLessThan(99);

  // Leaving the page would abort them.
  const profile = page.getByRole('link', { name: 'Profile' });
  await profile.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  // The focus returns once the dialog has closed.
  await expect(profile).toBeFocused();

  await page.getByRole('button', { name: 'Cancel the upload of one.png' }).click();
  await expect(row('one.png')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Upload of three.png' })).toHaveAttribute(
    'aria-valuenow',
    /\d/,
  );
  await page.getByRole('button', { name: 'Remove prices.pdf from the list' }).click();
  await expect(row('prices.pdf')).toHaveCount(0);
});

test('failed uploads are retried; files that aren’t pictures are rejected', async ({ browser }) => {
  // Not monitored: the browser logs failed requests.
  const page = await visitor(browser);
  const { pictures } = await newOwner(page.context(), 'venue');
  await open(page, pictures);
  await expect(page.getByLabel('Add photos')).toBeAttached();
  await page.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await add(page, files(0));
  await expect(page.getByText('We could not reach Mandap.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('File uploaded', { exact: true }).first()).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);

  await add(page, { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Sir') });
  await expect(page.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(1);
});

test('a picture that is already in the gallery isn’t reported as uploaded', async ({ page }) => {
  await galleryOf(page, 1);
  await add(page, files(0));
  await expect(page.getByText('This photo is in your gallery already.')).toBeVisible();
  await expect(page.getByText('File uploaded', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(1);
});

test('a picture deleted in another tab disappears here too', async ({ page, context }) => {
  await galleryOf(page, 2);
  const [first] = await order(page);
  await ask(context.request, 'mutation R($id: ID!) { removePicture(id: $id) { userErrors { message } } }', {
    id: first,
  });
  await page.getByRole('button', { name: 'Delete photo 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The photo was not deleted. Photo not found')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
});

test('on a phone, errors of a file are on separate lines', async ({ browser }) => {
  // Not monitored: the browser logs failed requests.
  const page = await visitor(browser, { viewport: { width: 360, height: 740 } });
  const { pictures } = await newOwner(page.context(), 'venue');
  await open(page, pictures);
  await expect(page.getByLabel('Add photos')).toBeAttached();
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  const buffer = await readFile(FILES[0] ?? '');
  await add(page, { name: 'the lawn at dusk.jpg', mimeType: 'image/jpeg', buffer });
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  const problem = row.getByText('We could not reach Mandap.');
  await expect(problem).toBeVisible();
  const boxOf = async (locator: typeof row) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [whole, words, again] = [
    await boxOf(row),
    await boxOf(problem),
    await boxOf(row.getByRole('button', { name: 'Try again' })),
  ];
  expect(words.width).toBeGreaterThan(whole.width * 0.8);
  expect(again.y).toBeGreaterThanOrEqual(words.y + words.height);
  const name = row.getByText('the lawn at dusk.jpg', { exact: true }).first();
  expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});

test('a caption that can’t be saved stays, with a warning before it is lost', async ({ browser }) => {
  // Not monitored: the browser logs failed requests.
  const page = await visitor(browser);
  await galleryOf(page, 1);
  await page.getByRole('button', { name: 'Add a caption' }).click();
  const caption = page.getByLabel('Caption of photo 1');
  await caption.fill('Under the neem tree');
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We could not reach Mandap.')).toBeVisible();
  await expect(caption).toHaveValue('Under the neem tree');
  await page.unroute('**/graphql');
  const profile = page.getByRole('link', { name: 'Profile' });
  await profile.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  // The focus returns once the dialog has closed.
  await expect(profile).toBeFocused();
  await caption.press('Enter');
  await expect(page.getByRole('button', { name: 'Under the neem tree' })).toBeVisible();
});

test('moves appear at once, and are reverted if they fail', async ({ browser }) => {
  // Not monitored: the browser logs failed requests.
  const page = await visitor(browser);
  await galleryOf(page, 2);
  const [a, b] = await order(page);
  const release = await holdQueries(page);
  await page.getByRole('button', { name: 'Move photo 1 later' }).click();
  await expect.poll(() => order(page)).toEqual([b, a]);
  const moved = answerTo(page, 'MovePicture');
  release();
  await moved;
  await reload(page);
  await expect.poll(() => order(page)).toEqual([b, a]);
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Move photo 1 later' }).click();
  await expect(page.getByText('The photo was not moved.')).toBeVisible();
  await expect.poll(() => order(page)).toEqual([b, a]);
});
