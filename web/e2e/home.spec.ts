import { expect, open, test } from './fixtures';

test('the chosen city decides the top venues, is kept, and leads to its list', async ({ page }) => {
  await open(page, '/');
  const top = page.getByRole('region', { name: 'Top Rated Venues' });
  await page.getByLabel('Where is the wedding?').selectOption('Jaipur');
  await expect(top.getByRole('article').first()).toContainText('Jaipur');
  await page.reload();
  await expect(top.getByRole('article').first()).toContainText('Jaipur');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.waitForURL('/venuelist?city=Jaipur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding venues in Jaipur');
});

test.describe('pictures in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slideshow goes on every five seconds, and rests when it is told to', async ({ page }) => {
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
