import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { closeAndKeepEditing } from './forms';
import { answerTo, ask, failQueries } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { visitor } from './visitors';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

onPhoneAndDesktop((phone) => {
  test('labels that can’t be loaded don’t look like none', async ({ page, context, browser }) => {
    const { id } = await newBusiness(browser, context, 'venue', `Champa Bagh ${phone ? 'phone' : 'desktop'}`);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Asha Rao');
    const booking = await enquireAt(couple.context(), id, 40, { name: 'Asha Rao' });
    await ask(
      page.request,
      'mutation { addEnquiryLabel(name: "Call back") { label { id } userErrors { message } } }',
    );
    const recover = await failQueries(page, 'nquiryLabels');

    await open(page, '/notification');
    await page.getByRole('button', { name: 'Your labels' }).click();
    const labels = page.getByRole('dialog', { name: 'Your labels' });
    await expect(labels.getByRole('alert')).toContainText('Error while loading data');
    await expect(labels.getByLabel('New label')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await open(page, `/bookings/${booking.id}`);
    if (phone) await page.getByText('Details and actions').click();
    await page.getByRole('button', { name: 'Labels and note' }).locator('visible=true').click();
    const dialog = page.getByRole('dialog', { name: 'Labels and private note' });
    await expect(dialog.getByRole('alert')).toContainText('Error while loading data');
    await dialog.getByLabel('Private note').fill('Prefers the morning');
    await expectAccessible(page);
    await recover();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('checkbox', { name: 'Call back' }).check();
    await expect(dialog.getByLabel('Private note')).toHaveValue('Prefers the morning');
    await dialog.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Labels and note' }).locator('visible=true')).toBeFocused();
  });

  test('an owner finds, labels, annotates and exports enquiries', async ({ page, context, browser }) => {
    test.slow();
    const { id } = await newBusiness(browser, context, 'venue', `Moti Bagh ${phone ? 'phone' : 'desktop'}`);
    for (const [name, message] of [
      ['Asha Rao', 'Is the lawn lit at night?'],
      ['Bina Shah', '=HYPERLINK("https://example.org")'],
    ] as const) {
      const couple = await visitor(browser);
      await newCouple(couple.context(), name);
      await enquireAt(couple.context(), id, name === 'Asha Rao' ? 40 : 50, { name, message });
      await couple.context().close();
    }
    await open(page, '/notification');

    await test.step('labels an enquiry and writes a note, by keyboard', async () => {
      const asha = card(page, 'Asha Rao');
      await expect(asha.getByText('Unread', { exact: true })).toBeVisible();
      await asha.getByRole('button', { name: 'Labels and note of Asha Rao' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Labels and private note' });
      await dialog.getByLabel('New label').fill('Call back');
      await dialog.getByLabel('New label').press('Enter');
      await expect(dialog.getByRole('checkbox', { name: 'Call back' })).toBeChecked();
      await dialog.getByLabel('New label').fill('call BACK');
      await dialog.getByRole('button', { name: 'Add' }).click();
      await expect(dialog.getByText('You already have a label with this name.')).toBeVisible();
      await dialog.getByLabel('New label').fill('');
      await dialog.getByLabel('Private note').fill('Prefers the morning');
      await dialog.press('Escape');
      await page
        .getByRole('alertdialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Keep editing' })
        .click();
      await expect(dialog.getByLabel('Private note')).toHaveValue('Prefers the morning');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(asha.getByRole('button', { name: 'Labels and note of Asha Rao' })).toBeFocused();
      await expect(asha.getByRole('list', { name: 'Labels' })).toHaveText('Call back');
      await expect(asha).toContainText('Prefers the morning');
    });

    await test.step('filters, with the choices in the URL', async () => {
      await page.getByLabel('Label', { exact: true }).selectOption('Call back');
      await expect(card(page, 'Bina Shah')).toHaveCount(0);
      await expect(page).toHaveURL(/label=/);
      await reload(page);
      await expect(card(page, 'Asha Rao')).toBeVisible();
      await page.getByLabel('Label', { exact: true }).selectOption('All labels');
      await page.getByRole('searchbox').fill('hyperlink');
      await expect(card(page, 'Asha Rao')).toHaveCount(0);
      await expect(card(page, 'Bina Shah')).toBeVisible();
      const status = page.getByRole('navigation', { name: 'Status' });
      await status.getByRole('link', { name: 'Needs an answer 1' }).click();
      await expect(page).toHaveURL(/status=answer&?/);
      await expect(card(page, 'Bina Shah')).toBeVisible();
      await status.getByRole('link', { name: 'Approved 0' }).click();
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      await page.getByRole('link', { name: 'Reset search' }).click();
      await expect(page.getByRole('heading', { name: 'No approved enquiries' })).toBeVisible();
      await status.getByRole('link', { name: 'All 2' }).click();
      await expect(card(page, 'Asha Rao')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('exports what is shown, with formulas made harmless', async () => {
      await page.getByRole('searchbox').fill('bina');
      await expect(card(page, 'Asha Rao')).toHaveCount(0);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export these enquiries as a CSV file' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toMatch(/^\uFEFF"Name","Status"/);
      expect(csv).toContain(`"'=HYPERLINK(""https://example.org"")"`);
      expect(csv).not.toContain('Asha');
      await page.getByRole('searchbox').fill('');
      await expect(card(page, 'Asha Rao')).toBeVisible();
    });

    await test.step('renames and deletes a label', async () => {
      await page.getByRole('button', { name: 'Your labels' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your labels' });
      const name = dialog.getByLabel('Name', { exact: true });
      await name.fill('VIP');
      await closeAndKeepEditing(dialog);
      await expect(name).toHaveValue('VIP');
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('mutation RenameEnquiryLabel')) await held;
        await route.continue();
      });
      await dialog.getByRole('button', { name: 'Rename Call back' }).click();
      // What is typed during the request stays.
      await name.fill('VIP guests');
      release();
      await expect(dialog.getByRole('button', { name: 'Delete VIP' })).toBeVisible();
      await expect(name).toHaveValue('VIP guests');
      await name.fill('VIP');
      await page.unroute('**/graphql');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(card(page, 'Asha Rao').getByText('VIP')).toHaveCount(1);
      await page.getByRole('button', { name: 'Your labels' }).click();
      await dialog.getByRole('button', { name: 'Delete VIP' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete the label “VIP”?' });
      await expect(question).toContainText('removed from all enquiries');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog.getByText('You have no labels yet.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(card(page, 'Asha Rao')).toBeVisible();
      await expect(card(page, 'Asha Rao').getByText('VIP')).toHaveCount(0);
    });

    await test.step('an answered enquiry needs no answer', async () => {
      const { inbox } = await ask<{ inbox: { nodes: { id: string; name: string }[] } }>(
        page.request,
        '{ inbox { nodes { id name } } }',
      );
      const bookingId = inbox.nodes.find(({ name }) => name === 'Asha Rao')?.id;
      await ask(
        page.request,
        'mutation S($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }',
        { input: { bookingId, clientId: crypto.randomUUID(), body: 'Yes, all night.' } },
      );
      await open(page, '/notification?status=answer');
      await expect(card(page, 'Bina Shah')).toBeVisible();
      await expect(card(page, 'Asha Rao')).toHaveCount(0);
    });
  });
});

test('a label keeps its new name if an older list arrives late', async ({ page, context, browser }) => {
  const { id: listingId } = await newBusiness(browser, context, 'venue', 'Badam Bagh');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Asha Rao');
  const { id } = await enquireAt(couple.context(), listingId, 40, { name: 'Asha Rao' });
  const { addEnquiryLabel } = await ask<{ addEnquiryLabel: { label: { id: string } } }>(
    page.request,
    'mutation { addEnquiryLabel(name: "Call back") { label { id } userErrors { message } } }',
  );
  await ask(
    page.request,
    'mutation S($id: ID!, $labels: [ID!]!) { setEnquiryLabels(bookingId: $id, labelIds: $labels) { userErrors { message } } }',
    { id, labels: [addEnquiryLabel.label.id] },
  );
  // The page loads the list, and loads it again after its first poll.
  let lists = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const older = new Promise<void>((fetched) =>
    page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Inbox(') || ++lists !== 2) return route.continue();
      const response = await route.fetch();
      fetched();
      await held;
      return route.fulfill({ response });
    }),
  );
  await open(page, '/notification');
  await expect(card(page, 'Asha Rao').getByText('Call back')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await older;

  await page.getByRole('button', { name: 'Your labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your labels' });
  await dialog.getByLabel('Name', { exact: true }).fill('VIP');
  await dialog.getByRole('button', { name: 'Rename Call back' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete VIP' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card(page, 'Asha Rao').getByText('VIP')).toBeVisible();
  const arrived = answerTo(page, 'query Inbox(');
  release();
  await arrived;
  // Loaded once more after the change.
  await expect.poll(() => lists).toBeGreaterThan(2);
  await expect(card(page, 'Asha Rao').getByText('VIP')).toBeVisible();
});
