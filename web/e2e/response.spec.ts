import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { runQuarterHourly, sql } from './database';
import { enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { ask } from './network';
import { open } from './pages';
import { visitor } from './visitors';

const TOO_FEW = 'Response time: Too few enquiries yet';
const FIGURES = 'Response time: Usually replies within 3 hours · 100 % of 5 enquiries';

test('cards and pages of venues and vendors say how quickly they reply, from five enquiries on', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await newCouple(context, 'Tara Menon');

  /** Registers a business. Returns a function that lets it answer enquiries, each 150 minutes after it was sent. */
  const business = async (kind: 'venue' | 'vendor', name: string) => {
    const owner = await visitor(browser);
    const { id } = await newBusiness(browser, owner.context(), kind, name);
    const answer = async (count: number) => {
      for (let number = 1; number <= count; number++) {
        const booking = await enquireAt(context, id, 70);
        await sql(`UPDATE booking SET created_at = created_at - interval '150 minutes' WHERE id = $1`, [
          booking.id,
        ]);
        await ask(
          owner.request,
          'mutation R($id: ID!) { rejectBooking(id: $id) { userErrors { message } } }',
          { id: booking.id },
        );
      }
    };
    return { id, answer };
  };
  /** Waits until the job has refreshed the figures of a listing. */
  const refreshed = async (id: string) => {
    await runQuarterHourly();
    await expect
      .poll(async () => {
        const { listing } = await ask<{ listing: { response: object | null } }>(
          page.request,
          'query R($id: ID!) { listing: node(id: $id) { ... on Venue { response { enquiries } } ... on Vendor { response { enquiries } } } }',
          { id },
        );
        return listing.response;
      })
      .toEqual({ enquiries: 5 });
  };
  const expectOnCardAndPage = async (list: string, path: string, name: string, text: string) => {
    await open(page, `${list}?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText(text);
    await expectAccessible(page);
    await open(page, path);
    await expect(page.getByRole('main')).toContainText(text);
    await expectAccessible(page);
  };

  const venue = await business('venue', 'Uttar Bagh');
  const vendor = await business('vendor', 'Uttar Mehendi');
  const onVenue = (text: string) =>
    expectOnCardAndPage('/venuelist', `/venuelist/${venue.id}`, 'Uttar Bagh', text);
  const onVendor = (text: string) =>
    expectOnCardAndPage('/vendor/MehendiArtist', `/vendor/MehendiArtist/${vendor.id}`, 'Uttar Mehendi', text);

  await venue.answer(5);
  await vendor.answer(4);
  await refreshed(venue.id);
  await onVenue(FIGURES);
  await onVendor(TOO_FEW);
  await vendor.answer(1);
  await refreshed(vendor.id);
  await onVendor(FIGURES);
});
