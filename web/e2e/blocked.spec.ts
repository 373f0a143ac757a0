import { newBusiness, newCouple } from './accounts';
import { confirmEmail } from './emails';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { inDays } from './forms';
import { ask } from './network';
import { open } from './pages';
import { visitor } from './visitors';

test('after a block, nobody can begin what the other can’t get', async ({ page, context, browser }) => {
  test.slow();
  const owner = await visitor(browser);
  const { id: listingId, email } = await newBusiness(browser, owner.context(), 'venue', 'Sonchampa Bagh');
  await confirmEmail(owner.context(), email);
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);
  const change = (field: 'blockConversation' | 'unblockConversation') =>
    ask(owner.request, `mutation B($id: ID!) { ${field}(bookingId: $id) { userErrors { message } } }`, {
      id,
    });
  const button = (name: string | RegExp) => [
    owner.getByRole('button', { name }),
    page.getByRole('button', { name }),
  ];
  const [prepare, offerDates] = [button('Prepare a quote')[0]!, button(/^Offer dates/)[0]!];
  const request = button('Request a visit')[1]!;
  await open(owner, `/bookings/${id}`);
  await open(page, `/bookings/${id}`);
  for (const action of [prepare, offerDates, request]) await expect(action).toBeVisible();

  await test.step('a quote, a visit and other dates aren’t offered', async () => {
    await change('blockConversation');
    for (const action of [prepare, offerDates, request]) await expect(action).toBeHidden();
    await change('unblockConversation');
    for (const action of [prepare, offerDates, request]) await expect(action).toBeVisible();
  });

  await test.step('an open quote and visit can only be declined, and say why', async () => {
    const line = { label: 'Plate', quantity: 180, unit: 'PLATE', unitPrice: 145000, gstRate: 5 };
    const details = { clientId: crypto.randomUUID(), date: inDays(120), guests: 180, validUntil: inDays(10) };
    await ask(
      owner.request,
      'mutation S($input: SendQuoteInput!) { sendQuote(input: $input) { userErrors { message } } }',
      { input: { bookingId: id, ...details, lines: [line], discount: 0, included: '', note: '' } },
    );
    await ask(
      context.request,
      'mutation V($id: ID!, $slots: [String!]!) { requestVisit(bookingId: $id, slots: $slots) { userErrors { message } } }',
      { id, slots: [`${inDays(5)}T11:00+05:30`] },
    );
    const version = owner.getByRole('button', { name: 'Prepare version 2' });
    const confirm = owner.getByRole('button', { name: /^Confirm / });
    const others = owner.getByRole('button', { name: 'Offer other times' });
    const accept = page.getByRole('button', { name: 'Accept the quote' });
    const propose = page.getByRole('button', { name: 'Propose other times' });
    const gone = [version, confirm, others, accept, propose];
    for (const action of gone) await expect(action).toBeVisible();
    await change('blockConversation');
    for (const action of gone) await expect(action).toBeHidden();
    const [quote, visit] = ['Quote', 'Visit'].map((name) => owner.getByRole('region', { name, exact: true }));
    for (const panel of [quote, visit])
      await expect(
        panel!.getByText('You blocked Tara Menon. Neither of you can send messages.'),
      ).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Decline the visit' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel the request' })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Quote', exact: true })
        .getByText('This conversation is closed for new messages. You can still read it.'),
    ).toBeVisible();
  });

  await test.step('decisions remain, without a note', async () => {
    await page.getByRole('button', { name: 'Decline the quote' }).click();
    const declining = page.getByRole('dialog');
    await expect(declining.getByRole('textbox')).toHaveCount(0);
    await declining.getByRole('button', { name: 'Decline' }).click();
    await expect(
      page.getByRole('region', { name: 'Quote', exact: true }).getByText('Declined', { exact: true }),
    ).toBeVisible();
    await owner.getByRole('button', { name: /^Reject/ }).click();
    const rejecting = owner.getByRole('dialog', { name: 'Reject this enquiry?' });
    await rejecting.getByRole('radio', { name: 'Closed for the season' }).check();
    await expect(rejecting.getByRole('textbox')).toHaveCount(0);
    await rejecting.getByRole('button', { name: 'Reject' }).click();
    await expect(
      owner.getByRole('article', { name: 'Tara Menon' }).getByText('Rejected', { exact: true }),
    ).toBeVisible();
  });
});
