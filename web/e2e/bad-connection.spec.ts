import { expectAccessible } from './accessibility';
import { bubbles, composer, give, PDF, write } from './conversation';
import { newBusiness, newCouple } from './accounts';
import { enquireAt, venueId } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { scriptOf } from './scripts';
import { visitor } from './visitors';

/** The browser says that it is online before requests get through, as when it joins a network. */
async function goOnlineLate(page: Page): Promise<void> {
  const context = page.context();
  await context.route('**', (route) => route.abort('internetdisconnected'));
  const probeFailed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
  await context.setOffline(false);
  await probeFailed;
  await context.unroute('**');
}

test.describe('on a bad connection', () => {
  let id: string;
  // Not the default page, which must not have failed requests.
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    const owner = await visitor(browser);
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
    page = await visitor(browser);
    await newCouple(page.context(), 'Tara Menon');
    ({ id } = await enquireAt(page.context(), listingId, 120));
    await open(page, `/bookings/${id}`);
    await expect(composer(page, 'Sajjan Bagh')).toBeVisible();
  });

  const sentTexts = async (): Promise<string[]> => {
    const { booking } = await ask<{ booking: { timeline: { nodes: { body?: string }[] } } }>(
      page.request,
      'query T($id: ID!) { booking(id: $id) { timeline { nodes { ... on Message { body } } } } }',
      { id },
    );
    return booking.timeline.nodes.flatMap(({ body }) => body ?? []);
  };

  test('a message that was written offline waits, and is sent once', async () => {
    await page.context().setOffline(true);
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('This message will be sent once we can reach Mandap.');
    await goOnlineLate(page);
    await expect(bubbles(page).last()).toContainText('Sent');
    expect(await sentTexts()).toEqual(['Are you open on Sundays?']);
  });

  test('a message that was written in a network without internet waits, and is sent once', async () => {
    await page.context().route('**', (route) => route.abort('connectionrefused'));
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('This message will be sent once we can reach Mandap.');
    await page.context().unroute('**');
    // It is sent after the one that waits, which needn't wait any longer.
    await write(page, 'Sajjan Bagh', 'And on Mondays?');
    await expect(bubbles(page).last()).toContainText('And on Mondays?');
    await expect(bubbles(page).last()).toContainText('Sent');
    expect(await sentTexts()).toEqual(['And on Mondays?', 'Are you open on Sundays?']);
  });

  const followLink = () => page.getByRole('main').getByRole('link', { name: 'Bookings' }).click();

  test('a link that is followed offline says so, and its page loads once there is a connection', async () => {
    await page.context().setOffline(true);
    await followLink();
    await expect(page.getByRole('alert')).toContainText(
      'You’re offline. Try again once you have a connection.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await goOnlineLate(page);
    await expect(page.getByRole('article', { name: 'Sajjan Bagh' })).toBeVisible();
  });

  test('a link that is followed in a network without internet says so, and its page can be loaded later', async () => {
    await page.context().route('**', (route) => route.abort('connectionrefused'));
    await followLink();
    await expect(page.getByRole('alert')).toContainText('We could not reach Mandap.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach Mandap.');
    // The page also asks by itself whether it can be loaded: its answers wait until the button was pressed.
    let press = () => {};
    const pressed = new Promise<void>((resolve) => (press = resolve));
    await page.route('**/healthz', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.context().unroute('**');
    await page.getByRole('button', { name: 'Try again' }).click();
    press();
    await expect(page.getByRole('article', { name: 'Sajjan Bagh' })).toBeVisible();
  });

  test('a message isn’t sent without a file that failed to upload, and its upload is tried again', async () => {
    const form = page.locator('form').last();
    await page.context().setOffline(true);
    await give(composer(page, 'Sajjan Bagh'), 'drop', 'Guests.pdf', 'application/pdf', PDF);
    await composer(page, 'Sajjan Bagh').fill('Here is the list of guests');
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Guests.pdf isn’t uploaded. Try again or remove it')).toBeVisible();
    await expect(composer(page, 'Sajjan Bagh')).toBeFocused();
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('Here is the list of guests');
    await goOnlineLate(page);
    await expect(form.getByRole('link', { name: 'Guests.pdf (PDF, 1 kB)' })).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    const sent = bubbles(page).filter({ hasText: 'Here is the list of guests' });
    await expect(sent.getByRole('link', { name: 'Guests.pdf' })).toBeVisible();
    await expect(sent).toContainText('Sent');
  });

  for (const [described, isListMissing] of [
    ['', false],
    [', also without the code of the list', true],
  ] as const)
    test(`an upload that the server refused while restarting can be tried again at once${described}`, async () => {
      if (isListMissing)
        await page.route(`**/${await scriptOf('src/media/UploadList.tsx')}`, (route) => route.abort());
      await page.route('**/graphql', (route) =>
        route.request().headers()['content-type']?.startsWith('multipart/')
          ? route.fulfill({ status: 503, body: 'Restarting' })
          : route.fallback(),
      );
      await give(composer(page, 'Sajjan Bagh'), 'drop', 'Guests.pdf', 'application/pdf', PDF);
      const form = page.locator('form').last();
      const retry = form.getByRole('button', {
        name: isListMissing ? 'Upload Guests.pdf again' : /^Try again/,
      });
      await expect(retry).toBeVisible();
      await page.unroute('**/graphql');
      await retry.click();
      await expect(form.getByRole('link', { name: 'Guests.pdf (PDF, 1 kB)' })).toBeVisible();
    });

  test('a dialog whose code can’t be loaded leaves the page as it is, and opens once there is a connection', async () => {
    await composer(page, 'Sajjan Bagh').fill('Is the verandah');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Block Sajjan Bagh' }).click();
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('Is the verandah');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await goOnlineLate(page);
    await expect(page.getByRole('alertdialog', { name: 'Block Sajjan Bagh?' })).toBeVisible();
  });

  test('a link that failed once works the next time', async () => {
    await page.context().setOffline(true);
    await followLink();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(composer(page, 'Sajjan Bagh')).toBeVisible();
    await page.context().setOffline(false);
    await followLink();
    await expect(page.getByRole('article', { name: 'Sajjan Bagh' })).toBeVisible();
  });

  test('a link to a page whose code a newer version has replaced loads that page', async () => {
    let requests = 0;
    await page
      .context()
      .route(`**/${await scriptOf('src/pages/me/CustomerPage.tsx')}`, (route) =>
        requests++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
      );
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await followLink();
    await expect(page.getByRole('article', { name: 'Sajjan Bagh' })).toBeVisible();
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    expect(requests).toBeGreaterThan(0);
  });

  test('a message that was written offline is sent although another page is shown by then', async () => {
    await open(page, '/userProfilePage?tab=bookings');
    await page.getByRole('link', { name: 'Messages with Sajjan Bagh' }).click();
    await expect(composer(page, 'Sajjan Bagh')).toBeVisible();
    await page.context().setOffline(true);
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('This message will be sent once we can reach Mandap.');
    await page.goBack();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');
    await goOnlineLate(page);
    await expect(page.getByText('Your message was sent.')).toBeVisible();
    expect(await sentTexts()).toEqual(['Are you open on Sundays?']);
  });

  test('logging out asks before it deletes messages that are not sent', async () => {
    const stopFailing = await failSending(false);
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('Not sent.');
    await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 message isn’t sent yet and would be deleted.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);

    stopFailing();
    await open(page, `/bookings/${id}`);
    await expect(bubbles(page).last()).toContainText('Sent');
    expect(await sentTexts()).toEqual(['Are you open on Sundays?']);
    await open(page, '/userProfilePage?tab=logout');
    await expect(question).toContainText('Are you sure');
    await expect(question).not.toContainText('deleted');
  });

  /** Fails the next requests that send a message; with `arriving`, only their answers are lost. */
  async function failSending(arriving: boolean): Promise<() => void> {
    let failing = true;
    await page.route('**/graphql', async (route) => {
      if (!failing || !route.request().postData()?.includes('sendMessage(')) return route.continue();
      if (arriving) await route.fetch();
      await route.abort();
    });
    return () => (failing = false);
  }

  test('a message that was not sent can be sent again', async () => {
    const stopFailing = await failSending(false);
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('Not sent.');
    stopFailing();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(bubbles(page).last()).toContainText('Sent');
    expect(await sentTexts()).toEqual(['Are you open on Sundays?']);
  });

  test('a message whose answer was lost is sent once, also after a reload', async () => {
    const stopFailing = await failSending(true);
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    // It arrived, as the page learns from the server.
    await expect(bubbles(page).last()).toContainText('Sent');
    stopFailing();
    await reload(page);
    await expect(bubbles(page)).toHaveCount(3);
    await expect(bubbles(page).last()).toContainText('Sent');
    expect(await sentTexts()).toEqual(['Are you open on Sundays?']);
  });

  test('what was typed survives a reload, and Enter sends it', async () => {
    await composer(page, 'Sajjan Bagh').fill('Are you open');
    await reload(page);
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('Are you open');
    await composer(page, 'Sajjan Bagh').press('End');
    await page.keyboard.type(' on Sundays?');
    await page.keyboard.press('Enter');
    await expect(bubbles(page).last()).toContainText('Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('Sent');
    await reload(page);
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('');
    await expect(bubbles(page)).toHaveCount(3);
  });

  test('earlier messages are loaded on demand', async () => {
    for (let i = 1; i <= 22; i++)
      await ask(
        page.request,
        'mutation S($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }',
        { input: { bookingId: id, clientId: crypto.randomUUID(), body: `Question ${i}.` } },
      );
    await reload(page);
    await expect(bubbles(page).last()).toContainText('Question 22.');
    await expect(page.getByText('Question 1.', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(page.getByText('Question 1.', { exact: true })).toBeAttached();
    await expect(bubbles(page)).toHaveCount(24);
  });
});

onPhoneAndDesktop((phone) => {
  const size = phone ? 'phone' : 'desktop';

  test(`an enquiry that is sent offline says so beside its button, and can be sent again, ${size}`, async ({
    browser,
    viewport,
  }) => {
    const owner = await visitor(browser);
    const { id } = await newBusiness(browser, owner.context(), 'venue', `Sajjan Bagh ${size}`);
    const page = await visitor(browser, { viewport });
    await newCouple(page.context(), 'Tara Menon');
    await open(page, `/venuelist/${id}`);
    await page.getByRole('button', { name: 'Send Enquiry' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
    await dialog.getByLabel('Location').fill('Udaipur');
    await fillDate(dialog, inDays(60));
    await dialog.getByLabel('Guests').fill('180');
    await dialog.getByLabel('Address').fill('4 Lake Road, Udaipur');
    await dialog.getByLabel('Type of Event').selectOption('Wedding');
    await dialog.getByLabel('Message').fill('Is the verandah covered?');
    await page.context().setOffline(true);
    const send = dialog.getByRole('button', { name: 'Send' });
    await send.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('We could not reach Mandap.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(send).toBeFocused();
    await expect(dialog.getByLabel('Message')).toHaveValue('Is the verandah covered?');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByText(`Enquiry sent to Sajjan Bagh ${size}`)).toBeVisible();
  });

  test(`a toast is shown although its code can’t be loaded, ${size}`, async ({ browser, viewport }) => {
    const page = await visitor(browser, { viewport });
    await newCouple(page.context(), 'Tara Menon');
    await open(page, `/venuelist/${await venueId(page.request, 'Jheel Mahal')}`);
    const heart = page.getByRole('button', { name: /Wishlist/ }).first();
    await expect(heart).toBeEnabled();
    await page.context().setOffline(true);
    await heart.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We could not reach Mandap.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });
});
