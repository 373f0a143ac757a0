import { expectAccessible } from './accessibility';
import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { open } from './pages';

test('cards and listing pages say how quickly a business replies', async ({ page }) => {
  await open(page, '/venuelist?q=Jheel Mahal');
  const card = page.getByRole('article').filter({ hasText: 'Jheel Mahal' }).first();
  const figures = /Response time: (Usually replies within .+ · \d+ % of \d+ enquiries|Too few enquiries yet)/;
  await expect(card).toContainText(figures);
  await open(page, `/venuelist/${await venueId(page.request, 'Jheel Mahal')}`);
  await expect(page.getByRole('main')).toContainText(figures);
  await expectAccessible(page);
});
