import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event that an email adds to its recipient's calendar, changes there or removes from it. */
export interface CalendarInvite {
  /** RFC 5546: REQUEST adds or changes, CANCEL removes. */
  method: 'REQUEST' | 'CANCEL';
  /** The same for all versions of an event; the host is added to it. */
  uid: string;
  /** Higher in each version. */
  sequence: number;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  summary: string;
  location: string;
  /** Page of the event. */
  path: string;
}

interface Sending {
  /** Base URL of Mandap. */
  origin: string;
  from: { name: string; address: string };
  /** Address of the recipient. */
  to: string;
}

/** Renders an invite as iCalendar. */
export function renderInvite(invite: CalendarInvite, { origin, from, to }: Sending): string {
  const { uid, sequence, startsAt, minutes, summary, location, path } = invite;
  const isCancelled = invite.method === 'CANCEL';
  const start = new Date(startsAt);
  const calendar = ical({
    prodId: { company: 'Mandap', product: 'Visits', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${uid}@${new URL(origin).hostname}`,
    sequence,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary,
    location,
    url: origin + path,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: from.name, email: from.address },
    attendees: [{ email: to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}
