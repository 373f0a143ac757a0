import { expectAccessible } from './accessibility';
import { logIn, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { enquireAt, venueId } from './enquiries';
import { expect, onPhoneAndDesktop, type Page, test } from './fixtures';
import { ask } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { visitor } from './visitors';

/** The payload of a mutation that was refused. */
const REFUSED = {
  __typename: 'EmailPreferencesPayload',
  userErrors: [{ __typename: 'UserError', message: 'Please try again.' }],
};

const toggle = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

onPhoneAndDesktop(() => {
  test('each kind of emails can be switched off and on, at once and with undo', async ({ page, context }) => {
    const email = await newCouple(context, 'Meera Nair');
    await open(page, '/userProfilePage?tab=profile');
    await page.getByRole('link', { name: 'Choose emails' }).click();
    await expect(page.getByText(`Choose which emails we send to ${email}.`)).toBeVisible();
    await expect(toggle(page, 'New enquiries')).toHaveCount(0);
    await toggle(page, 'Messages').click();
    await expect(page.getByText('You won’t get these emails any more: Messages.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toggle(page, 'Messages')).toBeChecked();
    await toggle(page, 'Reminders').press('Space');
    await expect(page.getByText('You won’t get these emails any more: Reminders.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await reload(page);
    await expect(toggle(page, 'Reminders')).not.toBeChecked();
    await expect(toggle(page, 'Messages')).toBeChecked();
  });

  test('a choice that can’t be saved is taken back, and says so', async ({ page, context }) => {
    await newCouple(context, 'Kavya Iyer');
    await open(page, '/email-preferences');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SetEmailPreference')
        ? route.fulfill({ json: { data: { setEmailPreference: REFUSED } } })
        : route.continue(),
    );
    await toggle(page, 'Messages').click();
    await expect(page.getByText('Your choice was not saved. Please try again.')).toBeVisible();
    await expect(toggle(page, 'Messages')).toBeChecked();
  });

  test('the link in an email unsubscribes without a login, by one press', async ({
    browser,
    page,
    context,
  }) => {
    const email = await newCouple(context, 'Lata Bose');
    await confirmEmail(context, email);
    const { id } = await enquireAt(context, await venueId(context.request, 'Jheel Mahal'), 200);
    const owner = await visitor(browser);
    await logIn(owner.context(), 'venue');
    await ask(
      owner.context().request,
      `mutation { rejectBooking(id: "${id}", reason: DATE_TAKEN) { userErrors { message } } }`,
    );
    const mail = (await emailTo(email, 'Jheel Mahal')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, link = ''] = /Unsubscribe from [^:]+: https?:\/\/[^/]+(\/unsubscribe#\S+)/.exec(mail) ?? [];

    const reader = await visitor(browser);
    await open(reader, link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe');
    await expectAccessible(reader);
    await reader.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
    await open(page, '/email-preferences');
    await expect(toggle(page, 'Answers to your enquiries')).not.toBeChecked();
    await reader.getByRole('button', { name: 'Undo: send them again' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe');
    await reload(page);
    await expect(toggle(page, 'Answers to your enquiries')).toBeChecked();
    await open(reader, `${link}x`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link isn’t valid');
  });

  test('the link to withdraw asks for confirmation', async ({ page, context }) => {
    await newCouple(context, 'Rhea Kapoor');
    const { id } = await enquireAt(context, await venueId(context.request, 'Jheel Mahal'), 210);
    await open(page, `/bookings/${id}?withdraw=1`);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Jheel Mahal');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/bookings/${id}`);
    const status = () =>
      ask<{ booking: { status: string } }>(page.request, `{ booking(id: "${id}") { status } }`);
    expect(await status()).toEqual({ booking: { status: 'WITHDRAWN' } });
    await open(page, `/bookings/${id}?withdraw=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Mahal');
    await expect(page.getByText('You’ve already withdrawn this enquiry.')).toBeVisible();
    await expect(page).toHaveURL(`/bookings/${id}`);
    await expect(page.getByText('Pending')).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });
});

test('admins see that they get essential emails only', async ({ page, context }) => {
  await logIn(context, 'admin');
  await open(page, '/email-preferences');
  await expect(page.getByText(/^You always get login links/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
