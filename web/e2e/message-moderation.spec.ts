import { bubbles, composer, write } from './conversation';
import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { ask, failQueries, holdQueries } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { visitor } from './visitors';

test('a decision on a message that another admin made first is refused, and the focus stays in the page', async ({
  page,
  context,
  browser,
}) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Kamal Kothi');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Tara Menon');
  const { id } = await enquireAt(couple.context(), listingId, 120);
  await open(couple, `/bookings/${id}`);
  await write(couple, 'Kamal Kothi', 'Please call 98290 44171');
  await expect(bubbles(couple).last()).toContainText('Waiting for approval');

  await logIn(context, 'admin');
  await open(page, '/adminDashboard/message-moderation');
  const held = page.getByRole('article', { name: 'Tara Menon and Kamal Kothi' });
  await held.getByRole('button', { name: 'Read the message' }).press('Enter');
  const text = held.getByRole('list', { name: 'Messages' });
  await expect(text).toBeFocused();
  const caseId = (await text.getAttribute('id'))?.replace('messages-', '');
  await ask(
    page.request,
    'mutation D($id: ID!) { decideHeldMessage(id: $id, release: true) { userErrors { message } } }',
    { id: caseId },
  );
  await held.getByRole('button', { name: /^Release/ }).press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Release this message?' })
    .getByRole('button', { name: 'Release' })
    .press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(held).toHaveCount(0);
  // The next card, or the page if there is none.
  await expect(page.locator('main:focus, main article a:focus')).toHaveCount(1);
});

onPhoneAndDesktop((phone) => {
  const place = phone ? 'Kamal Bagh' : 'Kamal Haveli';

  test('a first message with a phone number waits for an admin, and a message can be reported', async ({
    page,
    context,
    browser,
  }) => {
    const size = { viewport: page.viewportSize() };
    const owner = await visitor(browser, size);
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', place);
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    await open(owner, `/bookings/${id}`);
    await open(page, `/bookings/${id}`);
    await write(page, place, 'Please call 98290 44170');
    await expect(bubbles(page).last()).toContainText('Waiting for approval: it contains a phone number');
    await write(page, place, 'Are you open on Sundays?');
    await expect(bubbles(owner).last()).toContainText('Are you open on Sundays?');
    await expect(owner.getByText('98290')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const admin = await visitor(browser, size);
    await logIn(admin.context(), 'admin');
    const held = admin.getByRole('article', { name: `Tara Menon and ${place}` });
    await test.step('an admin reads and releases it', async () => {
      await open(admin, '/adminDashboard/message-moderation');
      await expect(held).toContainText('Held because it contains a phone number');
      await expect(admin.getByText('98290')).toHaveCount(0);
      await held.getByRole('button', { name: 'Read the message' }).click();
      await expect(held).toContainText('Please call 98290 44170');
      await expect(held.getByRole('list')).toBeFocused();
      await expect(held).not.toContainText('Sundays');
      await expectAccessible(admin);
      await expectNoSidewaysScroll(admin);
      await held.getByRole('button', { name: /^Release/ }).click();
      const question = admin.getByRole('alertdialog', { name: 'Release this message?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(held).toBeVisible();
      await held.getByRole('button', { name: /^Release/ }).click();
      await question.getByRole('button', { name: 'Release' }).click();
      await expect(admin.getByText(`Message released to ${place}`)).toBeVisible();
      await expect(held).toHaveCount(0);
    });
    await expect(bubbles(owner).last()).toContainText('Please call 98290 44170');

    await test.step('the business reports it, and an admin removes it', async () => {
      await bubbles(owner)
        .last()
        .getByRole('button', { name: /^Report/ })
        .click();
      const dialog = owner.getByRole('dialog', { name: 'Report this message' });
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expect(dialog.getByText('Choose a reason')).toBeVisible();
      await dialog.getByRole('radio', { name: 'It is advertising' }).check();
      await dialog.getByLabel(/Anything else/).fill('Third time today');
      await expectAccessible(owner);
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expect(bubbles(owner).last().getByText('You reported this message')).toBeFocused();

      await open(admin, '/adminDashboard/message-moderation?status=reported');
      await expect(held).toContainText('“Third time today”');
      await held.getByRole('button', { name: 'Read the message' }).click();
      await expect(held).toContainText('Are you open on Sundays?');
      await expectAccessible(admin);
      await held.getByRole('button', { name: /^Remove/ }).click();
      const reason = admin.getByRole('dialog', { name: 'Remove this message?' });
      await reason.getByLabel('Reason').fill('No phone numbers, please.');
      await reason.getByRole('button', { name: 'Remove message' }).click();
      await expect(reason).toBeHidden();
      await expect(held).toHaveCount(0);
      for (const side of [page, owner]) await expect(bubbles(side).last()).toContainText('Removed by Mandap');
      await open(admin, '/adminDashboard/audit-log');
      await expect(
        admin.getByText('Opened a held or reported message').locator('visible=true').first(),
      ).toBeVisible();
      await expect(
        admin.getByText('Removed a reported message').locator('visible=true').first(),
      ).toBeVisible();
    });
  });

  test('an admin’s decision shows at once below the reported message', async ({ page, context, browser }) => {
    const place = phone ? 'Kamal Niwas' : 'Kamal Vilas';
    const size = { viewport: page.viewportSize() };
    const owner = await visitor(browser, size);
    const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', place);
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, listingId, 120);
    await open(page, `/bookings/${id}`);
    for (const text of ['Is anybody there?', 'Answer me at once!']) await write(page, place, text);
    await open(owner, `/bookings/${id}`);
    for (const text of ['Is anybody there?', 'Answer me at once!']) {
      const bubble = bubbles(owner).filter({ hasText: text });
      await bubble.getByRole('button', { name: /^Report/ }).click();
      const dialog = owner.getByRole('dialog', { name: 'Report this message' });
      await dialog.getByRole('radio', { name: 'It is insulting or threatening' }).check();
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expect(bubble.getByText('You reported this message')).toBeFocused();
    }

    const admin = await visitor(browser, size);
    await logIn(admin.context(), 'admin');
    await open(admin, '/adminDashboard/message-moderation?status=reported');
    const reported = admin.getByRole('article', { name: `Tara Menon and ${place}` });
    await expect(reported).toHaveCount(2);
    await reported.first().getByRole('button', { name: 'Read the message' }).click();
    await reported
      .first()
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    const question = admin.getByRole('alertdialog', { name: 'Dismiss this report?' });
    await expect(question).toContainText(`we’ll let ${place} know that it doesn’t break our rules`);
    await expectAccessible(admin);
    await question.getByRole('button', { name: 'Dismiss' }).click();
    await expect(admin.getByText('Report dismissed')).toBeVisible();
    await expect(reported).toHaveCount(1);
    await expect(bubbles(owner).filter({ hasText: 'Is anybody there?' })).toContainText(
      'We’ve read it: it doesn’t break our rules.',
    );
    await reported.getByRole('button', { name: 'Read the message' }).click();
    await reported.getByRole('button', { name: /^Warn/ }).click();
    const warning = admin.getByRole('dialog', { name: 'Warn the sender?' });
    await warning.getByLabel('Reason').fill('Please stay polite.');
    await warning.getByRole('button', { name: 'Send warning' }).click();
    await expect(reported).toHaveCount(0);
    await expect(bubbles(owner).filter({ hasText: 'Answer me at once!' })).toContainText(
      'You reported this message. We’ve warned Tara Menon.',
    );
    const own = bubbles(page).filter({ hasText: 'Answer me at once!' });
    await expect(own).toContainText('We’ve warned you because of this message.');
    await expect(bubbles(page).filter({ hasText: 'Is anybody there?' })).not.toContainText('rules');
    for (const side of [page, owner]) {
      await expectAccessible(side);
      await expectNoSidewaysScroll(side);
    }
  });

  test('a business saves a reply and inserts it filled in', async ({ page, context, browser }) => {
    const { id: listingId } = await newBusiness(browser, context, 'venue', place);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Tara Menon');
    const { id } = await enquireAt(couple.context(), listingId, 120);
    await open(page, `/bookings/${id}`);
    const openMenu = () => page.getByRole('button', { name: 'Saved replies' }).click();
    const recover = await failQueries(page, 'SavedReplies');
    await openMenu();
    await page.getByRole('menuitem', { name: 'Manage saved replies' }).click();
    const list = page.getByRole('dialog', { name: 'Saved replies' });
    await expect(list.getByRole('alert')).toContainText('Error while loading data');
    await expect(list.getByRole('button', { name: 'New reply' })).toBeDisabled();
    await expectAccessible(page);
    await recover();
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(list).toContainText('0 of 20');
    await list.getByRole('button', { name: 'Close' }).last().click();
    await openMenu();
    await expect(page.getByRole('menuitem', { name: 'No saved replies yet' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Manage saved replies' }).click();
    await page.getByRole('button', { name: 'New reply' }).click();
    const form = page.getByRole('dialog', { name: 'New saved reply' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Write the reply')).toBeVisible();
    await form.getByLabel('Title').fill('Welcome');
    await form.getByLabel('Text').fill('Dear {name}, we have room for {guests} guests.');
    await expectAccessible(page);
    const release = await holdQueries(page);
    // The second Enter presses a button that is working already.
    await form.getByLabel('Title').press('Enter');
    await expect(form.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await form.getByLabel('Title').press('Enter');
    release();
    await expect(list).toContainText('1 of 20');
    await expect(form).toBeHidden();
    await expect(list.getByRole('button', { name: 'New reply' })).toBeFocused();
    await list.getByRole('button', { name: 'Edit Welcome' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit saved reply' });
    await edit.getByLabel('Title').fill('Greeting');
    await test.step('what is typed is discarded only after a question', async () => {
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      const leaveBy = phone
        ? [
            () => edit.getByRole('button', { name: 'Close' }).click(),
            () => page.goBack(),
            () => page.goBack(),
          ]
        : [() => edit.getByRole('button', { name: 'Close' }).click(), () => edit.press('Escape')];
      for (const leave of leaveBy) {
        await leave();
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await expect(question).toBeHidden();
        await expect(edit.getByLabel('Title')).toHaveValue('Greeting');
      }
      await edit.getByRole('button', { name: 'Cancel' }).click();
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(edit).toBeHidden();
      await expect(list.getByRole('button', { name: 'Edit Welcome' })).toBeFocused();
      await list.getByRole('button', { name: 'Edit Welcome' }).click();
      await expect(edit.getByLabel('Title')).toHaveValue('Welcome');
      await edit.getByLabel('Title').fill('Greeting');
    });
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(list).toContainText('Greeting');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await list.getByRole('button', { name: 'Close' }).last().click();

    await composer(page, 'Tara Menon').fill('Namaste!');
    await openMenu();
    await page.getByRole('menuitem', { name: /^Greeting/ }).click();
    await expect(composer(page, 'Tara Menon')).toHaveValue(
      /^Namaste! Dear Tara Menon, we have room for [\d,]+ guests\.$/,
    );
    await expect(composer(page, 'Tara Menon')).toBeFocused();
    await composer(page, 'Tara Menon').fill('Namaste!');
    await reload(page);
    await expect(composer(page, 'Tara Menon')).toHaveValue('Namaste!');
    await openMenu();
    await page.getByRole('menuitem', { name: /^Greeting/ }).click();
    await expect(composer(page, 'Tara Menon')).toHaveValue(/^Namaste! Dear Tara Menon, /);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Manage saved replies' }).click();
    await list.getByRole('button', { name: 'Delete Greeting' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete “Greeting”?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(list).toContainText('0 of 20');
  });
});
