import { expectAccessible, logIn, open, test, type Role } from './fixtures';

const PUBLIC = ['/', '/venuelist', '/venuelist?q=zzzz', '/login', '/Signup', '/forget', '/nothing'];
const PRIVATE: [Role, string][] = [
  ['user', '/userProfilePage?tab=bookings'],
  ['user', '/userProfilePage?tab=profile'],
  ['venue', '/notification'],
  ['venue', '/venueProfilePage'],
  ['vendor', '/vendorProfilePage'],
  ['admin', '/adminDashboard'],
];

for (const width of [360, 1440])
  for (const scheme of ['light', 'dark']) {
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      test.beforeEach(({ context }) =>
        context.addInitScript((mode) => localStorage.setItem('mandap-mode', mode), scheme),
      );

      for (const path of PUBLIC)
        test(path, async ({ page }) => {
          await open(page, path);
          await expectAccessible(page);
        });

      test('a venue and its enquiry dialog', async ({ page, context }) => {
        await logIn(context, 'user');
        await open(page, '/venuelist?q=Kesar Kothi');
        const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
        await open(page, href ?? '/');
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Send Enquiry' }).first().click();
        await expectAccessible(page);
      });

      for (const [role, path] of PRIVATE)
        test(`${role} at ${path}`, async ({ page, context }) => {
          await logIn(context, role);
          await open(page, path);
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
        });
    });
  }
