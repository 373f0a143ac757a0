import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { newBusiness, newCouple } from './accounts';
import { bubbles, write } from './conversation';
import { enquireAt } from './enquiries';
import { expect, test as base } from './fixtures';
import { open } from './pages';
import { startTwoWorkers, type Connection, type TwoWorkers } from './twoWorkers';
import { visitor } from './visitors';

const test = base.extend<object, { server: TwoWorkers }>({
  server: [
    async ({}, use) => {
      const server = await startTwoWorkers();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Returns a function that sends a mutation as the context's account over a connection. */
async function sender(context: BrowserContext) {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return async ({ send }: Connection, query: string, variables: object) => {
    const { body } = await send('/graphql', { cookie, data: { query, variables } });
    expect(JSON.parse(body)).toMatchObject({ data: { answer: { userErrors: [] } } });
  };
}

test('with two processes and the embedded database, changes show at once whichever process serves', async ({
  page,
  context,
  browser,
  server,
}) => {
  const owner = await visitor(browser);
  const { id: listingId } = await newBusiness(browser, owner.context(), 'venue', 'Sajjan Bagh');
  await newCouple(context, 'Tara Menon');
  const { id } = await enquireAt(context, listingId, 120);

  await open(page, `/bookings/${id}`);
  await open(owner, `/bookings/${id}`);
  await write(page, 'Sajjan Bagh', 'Are you open on Sundays?');
  await expect(bubbles(owner).last()).toContainText('Are you open on Sundays?');

  // One of these processes doesn't hold the stream of the couple's page.
  const asOwner = await sender(owner.context());
  for (const [index, connection] of server.connections.entries()) {
    const text = `Yes, on ${index + 2} sides.`;
    await asOwner(
      connection,
      `mutation Send($input: SendMessageInput!) { answer: sendMessage(input: $input) { userErrors { message } } }`,
      { input: { bookingId: id, clientId: randomUUID(), body: text } },
    );
    await expect(bubbles(page).last()).toContainText(text);
  }

  const path = `/venuelist/${listingId}`;
  for (const [index, writer] of server.connections.entries()) {
    for (const reader of server.connections) {
      await reader.send(path);
      expect((await reader.send(path)).headers['cache-status']).toContain('hit');
    }
    const name = `Sajjan Bagh ${index + 2}`;
    await asOwner(
      writer,
      `mutation Edit($input: UpdateVenueInput!) { answer: updateVenue(input: $input) { userErrors { message } } }`,
      { input: { name } },
    );
    for (const reader of server.connections) expect((await reader.send(path)).body).toContain(name);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});
