import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from './database';
import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { expect, test } from './fixtures';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

const PICTURES = path.join(import.meta.dirname, '../../api/db/pictures');
const photo = async (name: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: await readFile(path.join(PICTURES, name)),
});

for (const width of [360, 1440])
  test(`photos of a review wait for an admin with it, then open large on the page, at ${width} pixels`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const size = { viewport: { width, height: 800 } };
    const name = `Kamal Talao ${width}`;
    const owner = await visitor(browser, size);
    const { id } = await newBusiness(browser, owner.context(), 'venue', name);
    await page.setViewportSize(size.viewport);
    const email = await newCouple(context, 'Tara Menon');
    // Otherwise the review would be held because of the account.
    await sql(`UPDATE account SET created_at = now() - interval '2 days' WHERE email = $1`, [email]);
    const dialog = page.getByRole('dialog', { name: 'Write a Review' });
    const photos = dialog.getByRole('list', { name: 'Photos (optional)' });

    await test.step('the couple adds photos, one of which is no picture, and removes one', async () => {
      await open(page, `/venuelist/${id}`);
      await page.getByRole('main').getByRole('button', { name: 'Write a Review' }).click();
      await dialog.getByLabel('Message').fill('We danced until three.');
      await dialog
        .getByLabel('Add photos')
        .setInputFiles([
          await photo('phera-1.webp'),
          await photo('haldi-2.webp'),
          { name: 'notes.webp', mimeType: 'image/webp', buffer: Buffer.from('no picture') },
        ]);
      await expect(photos.getByRole('listitem')).toHaveCount(2);
      await expect(dialog.getByRole('list', { name: 'Uploads' })).toContainText('notes.webp');
      await dialog.getByRole('button', { name: 'Remove notes.webp from the list' }).click();
      await dialog.getByLabel('Add photos').setInputFiles([await photo('thali-1.webp')]);
      await expect(photos.getByRole('listitem')).toHaveCount(3);
      await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
      await expect(photos.getByRole('listitem')).toHaveCount(2);
      await dialog
        .getByLabel('Add photos')
        .setInputFiles(
          await Promise.all(
            ['phera-1', 'haldi-2', 'thali-1', 'phera-1', 'haldi-2'].map((each) => photo(`${each}.webp`)),
          ),
        );
      await expect(photos.getByRole('listitem')).toHaveCount(6);
      await expect(dialog.getByText('A review can have up to 6 photos.', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Remove haldi-2.webp from the list' }).click();
      for (let count = 6; count > 2; count--) {
        await dialog.getByRole('button', { name: `Remove photo ${count}` }).click();
        await expect(photos.getByRole('listitem')).toHaveCount(count - 1);
      }
      // The photos stay with the text until they are sent.
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
      await page.getByRole('main').getByRole('button', { name: 'Write a Review' }).click();
      await expect(dialog.getByLabel('Message')).toHaveValue('We danced until three.');
      await expect(photos.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(/We read your review of .* before it appears/)).toBeVisible();
    });

    const stranger = await visitor(browser, size);
    const shown = stranger.getByRole('list', { name: 'Tara M.’s photos' });
    await test.step('visitors don’t see it; an admin sees both and publishes them', async () => {
      await open(stranger, `/venuelist/${id}`);
      await expect(stranger.getByRole('region', { name: 'Reviews' })).toContainText('Not yet reviewed');
      const admin = await visitor(browser, size);
      await logIn(admin.context(), 'admin');
      await open(admin, `/adminDashboard/review-moderation?status=held&q=${encodeURIComponent(name)}`);
      const held = admin.getByRole('article', { name: new RegExp(name) });
      await expect(held).toContainText('Held because it has new photos.');
      await expect(held.getByRole('img', { name: /^Photo \d by/ })).toHaveCount(2);
      await expect
        .poll(() =>
          held
            .getByRole('img')
            .last()
            .evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expectAccessible(admin);
      await expectNoSidewaysScroll(admin);
      await held.getByRole('button', { name: /^Publish/ }).click();
      await admin.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
      await expect(held).toHaveCount(0);
      await admin.context().close();
    });

    await test.step('visitors open them large', async () => {
      await expect(async () => {
        await open(stranger, `/venuelist/${id}`);
        await expect(shown.getByRole('listitem')).toHaveCount(2, { timeout: 1000 });
      }).toPass();
      await expectNoSidewaysScroll(stranger);
      await expectAccessible(stranger);
      await shown.getByRole('link').first().click();
      const viewer = stranger.getByRole('dialog', { name: 'Tara M.’s photos' });
      await expect(viewer.getByRole('img')).toHaveAccessibleName('Photo 1 by Tara M.');
      await stranger.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img')).toHaveAccessibleName('Photo 2 by Tara M.');
      await stranger.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    });
    await stranger.context().close();
    await owner.context().close();
  });
