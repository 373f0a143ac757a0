import { expect } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays } from '../../../test/permissions/scene.js';

export const enquiry = (listingId: string, overrides: object = {}) => ({
  listingId,
  name: 'Ananya Sharma',
  contact: '0000012345',
  location: 'Udaipur',
  guests: 420,
  date: inDays(90),
  address: '22 Fatehpura',
  typeOfEvent: 'Wedding',
  message: 'Is the verandah covered?',
  ...overrides,
});

export const SEND = `mutation Send($input: EnquiryInput!) {
  sendEnquiry(input: $input) { booking { id code status date } created userErrors { code field message } }
}`;
export const WITHDRAW = `mutation Withdraw($id: ID!) { withdrawBooking(id: $id) { booking { status } userErrors { message } } }`;

export interface Outcome {
  created?: boolean | null;
  booking: { id: string; code: string | null; status: string } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

export async function send(couple: Client, listingId: string, overrides?: object): Promise<Outcome> {
  const { data, errors } = await couple.gql<{ sendEnquiry: Outcome }>(SEND, {
    input: enquiry(listingId, overrides),
  });
  expect(errors).toBeUndefined();
  return data.sendEnquiry;
}

/** A sent enquiry with its couple and owner. */
export async function makeSentEnquiry(overrides?: object) {
  const venue = await makeVenue();
  const [couple, owner] = [await loggedIn((await makeUser()).id), await loggedIn(venue.id)];
  const { booking } = await send(couple, venue.id, overrides);
  if (!booking?.code) throw new Error('the enquiry was refused');
  return { venue, couple, owner, id: booking.id, code: booking.code };
}
