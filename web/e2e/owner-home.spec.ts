import { expectAccessible, expectContrast } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

onPhoneAndDesktop((phone) => {
  test('home shows the work of a business, its week and its figures', async ({ page, context }) => {
    await logIn(context, 'venue');
    await open(page, '/venueProfilePage/home');
    const main = page.getByRole('main');
    const work = main.getByRole('region', { name: 'To do' });
    await expect(work.getByRole('link', { name: /^Answer \d+/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'The next seven days' })).toBeVisible();
    const views = main.getByRole('region', { name: 'Views' });
    await expect(views.getByRole('table')).toBeHidden();
    await views.getByText('Show Views as a table').press('Enter');
    // A head and thirteen weeks.
    await expect(views.getByRole('row')).toHaveCount(14);
    const shown = Number((await views.locator('b').textContent())?.replaceAll(',', ''));
    const weeks = await views.getByRole('cell').allTextContents();
    expect(weeks.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)).toBe(shown);
    await expect(main).toContainText('Couples see this on your card and your page');
    await expectAccessible(page);
    await expectContrast(page);
    await expectNoSidewaysScroll(page);

    await work.getByRole('link', { name: /guests requested, you seat 600/ }).click();
    await expect(page).toHaveURL('/notification?status=guests');
    await expect(page.getByRole('article').first()).toContainText('900');
  });

  test('a new business sees what is missing, here and on its page; visitors don’t', async ({
    page,
    context,
    browser,
  }) => {
    const name = `Nai Haveli ${phone ? 'phone' : 'desktop'}`;
    const { id } = await newBusiness(browser, context, 'venue', name);
    const couple = await visitor(browser, { viewport: page.viewportSize() });
    await newCouple(couple.context(), 'Ira Sen');
    await enquireAt(couple.context(), id, 60);
    await open(page, '/venueProfilePage/home');
    const checklist = page.getByRole('region', { name: 'Get your listing ready' });
    await expect(checklist.getByText('0 of 5 done')).toBeVisible();
    await expect(checklist.getByRole('button', { name: 'Hide this checklist' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Answer 1 enquiry', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await checklist.getByRole('link', { name: 'Five photos' }).click();
    await expect(page).toHaveURL('/venueProfilePage/gallery');

    await open(page, `/venuelist/${id}`);
    const hidden = page.getByRole('region', { name: 'Only you see this' });
    await expect(hidden.getByRole('link', { name: 'How to reach' })).toBeVisible();
    await expectAccessible(page);
    await open(couple, `/venuelist/${id}`);
    await expect(couple.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(couple.getByText('Only you see this')).toHaveCount(0);
    const response = await (await visitor(browser)).request.get(`/venuelist/${id}`);
    expect(await response.text()).not.toContain('Only you see this');
  });
});
