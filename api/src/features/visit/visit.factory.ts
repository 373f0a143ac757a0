import ICAL from 'ical.js';
import { app } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makeVisit, timeOn } from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

interface Visit {
  id: string;
  status: string;
  slots: string[];
  startsAt: string | null;
}
interface Answer {
  booking: { visit: Visit | null } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
export const ANSWER = '{ booking { visit { id status slots startsAt } } userErrors { code field message } }';

export const request = async (couple: Client, bookingId: string, slots: readonly Date[]) =>
  (
    await couple.gql<{ answer: Answer }>(
      `mutation M($bookingId: ID!, $slots: [String!]!) { answer: requestVisit(bookingId: $bookingId, slots: $slots) ${ANSWER} }`,
      { bookingId, slots },
    )
  ).data.answer;
export const offer = async (owner: Client, id: string, slots: readonly Date[]) =>
  (
    await owner.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $slots: [String!]!) { answer: offerVisitTimes(id: $id, slots: $slots) ${ANSWER} }`,
      { id, slots },
    )
  ).data.answer;
export const confirm = async (caller: Client, id: string, startsAt: Date | string) =>
  (
    await caller.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $startsAt: String!) { answer: confirmVisit(id: $id, startsAt: $startsAt) ${ANSWER} }`,
      { id, startsAt },
    )
  ).data.answer;
export const move = async (caller: Client, id: string, startsAt: Date | string, newStart: Date) =>
  (
    await caller.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $startsAt: String!, $newStart: String!) {
         answer: moveVisit(id: $id, startsAt: $startsAt, newStart: $newStart) ${ANSWER} }`,
      { id, startsAt, newStart },
    )
  ).data.answer;
export const cancel = async (caller: Client, id: string) =>
  (
    await caller.gql<{ answer: Answer }>(`mutation M($id: ID!) { answer: cancelVisit(id: $id) ${ANSWER} }`, {
      id,
    })
  ).data.answer;

/** An enquiry with its two parties, and a visit if its status is given. */
export async function scene(status?: 'requested' | 'offered' | 'confirmed') {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const fixtures = await makeBooking(user.id, venue.id);
  const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
  const visit = status ? await makeVisit(fixtures, status) : { id: '', startsAt: '' };
  return { ...fixtures, user, venue, couple, owner, visitId: visit.id, startsAt: visit.startsAt };
}

export const statusOf = async (id: string) =>
  (
    await app().sql<{ status: string; sequence: number; startsAt: Date | null }>(
      `SELECT status, sequence, starts_at AS "startsAt" FROM visit WHERE id = $1`,
      [id],
    )
  )[0];
export const eventsOf = (bookingId: string) =>
  app().sql<{ kind: string; times: Date[]; actor: string | null }>(
    `SELECT kind, visit_times AS times, actor_id AS actor FROM booking_event WHERE booking_id = $1 ORDER BY created_at, id`,
    [bookingId],
  );

/** Times of visits, before the event of `scene`. */
export const MORNING = timeOn(inDays(10));
export const EVENING = timeOn(inDays(10), '18:30');
export const LATER = timeOn(inDays(12), '15:00');

/** Reads a calendar file with another library than the one that writes it. */
export function readInvite(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ICAL.Component['jCal']);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, location: event.location },
    ...{ start: event.startDate.toJSDate(), end: event.endDate.toJSDate() },
    ...{
      organizer: event.organizer,
      attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
    },
  };
}
