import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import {
  ask,
  enquireAt,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  logIn,
  newBusiness,
  newCouple,
  onPhoneAndDesktop,
  open,
  reload,
  test,
  visitor,
  type Page,
} from './fixtures';

const bubbles = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });

async function write(page: Page, to: string, text: string): Promise<void> {
  await composer(page, to).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

const placeholderOpacity = (field: Locator) =>
  field.evaluate((element) => getComputedStyle(element, '::placeholder').opacity);

onPhoneAndDesktop(() => {
  test('a couple asks, the business answers, and both see what was read', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await visitor(browser, { viewport: page.viewportSize() });
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);

    await open(page, '/userProfilePage?tab=bookings');
    await page.getByRole('link', { name: 'Messages with Sajjan Bagh' }).click();
    await expect(page).toHaveURL(`/bookings/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sajjan Bagh');
    await expect(page.getByText('Tara Menon sent the enquiry')).toBeVisible();
    await expect(page.getByText('Ask about the place, the date or the price.')).toBeVisible();
    await open(owner, `/bookings/${id}`);
    await expect(owner.getByText('Answer the enquiry, or ask what you need to know.')).toBeVisible();
    await open(owner, '/venueProfilePage');
    await expect(composer(page, 'Sajjan Bagh')).toHaveAttribute('placeholder', 'Write a message');
    await expect.poll(() => placeholderOpacity(composer(page, 'Sajjan Bagh'))).toBe('1');
    await write(page, 'Sajjan Bagh', 'Is the verandah covered?');
    await expect(bubbles(page).last()).toContainText('Is the verandah covered?');
    await expect(bubbles(page).last()).toContainText('Sent');
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await open(owner, '/notification');
    const card = owner.getByRole('article', { name: 'Tara Menon', exact: true });
    await card.getByRole('link', { name: '1 new message with Tara Menon' }).click();
    await expect(bubbles(owner).last()).toContainText('Is the verandah covered?');
    await write(owner, 'Tara Menon', 'Yes, on all sides.');
    await expect(bubbles(owner).last()).toContainText('Yes, on all sides.');
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner);

    await expect(bubbles(page).last()).toContainText('Yes, on all sides.');
    await expect(bubbles(page).filter({ hasText: 'Is the verandah covered?' })).toContainText('Read');
    await expect(
      page.getByRole('status').filter({ hasText: 'New message from Sajjan Bagh: Yes, on all sides.' }),
    ).toBeAttached();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download messages' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Messages with Sajjan Bagh.txt');
    await expect(page.getByRole('button', { name: 'Download messages' })).toBeFocused();
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /\n\nTara Menon, .+:\nIs the verandah covered\?\n\nSajjan Bagh, .+:\nYes, on all sides\.$/,
    );

    await page.getByRole('button', { name: 'Block Sajjan Bagh' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('You blocked Sajjan Bagh.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Unblock Sajjan Bagh' })).toBeFocused();
    await expect(composer(page, 'Sajjan Bagh')).toHaveCount(0);
    await expect(owner.getByText('This conversation is closed for new messages.')).toBeVisible();
    await page.getByRole('button', { name: 'Unblock Sajjan Bagh' }).click();
    await expect(page.getByRole('button', { name: 'Block Sajjan Bagh', exact: true })).toBeFocused();
    await expect(composer(owner, 'Tara Menon')).toBeVisible();

    await owner.getByRole('main').getByRole('link', { name: 'Enquiries' }).click();
    await expect(owner).toHaveURL('/notification');
    await expect(card.getByRole('link', { name: 'Messages with Tara Menon' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');
  });
});

test('a long name leaves the buttons and dialogs about it whole on a phone', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = 'Rajkamalvilas'.repeat(8);
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', name);
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  await open(page, `/bookings/${id}`);
  const button = page.getByRole('button', { name: `Block ${name}` });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await button.click();
  const question = page.getByRole('alertdialog');
  for (const answer of ['Cancel', 'Block'])
    await expect(question.getByRole('button', { name: answer, exact: true })).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
});

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
    await expect(bubbles(page).last()).toContainText('You’re offline.');
    await page.context().setOffline(false);
    await expect(bubbles(page).last()).toContainText('Sent');
    expect(await sentTexts()).toEqual(['Are you open on Sundays?']);
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
    await page.context().setOffline(false);
    await expect(page.getByRole('article', { name: 'Sajjan Bagh' })).toBeVisible();
  });

  test('a link that is followed in a network without internet says so, and its page can be loaded later', async () => {
    await page.context().route('**', (route) => route.abort('connectionrefused'));
    await followLink();
    await expect(page.getByRole('alert')).toContainText('We could not reach Mandap.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach Mandap.');
    await page.context().unroute('**');
    await page.getByRole('button', { name: 'Try again' }).click();
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
    await page.context().setOffline(false);
    await expect(form.getByRole('link', { name: 'Guests.pdf (PDF, 1 kB)' })).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    const sent = bubbles(page).filter({ hasText: 'Here is the list of guests' });
    await expect(sent.getByRole('link', { name: 'Guests.pdf' })).toBeVisible();
    await expect(sent).toContainText('Sent');
  });

  test('a dialog whose code can’t be loaded leaves the page as it is, and opens once there is a connection', async () => {
    await composer(page, 'Sajjan Bagh').fill('Is the verandah');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Block Sajjan Bagh' }).click();
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('Is the verandah');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.context().setOffline(false);
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
      .route('**/assets/CustomerPage-*.js', (route) =>
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
    await expect(bubbles(page).last()).toContainText('You’re offline.');
    await page.goBack();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');
    await page.context().setOffline(false);
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
    await expect(bubbles(page)).toHaveCount(2);
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
    await expect(bubbles(page)).toHaveCount(2);
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
    await expect(bubbles(page)).toHaveCount(23);
  });
});

/** A PDF file with nothing on its only page. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n',
);
const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** Drops or pastes a file on the composer. */
const give = (field: Locator, event: 'drop' | 'paste', name: string, type: string, content: Buffer) =>
  field.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        file.event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { event, name, type, content: content.toString('base64') },
  );

onPhoneAndDesktop(() => {
  test('files are attached, removed, sent and opened', async ({ page, context, browser }) => {
    const owner = await visitor(browser, { viewport: page.viewportSize(), colorScheme: 'dark' });
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    const picture = await readFile(new URL('../../docs/screenshots/venue.webp', import.meta.url));

    await open(owner, `/bookings/${id}`);
    const form = owner.getByRole('form').or(owner.locator('form')).last();
    const chosen = owner.waitForEvent('filechooser');
    await owner.getByRole('button', { name: 'Attach files' }).click();
    await (
      await chosen
    ).setFiles([
      fileOf('Menu 2027.pdf', 'application/pdf', PDF),
      fileOf('Hall.webp', 'image/webp', picture),
      fileOf('Notes.txt', 'text/plain', Buffer.from('Notes')),
      fileOf('Fake.pdf', 'application/pdf', Buffer.from('<script>')),
    ]);
    await expect(form.getByRole('link', { name: 'Menu 2027.pdf (PDF, 1 kB)' })).toBeVisible();
    await expect(form.getByRole('link', { name: 'Picture: Hall.webp' })).toBeVisible();
    await expect(
      form.getByText('Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF file.'),
    ).toHaveCount(2);
    await expect(form.getByRole('link', { name: 'Picture: Hall.webp' }).locator('picture')).toHaveCSS(
      'width',
      '56px',
    );
    // Of five places, those that were refused take none.
    await give(composer(owner, 'Tara Menon'), 'drop', 'Dropped.pdf', 'application/pdf', PDF);
    await give(composer(owner, 'Tara Menon'), 'paste', 'Pasted.pdf', 'application/pdf', PDF);
    await expect(form.getByRole('link')).toHaveCount(4);
    await form.getByRole('button', { name: 'Remove Notes.txt from the list' }).click();
    await expect(form.getByText('could not be uploaded')).toHaveCount(1);
    await give(composer(owner, 'Tara Menon'), 'drop', 'List.txt', 'text/plain', Buffer.from('List'));
    await expect(form.getByText('2 could not be uploaded.').last()).toBeVisible();
    await form.getByRole('button', { name: 'Remove failed files' }).click();
    await expect(form.getByText('could not be uploaded')).toHaveCount(0);
    await form.getByRole('button', { name: 'Remove Dropped.pdf' }).click();
    await expect(form.getByRole('link')).toHaveCount(3);
    await expect(composer(owner, 'Tara Menon')).toBeInViewport();
    await expect(owner.getByRole('button', { name: 'Send' })).toBeInViewport();
    await composer(owner, 'Tara Menon').hover();
    await expect(owner.getByRole('tooltip')).toHaveCount(0);
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner);
    await expectContrast(owner);
    await reload(owner);
    await expect(form.getByRole('link')).toHaveCount(3);
    await owner.getByRole('button', { name: 'Send' }).click();
    await expect(bubbles(owner).filter({ hasText: 'Sent' }).getByRole('link')).toHaveCount(3);

    await open(page, `/bookings/${id}`);
    const message = bubbles(page).filter({ hasText: 'Sajjan Bagh' }).last();
    await expect(page.getByRole('link', { name: 'Picture: Hall.webp' }).locator('img')).toHaveJSProperty(
      'complete',
      true,
    );
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: 'Picture: Hall.webp' })
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(message).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Menu 2027.pdf' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Menu 2027.pdf');
    expect(await readFile(await file.path())).toEqual(PDF);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const [texts] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download messages' }).click(),
    ]);
    const text = await readFile(await texts.path(), 'utf8');
    expect(text).toMatch(
      /^Tara Menon and Sajjan Bagh on Mandap\nWedding on .+, 180 guests\n\nTara Menon, .+:\nIs the verandah covered\?\n\n.+: Tara Menon sent the enquiry\n/,
    );
    expect(text).toMatch(/\n\nSajjan Bagh, .+:\nAttachments: .*Menu 2027\.pdf/);
  });
});

test('others, and unknown IDs, get “Booking not found”; admins read no messages', async ({
  page,
  context,
  browser,
}) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Tara Menon');
  const { id } = await enquireAt(couple.context(), listingId, 120, {
    message: 'Does the lake view cost more?',
  });
  await open(couple, `/bookings/${id}`);
  await write(couple, 'Sajjan Bagh', 'Are you open on Sundays?');
  await expect(bubbles(couple).last()).toContainText('Sent');

  await newCouple(context, 'Neha Other');
  for (const path of [`/bookings/${id}`, `/bookings/${crypto.randomUUID()}`, '/bookings/1']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
  }
  const admin = await visitor(browser, { colorScheme: 'dark' });
  await logIn(admin.context(), 'admin');
  await open(admin, `/bookings/${id}`);
  await expect(admin.getByText('Only the couple and the business can read their messages.')).toBeVisible();
  await expect(admin.getByText('Are you open on Sundays?')).toHaveCount(0);
  await expect(admin.getByText('Does the lake view cost more?').filter({ visible: true })).toBeVisible();
  await expectAccessible(admin);
  await expectContrast(admin);
  await open(admin, `/bookings/${id}/quote`);
  await expect(admin.getByRole('heading', { name: 'Quote not found' })).toBeVisible();
  await open(admin, `/bookings/${id}`);
  await admin.getByRole('main').getByRole('link', { name: 'Message Moderation' }).click();
  await expect(admin).toHaveURL('/adminDashboard/message-moderation');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a conversation shrinks above a keyboard, but not when it is zoomed', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await visitor(browser);
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    await open(page, `/bookings/${id}`);
    const panel = page.getByRole('region', { name: 'Messages' });
    const height = () => panel.evaluate((element) => Math.round(element.getBoundingClientRect().height));
    const before = await height();
    expect(before).toBeGreaterThan(400);

    const devtools = await context.newCDPSession(page);
    await page.evaluate(() =>
      visualViewport?.addEventListener('resize', () => (document.title = `${visualViewport?.scale}`)),
    );
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(page).toHaveTitle('2');
    expect(await height()).toBe(before);

    await page.evaluate(() => {
      const { height: whole } = visualViewport!;
      Object.defineProperty(visualViewport, 'height', { value: whole - 30 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    expect(await height()).toBe(before - 60);
  });
});
