import { logIn, logInByForm, newCouple, type Role } from './accounts';
import { venueId } from './enquiries';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { open } from './pages';
import { visitor } from './visitors';

const loginFor = (address: string) => `/login?next=${encodeURIComponent(address)}`;

/** Pages behind the login, with a role that can open each. */
const GUARDED: [address: string, role: Role, why: string][] = [
  ['/userProfilePage?tab=bookings', 'user', 'Log in to open My Dashboard.'],
  ['/venueProfilePage/calendar?month=2027-01', 'venue', 'Log in with a venue account to open this page.'],
  ['/vendorProfilePage/reviews', 'vendor', 'Log in with a vendor account to open this page.'],
  [
    '/notification?status=pending',
    'venue',
    'Log in with a venue, vendor or admin account to open this page.',
  ],
  ['/adminDashboard/user-management?q=Sharma', 'admin', 'Log in with an admin account to open this page.'],
];

onPhoneAndDesktop(() => {
  test('pages behind the login explain why it is required, and the login returns to them', async ({
    page,
    context,
  }) => {
    test.slow();
    for (const [address, role, why] of GUARDED)
      await test.step(address, async () => {
        await context.clearCookies();
        // Back doesn't return to the login.
        await page.goto('/blogs');
        await page.goto(address);
        await expect(page).toHaveURL(loginFor(address));
        await expect(page.getByText(why)).toBeVisible();
        await expect(page.getByLabel('Role')).toHaveValue(role);
        await logInByForm(page, role);
        await expect(page.getByText('Login successful!').first()).toBeVisible();
        await expect(page).toHaveURL(address);
        await page.goBack();
        await expect(page).not.toHaveURL(/login/);
      });

    await test.step('with the hash of an email’s link', async () => {
      await context.clearCookies();
      await page.goto('/userProfilePage?tab=bookings#latest');
      await expect(page).toHaveURL(/\/login\?next=/);
      await logInByForm(page, 'user');
      await expect(page).toHaveURL('/userProfilePage?tab=bookings#latest');
    });
  });

  test('a link within the site to a page behind the login also keeps the destination', async ({ page }) => {
    await open(page, '/');
    // Navigates like a link in the page, without loading a document.
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'test' }, '', '/vendorProfilePage/packages');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page).toHaveURL(loginFor('/vendorProfilePage/packages'));
  });

  test('a logged-in user continues at once, or sees which account the page requires', async ({ page }) => {
    await test.step('an account that cannot open the destination arrives at its own profile', async () => {
      await open(page, loginFor('/venueProfilePage'));
      await logInByForm(page, 'user');
      await expect(page).toHaveURL('/userProfilePage');
    });

    await test.step('a logged-in person continues at once', async () => {
      await page.goto(loginFor('/userProfilePage?tab=wishlist#top'));
      await expect(page).toHaveURL('/userProfilePage?tab=wishlist#top');
      await page.goto(loginFor('/blogs'));
      await expect(page).toHaveURL('/blogs');
      await page.goto('/login');
      await expect(page).toHaveURL('/userProfilePage');
    });

    await test.step('an account of the wrong role sees which role the page requires', async () => {
      await page.goto('/venueProfilePage/calendar');
      await expect(page).toHaveURL(loginFor('/venueProfilePage/calendar'));
      await expect(page.getByText('You’re logged in as Ananya Sharma with a user account.')).toContainText(
        'Log in with a venue account to open this page',
      );
      await expect(page.getByRole('link', { name: 'go to your profile' })).toHaveAttribute(
        'href',
        '/userProfilePage',
      );
      await logInByForm(page, 'venue');
      await expect(page).toHaveURL('/venueProfilePage/calendar');
    });
  });

  test('the sign-up logs in and continues to the destination, without leaving forms behind', async ({
    page,
  }) => {
    await open(page, '/blogs');
    await open(page, '/userProfilePage?tab=bookings');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ira Sen');
    await page.getByLabel('Email').fill(`ira.${Date.now()}.${Math.random()}@mail.example`);
    await page.getByLabel('Mobile Number').fill('0000011111');
    await page.getByLabel('Password', { exact: true }).fill('Shaadi#2027');
    await page.getByLabel('Confirm Password').fill('Shaadi#2027');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Registration Successful!!' })).toBeVisible();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');
    await page.goBack();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');
  });

  test('the other links of the login page keep the destination', async ({ page }) => {
    await open(page, loginFor('/userProfilePage?tab=bookings'));
    const next = 'next=%2FuserProfilePage%3Ftab%3Dbookings';
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      `/forget?${next}`,
    );
    await page.getByRole('link', { name: 'Register your business' }).click();
    await page.getByRole('link', { name: 'Venue Registration' }).click();
    await expect(page).toHaveURL(`/business?tab=venue&${next}`);
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login?${next}`);
  });

  test('a visitor who requests the contact details sees them after the login', async ({ page }) => {
    const address = `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`;
    await open(page, address);
    await page.getByRole('button', { name: 'View Contact' }).click();
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page.getByText('Log in to view contact details.')).toBeVisible();
    await logInByForm(page, 'user');
    await expect(page).toHaveURL(address);
    const toggle = page.getByRole('button', { name: 'Hide Contact' });
    await expect(toggle).toBeFocused();
    await expect(toggle).toBeInViewport();
  });

  test('a vendor who wants to send an enquiry is directed to a user account and back', async ({
    page,
    context,
    browser,
  }) => {
    const email = await newCouple((await visitor(browser)).context(), 'Nisha Rao');
    await logIn(context, 'vendor');
    const address = `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`;
    await open(page, address);
    await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click();
    await expect(page.getByText('Log in with a user account to send an enquiry')).toBeVisible();
    await logInByForm(page, 'user', email);
    await expect(page.getByRole('dialog', { name: 'Send Enquiry' }).getByLabel('Message')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

/** URLs that browsers interpret as another site's, or that cause redirect loops. */
const REFUSED = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/blogs/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '/login',
  '/LOGIN/?next=%2Fblogs',
  '/Signup',
  '/forget',
  '',
];

test('Back to a page from before the login shows current data', async ({ page, context }) => {
  const profile = page.getByRole('banner').getByRole('link', { name: /^Profile of/ });
  await open(page, '/venuelist');
  await expect(profile).toHaveCount(0);
  await open(page, loginFor('/userProfilePage'));
  await open(page, '/blogs');
  await logIn(context, 'user');
  await page.goBack();
  await expect(page).toHaveURL('/userProfilePage');
  await page.goBack();
  await expect(page).toHaveURL('/venuelist');
  await expect(profile).toBeVisible();
});

test('URLs of other sites are rejected as destinations', async ({ page }) => {
  const signUp = page.getByRole('link', { name: 'Sign Up' });
  // All of REFUSED in nextPath.test.ts.
  for (const [address, signUpPath] of [
    ['/blogs', '/Signup?next=%2Fblogs'],
    ['/\t/evil.example', '/Signup'],
  ] as const) {
    await open(page, loginFor(address));
    await expect(signUp, address).toHaveAttribute('href', signUpPath);
  }
});

test('URLs of other sites are rejected as destinations for a logged-in person', async ({ page, context }) => {
  await logIn(context, 'user');
  for (const address of REFUSED) {
    const response = await context.request.get(loginFor(address), { maxRedirects: 0 });
    expect([address, response.status(), response.headers().location]).toEqual([
      address,
      302,
      '/userProfilePage',
    ]);
  }
  await page.goto(loginFor('//evil.example'));
  await expect(page).toHaveURL('/userProfilePage');
});

test('the login form sends its role even if nobody changed it', async ({ page }) => {
  await open(page, '/login');
  await page.getByLabel('Email').fill('couple@mandap.example');
  await page.getByLabel('Password', { exact: true }).fill('Mandap@2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/userProfilePage');
});
