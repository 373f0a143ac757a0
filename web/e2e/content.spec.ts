import { logIn, newCouple } from './accounts';
import { expect, test } from './fixtures';
import { ask, slowUploads } from './network';
import { open } from './pages';
import { visitor } from './visitors';

const RED_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: RED_DOT });

const newest = (what: 'blogs' | 'realWeddings') => `{ ${what}(first: 50) { nodes { id title } } }`;
interface Newest {
  nodes: { id: string; title: string }[];
}

test.describe('photos', () => {
  test('eleven pictures in columns, each with a caption and a link to the pin-board', async ({ page }) => {
    await open(page, '/photos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Photo Gallery');
    await expect(page.getByText('Discover beautiful moments from real weddings')).toBeVisible();
    const photos = page.getByRole('figure');
    await expect(photos).toHaveCount(11);
    const captions = await photos.locator('figcaption > span').allTextContents();
    expect(new Set(captions).size).toBe(11);
    expect(captions).not.toContain('Image Title');
    const link = photos.first().getByRole('link', { name: /Pin/ });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.hostname).toBe('www.pinterest.com');
    expect(href.searchParams.get('media')).toMatch(/\/media\/[a-f0-9]{32}\/share\.jpg$/);
    await expect(link).toHaveAttribute('rel', /noopener/);

    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await photos.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `columns at ${width} pixels`).toBe(columns);
    }
  });
});

test.describe('articles', () => {
  test('the newest two open the list; the rest follow on pages', async ({ page, request }) => {
    const { blogs } = await ask<{ blogs: Newest }>(request, newest('blogs'));
    await open(page, '/blogs');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(11);
    for (const index of [0, 1, 2])
      await expect(cards.nth(index).getByRole('heading')).toHaveText(blogs.nodes[index]?.title ?? '');
    const sizes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(sizes[0]).toBeGreaterThan((sizes[2] ?? 0) * 1.3);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/blogs\?page=2$/);
    await expect(cards).toHaveCount(blogs.nodes.length - 11);
    await cards
      .last()
      .getByRole('link', { name: /Read More/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogs.nodes.at(-1)?.title ?? '');
    await expect(page.getByRole('navigation', { name: 'Share this article' })).toBeVisible();
  });

  test('a list that fails to load shows an error and can be retried', async ({ page }) => {
    await open(page, '/login');
    const failed = { errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('BlogList') ? route.fulfill({ json: failed }) : route.continue(),
    );
    await page.evaluate(() => history.pushState({}, '', '/blogs'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { name: 'Error while loading data' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(11);
  });
});

test.describe('real weddings', () => {
  test('six per page, and one complete story', async ({ page, request }) => {
    const { realWeddings } = await ask<{ realWeddings: Newest }>(request, newest('realWeddings'));
    await open(page, '/realWedding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Weddings');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(6);
    const first = await cards.first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/realWedding\?page=2$/);
    await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(cards.first().getByRole('heading')).toHaveText(first ?? '');
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(realWeddings.nodes[0]?.title ?? '');
    await expect(page.getByText(/Married on \d+\s\w+\s20\d\d/).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Share this story' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Photos of the wedding' })).toBeVisible();
  });

  test('/realweddings is the same list', async ({ page }) => {
    await open(page, '/realweddings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Weddings');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/realWedding$/);
  });

  test('a missing story or article says so', async ({ page }) => {
    for (const [path, text] of [
      ['/realWedding/nothing', 'Real Wedding post not found'],
      ['/blogs/00000000-0000-7000-8000-000000000000', 'Blog post not found'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test.describe('carousels', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('advance every five seconds, and can be paused', async ({ page, request }) => {
      const { realWeddings } = await ask<{ realWeddings: Newest }>(request, newest('realWeddings'));
      const { id = '' } = realWeddings.nodes.at(-1) ?? {};
      await page.clock.install();
      await open(page, `/realWedding/${id}`);
      const carousel = page.getByRole('group', { name: 'Photos of the wedding' });
      const shown = () => carousel.locator('[aria-hidden=false] img').getAttribute('src');
      const first = await shown();
      await page.clock.fastForward(4000);
      expect(await shown()).toBe(first);
      await page.clock.runFor(3000);
      await expect.poll(shown).not.toBe(first);
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      const second = await shown();
      await page.clock.runFor(12_000);
      expect(await shown()).toBe(second);
    });
  });
});

test.describe('a new real wedding', () => {
  test('marks missing fields, shows the chosen pictures, and is sent to an admin', async ({
    page,
    context,
    browser,
  }) => {
    await newCouple(context, 'Tara Menon');
    await open(page, '/realWeddings/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a New Real Wedding');
    const publish = page.getByRole('button', { name: 'Publish' });
    await publish.click();
    for (const message of ['Title is required', 'At least one image is required', 'Content is required'])
      await expect(page.getByText(message)).toBeVisible();

    const title = `Two umbrellas ${Date.now()}`;
    await page.getByLabel('Real Wedding Title').fill(title);
    await page.getByLabel('Real Wedding Content').fill('It *rained*.\n\nNobody minded.');
    const images = page.getByLabel('Upload Images');
    await images.setInputFiles(['1.png', '2.png', '3.png', '4.png'].map(picture));
    await expect(page.getByText('Maximum of 3 images can be uploaded')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Chosen images' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove 4.png' }).click();
    await expect(page.getByText('Maximum of 3 images can be uploaded')).toBeHidden();
    await publish.click();
    await expect(page.getByText('Real Wedding post uploaded successfully!')).toBeVisible();
    await page.waitForURL('/realweddings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Weddings');
    await expect(page.getByText(title)).toHaveCount(0);

    const mine = '{ realWeddings(mine: true) { nodes { id title status } } }';
    const { realWeddings } = await ask<{ realWeddings: Newest }>(context.request, mine);
    expect(realWeddings.nodes).toEqual([expect.objectContaining({ title, status: 'PENDING' })]);
    const path = `/realWedding/${realWeddings.nodes[0]?.id ?? ''}`;
    await open(page, path);
    await expect(page.getByText('Until then, only you can see this page.')).toBeVisible();

    const other = await visitor(browser);
    expect((await other.goto(path))?.status()).toBe(404);
    await logIn(other.context(), 'admin');
    const decide =
      'mutation D($id: ID!) { decideRealWedding(id: $id, publish: true) { userErrors { message } } }';
    await ask(other.request, decide, { id: realWeddings.nodes[0]?.id });
    const everybody = await visitor(browser);
    await expect(async () => expect((await everybody.goto(path))?.status()).toBe(200)).toPass();
    await expect(everybody.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('can be started without an account, and survives the login', async ({ page }) => {
    await open(page, '/realWeddings/new');
    await page.getByLabel('Real Wedding Title').fill('Begun by a visitor');
    await page.getByLabel('Real Wedding Content').fill('Still here.');
    await page.getByLabel('Upload Images').setInputFiles(picture('one.png'));
    await page.getByRole('link', { name: 'Log in to publish' }).click();
    await page.getByLabel('Email').fill('couple@mandap.example');
    await page.getByLabel('Password', { exact: true }).fill('Mandap@2026');
    await page.getByLabel('Role').selectOption('user');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('/realWeddings/new');
    await expect(page.getByLabel('Real Wedding Title')).toHaveValue('Begun by a visitor');
    await expect(page.getByLabel('Real Wedding Content')).toHaveValue('Still here.');
    await expect(page.getByText('one.png', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  test('an upload shows each picture’s progress, and can be cancelled', async ({ page, context }) => {
    await newCouple(context, 'Leela Das');
    await open(page, '/realWeddings/new');
    await page.getByLabel('Real Wedding Title').fill('A slow line');
    await page.getByLabel('Real Wedding Content').fill('It took its time.');
    const large = { ...picture('large.png'), buffer: Buffer.concat([RED_DOT, Buffer.alloc(4e6)]) };
    await page.getByLabel('Upload Images').setInputFiles([picture('small.png'), large]);
    await slowUploads(page, 400_000);
    await page.getByRole('button', { name: 'Publish' }).click();
    const far = (name: string) => page.getByRole('progressbar', { name: `Upload of ${name}` });
    await expect(far('small.png')).toHaveAttribute('aria-valuenow', '99');
    await expect
      .poll(async () => Number(await far('large.png').getAttribute('aria-valuenow')))
      .toBeGreaterThan(2);
    expect(Number(await far('large.png').getAttribute('aria-valuenow'))).toBeLessThan(90);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(far('large.png')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
    await expect(page.getByLabel('Real Wedding Title')).toHaveValue('A slow line');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an unsuitable file is reported, and doesn’t block the others', async ({ page, context }) => {
    await newCouple(context, 'Dev Patel');
    await open(page, '/realWeddings/new');
    const images = page.getByLabel('Upload Images');
    await images.setInputFiles([
      { name: 'guests.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      picture('phera.png'),
      { ...picture('empty.png'), buffer: Buffer.alloc(0) },
    ]);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('listitem')).toHaveText([
      'guests.pdf was not added. Please choose a JPEG, PNG, WebP or AVIF picture.',
      'empty.png was not added. This file is empty.',
    ]);
    await expect(page.getByRole('button', { name: 'Remove phera.png' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Remove (guests|empty)/ })).toHaveCount(0);
    await images.setInputFiles(picture('varmala.png'));
    await expect(alert).toHaveCount(0);
    await page.getByLabel('Real Wedding Title').fill('Two of four files');
    await page.getByLabel('Real Wedding Content').fill('The list of guests stays at home.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Real Wedding post uploaded successfully!')).toBeVisible();
  });

  test('a failed upload shows the reason, and the input stays', async ({ page, context }) => {
    await newCouple(context, 'Isha Rao');
    await open(page, '/realWeddings/new');
    await page.getByLabel('Real Wedding Title').fill('A broken line');
    await page.getByLabel('Real Wedding Content').fill('Typed with care.');
    await page
      .getByLabel('Upload Images')
      .setInputFiles({ ...picture('broken.png'), buffer: Buffer.from('no') });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(
      page.getByText('Error uploading Real Wedding post: Please choose a JPEG, PNG, WebP or AVIF picture.'),
    ).toBeVisible();
    await expect(page.getByLabel('Real Wedding Title')).toHaveValue('A broken line');
    await expect(page.getByLabel('Real Wedding Content')).toHaveValue('Typed with care.');
    await expect(page).toHaveURL('/realWeddings/new');
  });
});
