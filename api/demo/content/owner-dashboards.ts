import type { DemoEnquiry } from './enquiry-types.js';
import type { DemoPerson } from './people.js';

type Written = Pick<
  DemoEnquiry,
  'guests' | 'daysFromNow' | 'createdDaysAgo' | 'typeOfEvent' | 'message' | 'state' | 'rejection'
>;

/** Enquiries in Jheel Mahal's inbox that nobody has answered, the newest first. */
export const UNANSWERED: readonly Written[] = [
  {
    ...{ typeOfEvent: 'Wedding', guests: 420, daysFromNow: 96, createdDaysAgo: 0.15, state: 'pending' },
    message:
      'We love the ghats. Is the courtyard free for the pheras in the morning, and the lawn for dinner the same day?',
  },
  {
    ...{ typeOfEvent: 'Sangeet', guests: 240, daysFromNow: 118, createdDaysAgo: 0.6, state: 'pending' },
    message: 'Until what time can the band play outdoors, and how loud may it be in the hall after that?',
  },
  {
    ...{ typeOfEvent: 'Wedding', guests: 900, daysFromNow: 143, createdDaysAgo: 2.3, state: 'pending' },
    message: 'Both families are large: about 900 for dinner. Could some of them eat on the ghats?',
  },
  {
    ...{ typeOfEvent: 'Reception', guests: 380, daysFromNow: 171, createdDaysAgo: 3.4, state: 'pending' },
    message: 'Reception only, vegetarian, with a chaat counter. What would a plate cost for 380?',
  },
];

/** Message of an enquiry whose quote the couple has accepted. */
export const QUOTED_ANNIVERSARY = 'My parents’ fortieth. Lunch for 90, with a boat ride for the two of them.';

/** Further enquiries in every state, all answered or closed. */
const OTHERS: readonly Written[] = [
  {
    ...{ typeOfEvent: 'Engagement', guests: 160, daysFromNow: 74, createdDaysAgo: 9, state: 'pending' },
    message: 'A ring ceremony at sunset on the terrace. Can we bring our own decorator?',
  },
  {
    ...{ typeOfEvent: 'Wedding', guests: 540, daysFromNow: 205, createdDaysAgo: 16, state: 'pending' },
    message: 'We come from Pune with 40 people who stay over. How many of the 18 rooms can we have?',
  },
  {
    ...{ typeOfEvent: 'Anniversary', guests: 90, daysFromNow: 52, createdDaysAgo: 21, state: 'pending' },
    message: QUOTED_ANNIVERSARY,
  },
  {
    ...{ typeOfEvent: 'Wedding', guests: 450, daysFromNow: -4, createdDaysAgo: 47, state: 'pending' },
    message: 'Short notice, I know. Do you have anything in the next six weeks?',
  },
  {
    ...{ typeOfEvent: 'Birthday', guests: 70, daysFromNow: -11, createdDaysAgo: 60, state: 'pending' },
    message: 'A first birthday in the garden, 11 am to 3 pm.',
  },
  {
    ...{ typeOfEvent: 'Wedding', guests: 580, daysFromNow: 88, createdDaysAgo: 33, state: 'rejected' },
    message: 'We are flexible by a day or two, but it has to be that week.',
    rejection: { reason: 'DATE_TAKEN', note: 'The week after is free until Thursday.' },
  },
  {
    ...{ typeOfEvent: 'Wedding', guests: 1100, daysFromNow: 130, createdDaysAgo: 41, state: 'rejected' },
    message: 'The whole of our village comes, so about 1,100. Is the lawn large enough?',
    rejection: { reason: 'TOO_MANY_GUESTS', note: 'Suraj Bagh Lawns can seat all of you.' },
  },
  {
    ...{
      typeOfEvent: 'Corporate Event',
      guests: 200,
      daysFromNow: 40,
      createdDaysAgo: 55,
      state: 'rejected',
    },
    message: 'A product launch with a car on the lawn.',
    rejection: { reason: 'NOT_OUR_KIND_OF_EVENT', note: 'The lawn doesn’t carry a car.' },
  },
  {
    ...{ typeOfEvent: 'Wedding', guests: 300, daysFromNow: 160, createdDaysAgo: 28, state: 'withdrawn' },
    message: 'Could you hold the date until my brother has his leave approved?',
  },
  {
    ...{ typeOfEvent: 'Mehendi', guests: 120, daysFromNow: 66, createdDaysAgo: 13, state: 'withdrawn' },
    message: 'An afternoon on the verandah with live dholak.',
  },
];

interface Writer {
  user: DemoPerson;
  userIndex: number;
}

/**
 * Enquiries for Jheel Mahal's inbox, by users who have none there.
 * @param taken indexes of the users who have written to it
 * @param newcomer writes the latest enquiry, and signed up shortly before
 */
export function ownerDashboardEnquiries(
  users: readonly DemoPerson[],
  taken: ReadonlySet<number>,
  newcomer: Writer,
): DemoEnquiry[] {
  const free = users.flatMap((user, userIndex) =>
    userIndex > 0 && !taken.has(userIndex) ? { user, userIndex } : [],
  );
  return [...UNANSWERED, ...OTHERS].map((enquiry, i) => {
    const writer = i === 0 ? newcomer : free[i * 3];
    if (!writer) throw new Error('The demo has too few users for Jheel Mahal’s inbox');
    const { user, userIndex } = writer;
    return {
      ...enquiry,
      ...{ kind: 'venue', listingKey: 'jheel-mahal', userIndex, name: user.fullName, contact: user.phone },
      ...{ location: user.city, address: `${12 + i} Station Road, ${user.city}` },
    };
  });
}
