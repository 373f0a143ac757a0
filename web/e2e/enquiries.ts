import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { inDays } from './forms';
import { ask } from './network';

/** Returns the ID of the demo venue with this name. */
export async function venueId(request: APIRequestContext, name: string): Promise<string> {
  const { venues } = await ask<{ venues: { nodes: { id: string }[] } }>(
    request,
    'query Find($search: String!) { venues(first: 1, filter: { search: $search }) { nodes { id } } }',
    { search: name },
  );
  const [venue] = venues.nodes;
  if (!venue) throw new Error(`The demo has no venue named ${name}`);
  return venue.id;
}

/** Sends an enquiry of the logged-in account to a venue for a date in `days` days. */
export async function enquire(
  context: BrowserContext,
  venue: string,
  days: number,
  overrides: { name?: string; message?: string } = {},
): Promise<void> {
  await enquireAt(context, await venueId(context.request, venue), days, overrides);
}

/** Sends an enquiry to a listing by its ID. Returns the booking. */
export async function enquireAt(
  context: BrowserContext,
  listingId: string,
  days: number,
  overrides: { name?: string; message?: string } = {},
): Promise<{ id: string; code: string }> {
  const input = {
    listingId,
    name: 'Tara Menon',
    contact: '0000022222',
    location: 'Udaipur',
    guests: 180,
    date: inDays(days),
    address: '4 Lake Road, Udaipur',
    typeOfEvent: 'Wedding',
    message: 'Is the verandah covered?',
    ...overrides,
  };
  const { sendEnquiry } = await ask<{ sendEnquiry: { booking: { id: string; code: string } } }>(
    context.request,
    'mutation Send($input: EnquiryInput!) { sendEnquiry(input: $input) { booking { id code } userErrors { message } } }',
    { input },
  );
  return sendEnquiry.booking;
}

/** Offers a couple other dates for its enquiry, as its business. */
export async function offerDates(
  context: BrowserContext,
  bookingId: string,
  ...days: number[]
): Promise<void> {
  await ask(
    context.request,
    'mutation O($id: ID!, $dates: [String!]!) { offered: offerDates(id: $id, dates: $dates) { userErrors { message } } }',
    { id: bookingId, dates: days.map(inDays) },
  );
}
