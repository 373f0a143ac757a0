import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple, PASSWORD } from './accounts';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';
import { writeStory } from './writeStory';

const DASHBOARD = '/adminDashboard';

/** Presses the button, cancels, and presses it again to confirm. */
async function confirmOnSecondThoughts(page: Page, button: string | RegExp, title: string, label: string) {
  const dialog = page.getByRole('alertdialog', { name: title });
  await page.getByRole('button', { name: button }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: button }).click();
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

onPhoneAndDesktop(() => {
  test('an approval that can’t be undone asks for confirmation', async ({ page, context, browser }) => {
    test.slow();
    const stamp = Date.now();
    const couple = await visitor(browser);
    await logIn(context, 'admin');

    await test.step('for a venue, reached from its registration’s lead', async () => {
      const name = `Anand Bagh ${stamp}`;
      await ask(
        couple.request,
        'mutation R($input: RegisterVenueInput!) { registerVenue(input: $input) { userErrors { message } } }',
        {
          input: {
            businessName: name,
            yourName: 'Kumud Ranawat',
            email: `anand.bagh.${stamp}@mail.example`,
            phone: '0294 000 0000',
            city: 'Udaipur',
            password: PASSWORD,
          },
        },
      );
      await open(
        page,
        `${DASHBOARD}/notification-management?kind=registration&q=${encodeURIComponent(name)}`,
      );
      await page.getByRole('article').getByRole('link', { name }).click();
      await page.waitForURL(/VenueProfile\//);
      await confirmOnSecondThoughts(page, 'Approve', `Approve ${name}?`, 'Approve');
      await expect(page.getByText(`${name} is approved.`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    });

    await test.step('for a real wedding', async () => {
      await newCouple(couple.context(), 'Veena Joshi');
      const title = `A river ${stamp}`;
      await writeStory(couple, title);
      await open(page, `${DASHBOARD}/real-wedding-management?q=${stamp}`);
      await confirmOnSecondThoughts(page, `Publish ${title}`, `Publish “${title}”?`, 'Publish');
      await expect(page.getByText(`“${title}” is public.`)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Published');
    });

    await test.step('for a review', async () => {
      const owner = await visitor(browser);
      const name = `Saaz Dhol ${stamp}`;
      const { id } = await newBusiness(browser, owner.context(), 'vendor', name);
      await ask(
        couple.request,
        'mutation W($input: ReviewInput!) { writeReview(input: $input) { review { id } userErrors { message } } }',
        { input: { listingId: id, rating: 4, message: 'They played until midnight.' } },
      );
      await open(page, `${DASHBOARD}/review-moderation?status=held&q=${encodeURIComponent(name)}`);
      await confirmOnSecondThoughts(
        page,
        `Publish the review of ${name} by Veena Joshi`,
        'Publish this review?',
        'Publish',
      );
      await expect(page.getByText(`The review of ${name} was published.`)).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    });
  });
});
