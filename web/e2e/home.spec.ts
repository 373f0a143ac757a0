import { expect, test } from './fixtures';
import { open, reload } from './pages';
import { visitor } from './visitors';

test('the chosen city determines the top venues, is stored, and links to its list', async ({ page }) => {
  await open(page, '/');
  const top = page.getByRole('region', { name: 'Top Rated Venues' });
  await page.getByLabel('Where is the wedding?').selectOption('Jaipur');
  await expect(top.getByRole('article').first()).toContainText('Jaipur');
  await reload(page);
  await expect(top.getByRole('article').first()).toContainText('Jaipur');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.waitForURL('/venuelist?city=Jaipur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding venues in Jaipur');
});

test('home has its sections in order, with well-reviewed venues, stories and articles, and is short on a phone', async ({
  page,
}) => {
  await open(page, '/');

  await test.step('every section is there, in order, with its link', async () => {
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([
      ...['Top Rated Venues', 'Wedding Categories', 'Not sure where to start?'],
      ...['Real Wedding Highlights', 'Latest Blogs'],
    ]);
    for (const [section, link, path] of [
      ['Top Rated Venues', 'View More Venues', '/venuelist'],
      ['Wedding Categories', 'View all Categories', '/vendor/AllVendors'],
      ['Real Wedding Highlights', 'All real weddings', '/realWedding'],
      ['Latest Blogs', 'All blogs', '/blogs'],
    ] as const)
      await expect(
        page.getByRole('region', { name: section }).getByRole('link', { name: link, exact: true }),
      ).toHaveAttribute('href', path);
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/aboutus1#contact',
    );

    const categories = page.getByRole('region', { name: 'Wedding Categories' });
    expect(await categories.getByRole('listitem').allTextContents()).toEqual([
      ...['Photographer', 'Makeup Artist', 'Mehendi Artist', 'Decorator', 'Caterer', 'DJ'],
    ]);
    await expect(categories.getByRole('link', { name: 'Makeup Artist' })).toHaveAttribute(
      'href',
      '/vendor/MakeupArtist',
    );
    await expect(categories.locator('img')).toHaveCount(6);
  });

  await test.step('four real weddings and four blogs, with excerpts of the maximum length', async () => {
    for (const [section, length] of [
      ['Real Wedding Highlights', 190],
      ['Latest Blogs', 150],
    ] as const) {
      const cards = page.getByRole('region', { name: section }).getByRole('article');
      await expect(cards).toHaveCount(4);
      for (const teaser of await cards.locator('p').last().allTextContents())
        expect(teaser.length).toBeLessThanOrEqual(length);
    }
  });

  await test.step('Top Rated contains well-reviewed venues only, whatever their rank', async () => {
    const top = page.getByRole('region', { name: 'Top Rated Venues' });
    for (const city of ['', 'Agra', 'Jaipur']) {
      await page.getByLabel('Where is the wedding?').selectOption(city);
      await expect(top.getByRole('heading', { level: 2 })).toHaveText(
        city ? `Top Rated Venues in ${city}` : 'Top Rated Venues',
      );
      await expect(top.getByRole('article').first()).toContainText(city);
      await expect(top.getByText('Not yet reviewed')).toHaveCount(0);
      for (const rating of await top.getByText(/^[1-5]\.\d$/).allTextContents())
        expect(Number(rating)).toBeGreaterThanOrEqual(4);
    }
  });

  await test.step('on a phone the page is short and no wider than the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(scrollWidth).toBeLessThanOrEqual(360);
    expect(scrollHeight).toBeLessThan(7000);
  });
});

test('a list that can’t be loaded shows an error and can be retried, and the others are shown', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await open(page, '/login');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('WeddingHighlights')
      ? route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
      : route.continue(),
  );
  await page.getByRole('link', { name: 'Back to home' }).click();
  const weddings = page.getByRole('region', { name: 'Real Wedding Highlights' });
  await expect(weddings.getByRole('alert')).toContainText(/^Error: 503 - \S/);
  await expect(page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article')).toHaveCount(4);
  await expect(
    page.getByRole('region', { name: 'Top Rated Venues' }).getByRole('article').first(),
  ).toBeVisible();
  await page.unroute('**/graphql');
  await weddings.getByRole('button', { name: 'Try again' }).click();
  await expect(weddings.getByRole('article')).toHaveCount(4);
});

test.describe('the slideshow', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('advances every five seconds, and can be paused', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const slides = page.getByRole('group', { name: 'Weddings in India' });
    const shown = () => slides.locator('[aria-hidden=false] img').getAttribute('src');
    const first = await shown();
    await page.clock.fastForward(4000);
    expect(await shown()).toBe(first);
    await page.clock.runFor(3000);
    await expect.poll(shown).not.toBe(first);
    await page.getByRole('button', { name: /pause/i }).first().click();
    const second = await shown();
    await page.clock.runFor(12_000);
    expect(await shown()).toBe(second);
  });
});
