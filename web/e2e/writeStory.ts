import { type Page } from './fixtures';
import { ask } from './network';
import { open } from './pages';

/** A picture that every browser can show. */
const PICTURE = {
  name: 'mandap.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Writes a story through the form, and returns its ID. */
export async function writeStory(page: Page, title: string): Promise<string> {
  await open(page, '/realWeddings/new');
  await page.getByLabel('Real Wedding Title').fill(title);
  await page.getByLabel('Upload Images').setInputFiles(PICTURE);
  await page.getByLabel('Real Wedding Content').fill('It rained, and nobody minded.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL('/realweddings');
  const { realWeddings } = await ask<{ realWeddings: { nodes: { id: string }[] } }>(
    page.request,
    '{ realWeddings(mine: true) { nodes { id } } }',
  );
  return realWeddings.nodes[0]?.id ?? '';
}
