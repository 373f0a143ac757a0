import { readFile } from 'node:fs/promises';
import {
  ask,
  enquireAt,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newBusiness,
  newCouple,
  onPhoneAndDesktop,
  open,
  reload,
  test,
  visitor,
  type Page,
} from './fixtures';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

onPhoneAndDesktop((phone) => {
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
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
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
      await dialog.getByLabel('Name', { exact: true }).fill('VIP');
      await dialog.getByRole('button', { name: 'Rename Call back' }).click();
      await expect(dialog.getByRole('button', { name: 'Delete VIP' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(card(page, 'Asha Rao').getByText('VIP')).toHaveCount(1);
      await page.getByRole('button', { name: 'Your labels' }).click();
      await dialog.getByRole('button', { name: 'Delete VIP' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete the label “VIP”?' });
      await expect(question).toContainText('removed from all enquiries');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog.getByText('You have no labels yet.')).toBeVisible();
      // On phones, the toast is in front of the other one.
      await dialog.getByRole('button', { name: 'Close' }).first().click();
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
