import { expectAccessible } from './accessibility';
import { logIn } from './accounts';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { inDays } from './forms';
import { open } from './pages';

onPhoneAndDesktop(() => {
  test('a date is typed, or chosen from a calendar that respects the limits', async ({ page, context }) => {
    await logIn(context, 'user');
    await open(page, '/realWeddings/new');
    const date = page.getByLabel('Date of the wedding');
    await date.fill('2026-02-14');

    const button = page.getByRole('button', { name: 'Choose a day' });
    await button.click();
    const calendar = page.getByRole('dialog', { name: 'Choose a day' });
    await expect(calendar.getByRole('gridcell', { name: '14', selected: true })).toBeFocused();
    await expect(calendar.getByRole('columnheader').first()).toHaveText('M');
    await expectAccessible(page);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(date).toHaveValue('2026-02-15');
    await expect(button).toBeFocused();

    await date.fill(inDays(0));
    await button.click();
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(page.getByLabel('Date of the wedding')).toHaveValue(inDays(0));
  });
});
