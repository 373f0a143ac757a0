import type { ListingKind } from '../../src/features/listing/listing.constants.js';

/** Messages between the demo's couple and a business, oldest first. */
export interface DemoConversation {
  kind: ListingKind;
  listingKey: string;
  /** The first message was sent this many days after the enquiry. */
  startsAfterDays: number;
  messages: readonly { from: 'couple' | 'business'; body: string }[];
}

const couple = (body: string) => ({ from: 'couple', body }) as const;
const business = (body: string) => ({ from: 'business', body }) as const;

export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    kind: 'venue',
    listingKey: 'jheel-mahal',
    startsAfterDays: 0.004,
    messages: [
      business('Namaste Ananya ji, yes, the verandah is covered on the lake side. It seats about 120.'),
      couple('That is enough for the elders. Is the boat jetty ours for the baraat?'),
      business('Yes, from 5 pm. The boats are from the city’s boat club; we give you their number.'),
    ],
  },
  {
    kind: 'venue',
    listingKey: 'the-aravalli-ballroom',
    startsAfterDays: 0.5,
    messages: [
      business('The stage is 24 by 16 feet. A rehearsal from 6 to 9 pm the evening before is included.'),
      couple('Perfect. Can the DJ set up during the rehearsal?'),
      business('Yes, if he brings his own cables. There are two sockets of 32 A beside the stage.'),
      couple('Then let’s book it. We will call you with our code.'),
    ],
  },
  {
    kind: 'venue',
    listingKey: 'suraj-bagh-lawns',
    startsAfterDays: 0.3,
    messages: [
      business('Three buses are no problem. They can stay inside the second gate until 1 am.'),
      couple('Thank you. 550 guests is the final number for now, plus or minus twenty.'),
    ],
  },
  {
    kind: 'venue',
    listingKey: 'kesar-kothi',
    startsAfterDays: 1,
    messages: [
      couple('Is lunch for eighty possible as a thali, seated on the floor?'),
      business('Yes, in the marble court. That Saturday is full, so we have offered you two other days.'),
    ],
  },
  {
    kind: 'vendor',
    listingKey: 'maand-frames',
    startsAfterDays: 1,
    messages: [
      business('One album of 40 pages is included, and all pictures on a drive within five weeks.'),
      couple('Do you need a list of the family portraits?'),
      business('Please, by name and side. With a list, thirty portraits take us half an hour.'),
    ],
  },
];
