import { venueId } from './enquiries';
import { expect, test } from './fixtures';
import { open } from './pages';

const RECORD = 'mutation M($id: ID!) { recordListingView(listingId: $id) { counted } }';

test('opening a listing’s page counts a view, once per visitor', async ({ page }) => {
  const [opened, other] = [
    await venueId(page.request, 'Jheel Mahal'),
    await venueId(page.request, 'Kesar Kothi'),
  ];
  const beacon = page.waitForResponse((response) => response.request().resourceType() === 'ping');
  await open(page, `/venuelist/${opened}`);
  await beacon;
  // The same visitor's view of the listing has been counted already, that of another one hasn't.
  const counted = (id: string) =>
    page.evaluate(
      async ([query, variables]) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return (await response.json()) as unknown;
      },
      [RECORD, { id }] as const,
    );
  const outcome = (value: boolean) => ({ data: { recordListingView: { counted: value } } });
  expect(await counted(opened)).toMatchObject(outcome(false));
  expect(await counted(other)).toMatchObject(outcome(true));
  expect(await counted(other)).toMatchObject(outcome(false));
});
