import { expectAccessible, expectContrast } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { confirmEmail, emailTo } from './emails';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor, withoutPolling } from './visitors';

const UPDATE_ENQUIRY =
  'mutation U($input: UpdateEnquiryInput!) { updateEnquiry(input: $input) { userErrors { message } } }';

/** Opens the conversation. On phones the panel of a quote is behind its summary, unless it waits for an answer. */
async function openQuote(page: Page, bookingId: string, folded: boolean) {
  await open(page, `/bookings/${bookingId}`);
  if (folded) await page.locator('summary', { hasText: /^Quote/ }).click();
  return page.getByRole('region', { name: 'Quote', exact: true });
}

onPhoneAndDesktop((phone) => {
  test('a business quotes; the couple asks for a change and accepts the next version', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const name = `Kachnar Bagh ${phone ? 'phone' : 'desktop'}`;
    const owner = await visitor(browser, { viewport: page.viewportSize() });
    const { id: listingId, email } = await newBusiness(browser, owner.context(), 'venue', name);
    await confirmEmail(owner.context(), email);
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    const ownerPanel = await openQuote(owner, id, phone);
    const dialog = owner.getByRole('dialog', { name: 'Quote for Tara Menon' });

    await test.step('the business writes a quote, whose messages are at the fields', async () => {
      await ownerPanel.getByRole('button', { name: 'Prepare a quote' }).click();
      const first = dialog.getByRole('group', { name: 'Line 1' });
      await first.getByLabel('What it’s for').fill('Vegetarian plate');
      await first.getByLabel('Quantity').fill('120');
      await first.getByLabel('Unit', { exact: true }).selectOption('PLATE');
      await first.getByLabel('Price per unit').fill('12345678901234567890');
      await dialog.getByRole('button', { name: 'Send quote' }).click();
      await expect(first.getByText('The price of one unit can be up to ₹10 crore')).toBeVisible();
      await expect(first.getByLabel('Price per unit')).toBeFocused();
      await first.getByLabel('Price per unit').fill('1,450.50');
      await first.getByLabel('GST').selectOption('5');
      await expect(first).toContainText('₹1,74,060.00 + ₹8,703.00 GST');
    });

    await test.step('lines are added, moved and removed by keyboard', async () => {
      await dialog.getByRole('button', { name: 'Add a line' }).press('Enter');
      const second = dialog.getByRole('group', { name: 'Line 2' });
      await expect(second.getByLabel('What it’s for')).toBeFocused();
      await owner.keyboard.type('Lawn');
      await second.getByLabel('Price per unit').fill('50000');
      await dialog.getByRole('button', { name: 'Move line 2 up' }).press('Enter');
      await expect(dialog.getByRole('group', { name: 'Line 1' }).getByLabel('What it’s for')).toHaveValue(
        'Lawn',
      );
      await expect(dialog.getByRole('button', { name: 'Move line 1 down' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Add a line' }).press('Enter');
      await dialog.getByRole('button', { name: 'Remove line 3' }).press('Enter');
      await expect(dialog.getByRole('group', { name: /^Line/ })).toHaveCount(2);
      const discount = dialog.getByLabel('Discount before GST');
      await discount.fill('9,00,000');
      await discount.evaluate((field) => field.scrollIntoView({ block: 'end' }));
      await dialog.getByRole('button', { name: 'Send quote' }).click();
      await expect(discount).toBeFocused();
      await expect(dialog.getByText('The discount can’t be more than the subtotal')).toBeInViewport({
        ratio: 1,
      });
      await discount.fill('4,060');
      await fillDate(dialog, inDays(10), 'Valid until');
      await dialog.getByLabel('What is included').fill('Welcome drink');
      // 2,24,060 less 4,060; GST of 5 % on 1,70,906.01 is 8,545.30, of 18 % on 49,093.99 it is 8,836.92.
      await expect(dialog.getByRole('region', { name: 'Totals' })).toContainText('₹2,37,382.22');
      await expectAccessible(owner);
      await expectContrast(owner);
      await expectNoSidewaysScroll(owner);
    });

    await test.step('what is typed survives a reload, and is sent', async () => {
      await openQuote(owner, id, phone);
      await ownerPanel.getByRole('button', { name: 'Prepare a quote' }).click();
      await expect(dialog.getByRole('group', { name: 'Line 1' }).getByLabel('What it’s for')).toHaveValue(
        'Lawn',
      );
      await dialog.getByRole('button', { name: 'Send quote' }).click();
      await expect(dialog).toBeHidden();
      await expect(owner.getByText(`${name} sent a quote`)).toBeVisible();
      await expect(owner.getByRole('button', { name: 'Prepare version 2' })).toBeFocused();
    });

    const couplePanel = await openQuote(page, id, false);
    await test.step('the couple checks the arithmetic and asks for a change', async () => {
      await expect(couplePanel).toContainText('₹2,37,382.22');
      await expect(couplePanel).toContainText('120 plates × ₹1,450.50 · GST 5 %');
      await expectAccessible(page);
      await expectContrast(page);
      await expectNoSidewaysScroll(page);
      await couplePanel.getByRole('button', { name: 'Decline or ask for a change' }).click();
      const decline = page.getByRole('dialog', { name: 'Decline this quote?' });
      await decline.getByLabel('What should change?').fill('Is the lawn possible for ₹40,000?');
      await expectAccessible(page);
      await decline.getByRole('button', { name: 'Decline', exact: true }).click();
      await expect(couplePanel).toContainText('You declined this quote.');
      await expect(page.getByRole('main')).toBeFocused();
      expect(await emailTo(email, 'Tara Menon asks for a change to your quote')).toContain(
        'Is the lawn possible for',
      );
    });

    await test.step('the business sends version two, starting with the first', async () => {
      const panel = await openQuote(owner, id, phone);
      await expect(panel).toContainText('Is the lawn possible for ₹40,000?');
      await panel.getByRole('button', { name: 'Prepare version 2' }).click();
      await dialog.getByRole('group', { name: 'Line 1' }).getByLabel('Price per unit').fill('40000');
      await dialog.getByRole('button', { name: 'Send quote' }).click();
      await expect(owner.getByText(`${name} sent version 2 of the quote`)).toBeVisible();
      await expect(panel).toContainText('Version 2');
    });

    await test.step('the couple’s open page shows it, and they accept it', async () => {
      await expect(couplePanel).toContainText('Version 2');
      await couplePanel.getByRole('button', { name: 'Accept the quote' }).click();
      const confirm = page.getByRole('alertdialog', { name: 'Accept this quote?' });
      await expect(confirm).toContainText(`give ${name} your code`);
      await confirm.getByRole('button', { name: 'Accept the quote' }).click();
      await expect(couplePanel).toContainText(`Give ${name} your code to confirm the booking.`);
      await expect(couplePanel.getByText(/^\d{6}$/)).toBeVisible();
      await expect(page.getByText('Tara Menon accepted version 2 of the quote')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('it is printed on A4', async () => {
      await couplePanel.getByRole('link', { name: 'Print or save as PDF' }).click();
      await expect(page.getByRole('heading', { name: `Quote from ${name}` })).toBeVisible();
      await expect(page.getByText(/No payment is made on Mandap/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const stranger = await visitor(browser);
      await newCouple(stranger.context(), 'Meher Sodhi');
      await open(stranger, `/bookings/${id}/quote`);
      await expect(stranger.getByRole('heading', { name: 'Quote not found' })).toBeVisible();
    });
  });
});

test('a long quote with the largest sums fits on A4, and nothing is printed over something else', async ({
  page,
  context,
  browser,
}) => {
  const name = `Gulmohar ${'Gardens '.repeat(8)}`.trim();
  const owner = await visitor(browser);
  const { id: listingId, email } = await newBusiness(browser, owner.context(), 'venue', name);
  await confirmEmail(owner.context(), email);
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  const crores = { unit: 'ROOM_NIGHT', unitPrice: 9_999_999_999, gstRate: 40 };
  const lines = [
    { ...crores, label: 'Haveli'.repeat(20), quantity: 60.25 },
    ...Array.from({ length: 39 }, (_, index) => ({ ...crores, label: `Suite ${index + 1}`, quantity: 0.1 })),
  ];
  await ask(
    owner.request,
    'mutation S($input: SendQuoteInput!) { sendQuote(input: $input) { userErrors { message } } }',
    {
      input: {
        ...{ bookingId: id, clientId: crypto.randomUUID(), date: inDays(120), guests: 180, lines },
        ...{ discount: 9_999_999_999, validUntil: inDays(10), included: 'Lamps\n'.repeat(300) },
        note: 'Candles\n'.repeat(100),
      },
    },
  );
  // The width of A4 without the margins.
  await page.setViewportSize({ width: Math.floor(((210 - 2 * 16) / 25.4) * 96), height: 1000 });
  await open(page, `/bookings/${id}/quote`);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Suite 39');
  const outside = await sheet.evaluate((article) => {
    const { left, right } = article.getBoundingClientRect();
    return [...article.querySelectorAll('*')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      // The list for narrow screens has no size.
      const isInside = box.width === 0 || (box.left >= left - 1 && box.right <= right + 1);
      return isInside ? [] : [element.textContent];
    });
  });
  expect(outside).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});

onPhoneAndDesktop((phone) => {
  test(`a quote that is refused says why in view, ${phone ? 'phone' : 'desktop'}`, async ({
    browser,
    viewport,
  }) => {
    test.slow();
    const owner = await visitor(browser, { viewport });
    const { id: listingId, email } = await newBusiness(
      browser,
      owner.context(),
      'venue',
      `Kadamb Lawn ${phone ? 'phone' : 'desktop'}`,
    );
    await confirmEmail(owner.context(), email);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Tara Menon');
    const { id } = await enquireAt(couple.context(), listingId, 120);
    // Learns of the change only from the refusal.
    await withoutPolling(owner.context());
    const panel = await openQuote(owner, id, phone);
    await panel.getByRole('button', { name: 'Prepare a quote' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Quote for Tara Menon' });
    const price = dialog.getByLabel('Price per unit').first();
    const send = dialog.getByRole('button', { name: 'Send quote' });
    const alert = dialog.getByRole('alert');
    await dialog.getByLabel('What it’s for').first().fill('Vegetarian plate');

    await test.step('a total of zero', async () => {
      await price.fill('0');
      await send.click();
      await expect(alert).toContainText('The total must be more than ₹0');
      await expect(alert).toBeInViewport({ ratio: 1 });
    });

    await test.step('a missing price, which gets the focus', async () => {
      await price.fill('');
      await send.click();
      await expect(price).toBeFocused();
      await expect(price).toBeInViewport({ ratio: 0.9 });
    });

    await test.step('no connection', async () => {
      await price.fill('1,450');
      await owner.context().setOffline(true);
      await send.click();
      await expect(alert).toContainText('We could not reach Mandap.');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(send).toBeFocused();
      await owner.context().setOffline(false);
    });

    await test.step('a changed enquiry', async () => {
      await ask(couple.request, UPDATE_ENQUIRY, { input: { id, date: inDays(120), guests: 240 } });
      await send.click();
      const checked = dialog.getByRole('button', { name: 'I’ve checked them' });
      await expect(checked).toBeFocused();
      await expect(checked).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText(/It’s now for .*, 240 guests/)).toBeInViewport({ ratio: 1 });
      await expectAccessible(owner);
      await checked.click();
      await expect(alert).toHaveCount(0);
      await send.click();
      await expect(owner.getByText('Quote sent to Tara Menon.')).toBeVisible();
    });
  });
});

test('a quote that is being written for a changed enquiry is sent only after a look at it', async ({
  page,
  context,
  browser,
}) => {
  const owner = await visitor(browser);
  const { id: listingId, email } = await newBusiness(browser, owner.context(), 'venue', 'Gulmohar Lawn');
  await confirmEmail(owner.context(), email);
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  const changeGuests = async (guests: number) => {
    await ask(context.request, UPDATE_ENQUIRY, { input: { id, date: inDays(120), guests } });
  };
  const panel = await openQuote(owner, id, false);
  await panel.getByRole('button', { name: 'Prepare a quote' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Quote for Tara Menon' });
  const line = dialog.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('What it’s for').fill('Vegetarian plate');
  await line.getByLabel('Price per unit').fill('1,450');
  // Screen readers announce what appears in an element that was there before.
  const announced = await dialog.getByRole('status').first().elementHandle();
  await changeGuests(240);
  await expect(
    dialog.getByText(/The couple has changed the enquiry. It’s now for .*, 240 guests/),
  ).toBeVisible();
  expect(await announced?.textContent()).toContain('The couple has changed the enquiry.');
  await expect(line.getByLabel('Price per unit')).toBeFocused();
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog.getByText(/Check the enquiry again before you send the quote/)).toBeVisible();
  await expect(line.getByLabel('Price per unit')).toHaveValue('1,450');
  await dialog.getByRole('button', { name: 'I’ve checked them' }).click();
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(owner.getByText('Quote sent to Tara Menon.')).toBeVisible();

  const status = panel.getByRole('status');
  await expect(status).toContainText('Tara Menon can answer until');
  const announcedStatus = await status.elementHandle();
  await changeGuests(250);
  await expect(panel.getByText('Send a new version.')).toBeVisible();
  expect(await announcedStatus?.textContent()).toContain('Send a new version.');
  await panel.getByRole('button', { name: 'Prepare version 2' }).click();
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(panel).toContainText('Version 2');

  const couplePanel = await openQuote(page, id, false);
  await test.step('an open dialog answers the version that it was opened for, and no newer one', async () => {
    const sendVersion = async (version: number) => {
      await panel.getByRole('button', { name: `Prepare version ${version}` }).click();
      await dialog.getByRole('button', { name: 'Send quote' }).click();
      await expect(
        page.getByText(`Version ${version}`, { exact: true }).filter({ visible: true }),
      ).toBeVisible();
    };
    const newer = page.getByText('There is a newer version of this quote. Check it first.');

    await couplePanel.getByRole('button', { name: 'Decline or ask for a change' }).click();
    const decline = page.getByRole('dialog', { name: 'Decline this quote?' });
    await expect(decline).toBeVisible();
    await sendVersion(3);
    await decline.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(newer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(decline).toHaveCount(0);

    await couplePanel.getByRole('button', { name: 'Accept the quote' }).click();
    const accept = page.getByRole('alertdialog', { name: 'Accept this quote?' });
    await expect(accept).toContainText('You agree on ₹1,711.00');
    await sendVersion(4);
    await accept.getByRole('button', { name: 'Accept the quote' }).click();
    await expect(newer).toBeVisible();
    await expect(couplePanel.getByRole('button', { name: 'Accept the quote' })).toBeVisible();
  });

  await test.step('an agreed total says what it was agreed for, once that has changed', async () => {
    await couplePanel.getByRole('button', { name: 'Accept the quote' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the quote' }).click();
    await expect(couplePanel).toContainText('Give Gulmohar Lawn your code');
    await open(page, '/userProfilePage?tab=bookings');
    await page.getByRole('button', { name: /^Change the enquiry/ }).click();
    const change = page.getByRole('dialog', { name: 'Change enquiry' });
    await expect(change).toContainText(
      /The quote that you accepted stays as agreed for .* and 250 guests. Gulmohar Lawn can’t send a new one/,
    );
    await expectAccessible(page);
    await changeGuests(300);
    for (const [side, path] of [
      [page, '/userProfilePage?tab=bookings'],
      [owner, '/notification'],
    ] as const) {
      await open(side, path);
      await expect(side.getByText(/Agreed total: ₹1,711.00, for .* and 250 guests/)).toBeVisible();
      await expect(side.getByRole('link', { name: 'View quote' })).toHaveAttribute('href', `/bookings/${id}`);
    }
  });
});

onPhoneAndDesktop((phone) => {
  test('a vendor’s quote starts with a package, in its unit and with what it includes', async ({
    page,
    context,
    browser,
  }) => {
    await newBusiness(browser, context, 'vendor', `Henna by the Lake ${phone ? 'phone' : 'desktop'}`);
    const { me } = await ask<{ me: { id: string } }>(context.request, '{ me { id } }');
    const add = (input: object) =>
      ask(
        context.request,
        'mutation A($input: PackageInput!) { addPackage(input: $input) { userErrors { message } } }',
        {
          input: { days: 1, minAdvance: 100, ...input },
        },
      );
    await add({
      name: 'Guests’ hands',
      price: 250,
      unit: 'PERSON',
      inclusions: ['Both sides', 'Clove steam'],
    });
    await add({
      name: 'The bride, both mothers and a whole sangeet of relatives',
      price: 4000,
      unit: 'HOUR',
    });
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Tara Menon');
    const { id } = await enquireAt(couple.context(), me.id, 120);

    const panel = await openQuote(page, id, phone);
    await panel.getByRole('button', { name: 'Prepare a quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quote for Tara Menon' });
    const line = dialog.getByRole('group', { name: 'Line 1' });
    await expect(line.getByLabel('What it’s for')).toHaveValue('Guests’ hands');
    await expect(line.getByLabel('Quantity')).toHaveValue('180');
    await expect(line.getByLabel('Unit', { exact: true })).toHaveValue('PERSON');
    await expect(line).toContainText('₹45,000.00');
    await expect(dialog.getByLabel('What is included')).toHaveValue('Both sides\nClove steam');
    const hourly = dialog.getByRole('button', { name: /^Add The bride.*, ₹4,000.00 per hour$/ });
    const [around, within] = [await dialog.boundingBox(), await hourly.boundingBox()];
    expect(within?.x).toBeGreaterThanOrEqual(around?.x ?? NaN);
    expect((within?.x ?? 0) + (within?.width ?? 0)).toBeLessThanOrEqual(
      (around?.x ?? 0) + (around?.width ?? 0),
    );
    await hourly.click();
    await expect(
      dialog.getByRole('group', { name: 'Line 2' }).getByLabel('Unit', { exact: true }),
    ).toHaveValue('HOUR');
    await expectAccessible(page);
  });
});
