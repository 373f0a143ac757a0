import { logIn, newCouple, PASSWORD } from './accounts';
import { codeIn, emailTo } from './emails';
import { expect, test, type Page } from './fixtures';
import { ask } from './network';
import { open } from './pages';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const notice = (page: Page) => page.getByText(/^Confirm your email .* to get updates by email\./);

for (const viewport of WIDTHS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a new account is asked to confirm its address, and does so with the emailed code', async ({
      page,
    }) => {
      const email = `confirm-${viewport.width}-${Date.now()}@test.example`;
      await open(page, '/Signup');
      await page.getByLabel('Name').fill('Asha Rao');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Mobile number').fill('9829044170');
      await page.getByLabel('Password', { exact: true }).fill('Secret#123');
      await page.getByLabel('Confirm password').fill('Secret#123');
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      // Wait for the redirect, which would override an earlier navigation.
      await page.waitForURL((url) => url.pathname !== '/Signup');
      await open(page, '/userProfilePage');
      await expect(notice(page)).toBeVisible();
      await page.getByRole('link', { name: 'Confirm email' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
      await expect(page.getByText(email)).toBeVisible();
      const code = codeIn(await emailTo(email));

      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(page.getByText('Please enter the code')).toBeVisible();
      await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(page.getByText('This code is not the one we emailed last.')).toBeVisible();
      await page.getByLabel('Code').fill(code);
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed');
      await page.getByRole('link', { name: 'Open my dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
      await expect(notice(page)).toHaveCount(0);
    });

    test('a code expires after five wrong attempts; five new ones a day can be requested', async ({
      page,
      context,
    }) => {
      await newCouple(context, 'Ira Sen');
      await open(page, '/confirm-email');
      for (let i = 0; i < 6; i++) {
        await page.getByLabel('Code').fill(`00000${i}`);
        await page.getByRole('button', { name: 'Confirm email' }).click();
        await expect(page.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
      }
      await expect(page.getByText('This code has expired. Request a new one.')).toBeVisible();
      const again = page.getByRole('button', { name: 'Send a new code' });
      const sent = page.getByText(/^A new code is on its way to /);
      for (let i = 1; i <= 4; i++) {
        await again.click();
        await expect(sent.nth(0)).toBeVisible();
        await expect(again).toBeEnabled();
      }
      await expect(page.getByText('This code has expired. Request a new one.')).toHaveCount(0);
      await again.click();
      await expect(
        page.getByText(/^We send at most five emails a day to an address that isn’t confirmed\./),
      ).toBeVisible();
    });
  });

test('the page asks visitors to log in first, and returns there', async ({ page }) => {
  await page.goto('/confirm-email');
  await expect(page).toHaveURL('/login?next=%2Fconfirm-email');
});

test('an admin sees before approving that the owner has not confirmed the address', async ({
  page,
  context,
}) => {
  const businessName = `Neelam Bagh ${Date.now()}`;
  await ask(
    context.request,
    'mutation R($input: RegisterVenueInput!) { registerVenue(input: $input) { listing { id } userErrors { message } } }',
    {
      input: {
        ...{ businessName, yourName: 'Kumud Ranawat', email: `neelam.${Date.now()}@mail.example` },
        ...{ password: PASSWORD, phone: '0294 000 0000', city: 'Udaipur' },
      },
    },
  );
  await logIn(context, 'admin');
  await open(page, `/adminDashboard/venue-management?status=pending&q=${encodeURIComponent(businessName)}`);
  const row = page.getByRole('row').filter({ hasText: businessName });
  await expect(row.getByText('Email not confirmed')).toBeVisible();
  await row.getByRole('button', { name: `Approve ${businessName}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The owner has not confirmed their email.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('link', { name: `View ${businessName}` }).click();
  await expect(page.getByText('Email not confirmed')).toBeVisible();
});
