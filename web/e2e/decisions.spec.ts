import { enquire, expect, logIn, newCouple, open, test, visitor } from './fixtures';

test('an owner turns an enquiry down, and the couple reads it', async ({ page, context, browser }) => {
  await newCouple(context, 'Tara Menon');
  await enquire(context, 'Jheel Mahal', 260);
  const owner = await visitor(browser);
  await logIn(owner.context(), 'venue');
  await open(owner, '/notification');
  const card = owner.getByRole('article').filter({ hasText: 'Tara Menon' });
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = owner.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Pending')).toBeVisible();
  await card.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(card.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);

  await open(page, '/userProfilePage?tab=bookings');
  await expect(page.getByRole('article').filter({ hasText: 'Jheel Mahal' })).toContainText(
    'can’t take this date',
  );
});

test('a couple takes an enquiry back', async ({ page, context }) => {
  await newCouple(context, 'Isha Kaul');
  await enquire(context, 'Kesar Kothi', 300);
  await open(page, '/userProfilePage?tab=bookings');
  const booking = page.getByRole('article').filter({ hasText: 'Kesar Kothi' });
  await booking.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(booking).toContainText('You took this enquiry back.');
  await expect(booking.getByRole('button')).toHaveCount(0);
});
