import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { bubbles, composer, give, PDF, write } from './conversation';
import { expectAccessible, expectContrast } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt, offerDates } from './enquiries';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { ask, holdQueries } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { visitor } from './visitors';

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
    await expect(bubbles(page).nth(1)).toContainText('Is the verandah covered?');
    await open(owner, `/bookings/${id}`);
    await expect(bubbles(owner).nth(1)).toContainText('Is the verandah covered?');
    await open(owner, '/venueProfilePage');
    await expect(composer(page, 'Sajjan Bagh')).toHaveAttribute('placeholder', 'Write a message');
    await expect.poll(() => placeholderOpacity(composer(page, 'Sajjan Bagh'))).toBe('1');
    await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('Are you open on Sundays?');
    await expect(bubbles(page).last()).toContainText('Sent');
    await expect(composer(page, 'Sajjan Bagh')).toHaveValue('');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await open(owner, '/notification');
    const card = owner.getByRole('article', { name: 'Tara Menon', exact: true });
    await card.getByRole('link', { name: '1 new message with Tara Menon' }).click();
    await expect(bubbles(owner).last()).toContainText('Are you open on Sundays?');
    await write(owner, 'Tara Menon', 'Yes, on all sides.');
    await expect(bubbles(owner).last()).toContainText('Yes, on all sides.');
    await expectNoSidewaysScroll(owner);
    await expectAccessible(owner);

    await expect(bubbles(page).last()).toContainText('Yes, on all sides.');
    await expect(bubbles(page).filter({ hasText: 'Are you open on Sundays?' })).toContainText('Read');
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
      /\n\nTara Menon, .+:\nAre you open on Sundays\?\n\nSajjan Bagh, .+:\nYes, on all sides\.$/,
    );

    await page.getByRole('button', { name: 'Block Sajjan Bagh' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('an open quote can’t be accepted');
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

test('marking all notifications as read reads their messages, and the couple sees it', async ({
  page,
  context,
  browser,
}) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Gulab Bagh');
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  await open(page, `/bookings/${id}`);
  await write(page, 'Gulab Bagh', 'Is there a lift?');
  await expect(bubbles(page).last()).toContainText('Sent');
  await open(owner, '/notification');
  const card = owner.getByRole('article', { name: 'Tara Menon', exact: true });
  await expect(card.getByRole('link', { name: '1 new message with Tara Menon' })).toBeVisible();
  await owner.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(card.getByRole('link', { name: 'Messages with Tara Menon', exact: true })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(bubbles(page).last()).toContainText('Read');
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

const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

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

onPhoneAndDesktop(() => {
  test('attachments are sent in the order chosen, and surplus ones are listed', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await visitor(browser);
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    await open(page, `/bookings/${id}`);
    const form = page.locator('form').last();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    const large = Buffer.concat([PDF, Buffer.alloc(4_000_000, '\n')]);
    await (
      await chosen
    ).setFiles([
      fileOf('virus.exe', 'application/x-msdownload', Buffer.from('MZ')),
      ...[1, 2, 3, 4, 5, 6].map((number) =>
        fileOf(`page-${number}.pdf`, 'application/pdf', number === 1 ? large : PDF),
      ),
    ]);
    // The refused file takes no place, so only the sixth PDF is one too many.
    await expect(form.getByRole('link')).toHaveCount(5);
    const refused = form.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
    await expect(refused).toHaveCount(2);
    await expect(refused.last()).toContainText('page-6.pdf');
    await expect(refused.last()).toContainText('A message can have up to 5 attachments.');
    await expect(composer(page, 'Sajjan Bagh')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Remove failed files' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    const sent = [1, 2, 3, 4, 5].map((number) => new RegExp(`^page-${number}\\.pdf`));
    await expect(bubbles(page).filter({ hasText: 'Sent' }).getByRole('link')).toHaveText(sent);
    await open(owner, `/bookings/${id}`);
    await expect(bubbles(owner).getByRole('link', { name: /^page-/ })).toHaveText(sent);
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

test('a screen reader announces all messages that arrive at once', async ({ page, context, browser }) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  const send = (body: string) =>
    ask(
      owner.request,
      'mutation S($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }',
      { input: { bookingId: id, clientId: crypto.randomUUID(), body } },
    );
  await send('Good morning');
  await open(page, `/bookings/${id}`);
  await expect(bubbles(page).last()).toContainText('Good morning');
  const status = page.getByRole('status').filter({ hasText: 'New message' });
  await expect(status).toHaveCount(0);
  const letThrough = await holdQueries(page);
  await send('The verandah is covered');
  await send('The lawn is not');
  letThrough();
  await expect(status).toHaveText(
    /New message from Sajjan Bagh: The verandah is covered.*New message from Sajjan Bagh: The lawn is not/,
  );
  await send('The lawn is not');
  await expect(bubbles(page).filter({ hasText: 'The lawn is not' })).toHaveCount(2);
  await expect(status).toHaveText('New message from Sajjan Bagh: The lawn is not');
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

    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect(page).toHaveTitle('1');
    const field = composer(page, 'Sajjan Bagh');
    await field.fill('Is the verandah covered?');
    // A keyboard over the page.
    const visibleHeight = await page.evaluate(() => {
      const height = innerHeight - 300;
      Object.defineProperty(visualViewport, 'height', { value: height });
      visualViewport?.dispatchEvent(new Event('resize'));
      return height;
    });
    await expect(field).toBeFocused();
    expect(await height()).toBeGreaterThan(visibleHeight - 40);
    for (const part of [field, page.getByRole('button', { name: 'Send' })]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(visibleHeight);
    }
  });

  test('the composer stays above a keyboard that shrinks the window, also below an offer', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await visitor(browser);
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    await offerDates(owner.context(), id, 121, 122, 123);
    await open(page, `/bookings/${id}`);
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(3);
    const field = composer(page, 'Sajjan Bagh');
    await field.tap();
    await page.setViewportSize({ width: 360, height: 440 });
    await field.fill('Is the verandah covered?');
    for (const part of [field, page.getByRole('button', { name: 'Send' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    const box = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    expect(box?.height).toBeGreaterThan(400);
  });
});
