/** Data for the admin pages: general enquiries, pending stories and an unfinished article. */

interface DemoEnquiry {
  kind: 'general' | 'contact' | 'call_back';
  name: string;
  /** Last five digits of an unassigned number. */
  phone: number;
  location: string;
  typeOfEvent: string;
  message: string;
  hoursAgo: number;
  /** An admin has marked it as read. */
  read?: true;
  /** About the event; enquiries of the kind `general` have all three. */
  event?: { guests: number; inDays: number; address: string };
}

export const DEMO_DESK_ENQUIRIES: readonly DemoEnquiry[] = [
  {
    ...{
      kind: 'general',
      name: 'Nandini Bhargava',
      phone: 61204,
      location: 'Jaipur',
      typeOfEvent: 'Wedding',
    },
    message: 'We are looking for two courtyards on one evening: one for the pheras, one for dinner.',
    hoursAgo: 3,
    event: { guests: 340, inDays: 96, address: '18 Bani Park, Jaipur' },
  },
  {
    ...{
      kind: 'call_back',
      name: 'Imran Siddiqui',
      phone: 61377,
      location: 'Lucknow',
      typeOfEvent: 'Call-back',
    },
    message: '',
    hoursAgo: 5,
  },
  {
    ...{ kind: 'contact', name: 'Sister Rosamma', phone: 61422, location: 'Kochi', typeOfEvent: 'Contact' },
    message: 'The bride’s family asks whether the venues near Fort Kochi have a ramp for two wheelchairs.',
    hoursAgo: 9,
  },
  {
    ...{
      kind: 'general',
      name: 'Tarun Mehra',
      phone: 61530,
      location: 'Delhi',
      typeOfEvent: 'Hotel Inquiry',
    },
    message: '',
    hoursAgo: 22,
    event: { guests: 80, inDays: 41, address: 'B 44, Greater Kailash 1, New Delhi' },
  },
  {
    ...{
      kind: 'general',
      name: 'Lata Deshmukh',
      phone: 61655,
      location: 'Pune',
      typeOfEvent: 'Thread ceremony',
    },
    message: 'A hall with a kitchen that our own cook may use.',
    hoursAgo: 30,
    event: { guests: 150, inDays: 63, address: '7 Prabhat Road, Pune' },
  },
  {
    ...{ kind: 'contact', name: 'Gurleen Kaur', phone: 61718, location: 'Amritsar', typeOfEvent: 'Contact' },
    message: 'Your list shows our cousin’s lawn under the wrong city. It is in Amritsar, not Jalandhar.',
    hoursAgo: 52,
    read: true,
  },
  {
    ...{
      kind: 'call_back',
      name: 'Revathi Subbu',
      phone: 61846,
      location: 'Chennai',
      typeOfEvent: 'Call-back',
    },
    message: '',
    hoursAgo: 76,
    read: true,
  },
  {
    ...{
      kind: 'general',
      name: 'Abhishek Dutta',
      phone: 61933,
      location: 'Kolkata',
      typeOfEvent: 'Reception',
    },
    message: 'Fish on the menu is a must, and a stage for eight musicians.',
    hoursAgo: 120,
    read: true,
    event: { guests: 500, inDays: 118, address: '21 Ballygunge Place, Kolkata' },
  },
];

interface DeskStory {
  key: string;
  title: string;
  /** Index of the author among the demo's users. */
  authorIndex: number;
  content: string;
  pictures: readonly string[];
  daysAgo: number;
  /** Reason of a rejection, if any. */
  rejected?: string;
}

export const DEMO_DESK_STORIES: readonly DeskStory[] = [
  {
    key: 'power-cut',
    title: 'The power went at nine, and nobody left',
    authorIndex: 14,
    content: `It was the second week of May, and the whole of our street went dark in the middle of the sangeet. The band stopped. My uncle said that this was it.

Then somebody’s aunt began to sing without a microphone, and the others found that they knew the words. We had forty lamps for the next morning’s puja, and we lit all of them. The cook moved his big karahi out under the neem tree and fried by torchlight.

## What I would do again

- Keep the puja lamps where you can reach them.
- Ask *before* the day who in the family sings.
- Let the generator be somebody else’s worry. Ours came at midnight, and by then we didn’t want it.`,
    pictures: ['lawnNight-3', 'thali-3'],
    daysAgo: 1,
  },
  {
    key: 'two-trains',
    title: 'A wedding between two trains',
    authorIndex: 23,
    content: `His parents came on the 6.40 from Nagpur and had to leave on the 5.15, because my mother-in-law doesn’t sleep in other people’s houses. That gave us ten hours.

We cut everything that we didn’t love. There was no cake, there were no games, and the photographer had one hour with the two of us. What we kept was the long lunch, at one table for ninety, and the walk around the fire, which the priest did slowly because we asked him to.

They caught the train with four minutes to spare. She waved her laddoo box out of the window until we couldn’t see it any more.`,
    pictures: ['train-2', 'longTable-2', 'phera-2'],
    daysAgo: 2,
  },
  {
    key: 'advertisement',
    title: 'Best decorators in town!!',
    authorIndex: 31,
    content: 'We do stage, entry gate, car and mandap at the lowest price. Ask for the season offer.',
    pictures: ['decor-3'],
    daysAgo: 6,
    rejected:
      'This is an advertisement and not the story of a wedding. You can register as a vendor instead.',
  },
];

export const DEMO_DRAFT = {
  title: 'What January asks of a caterer',
  category: 'Food',
  content: `Sixteen auspicious days in one month, and every good kitchen is booked for nineteen.

## Still to write

- What a second kitchen costs
- Two caterers on how they say no`,
  daysAgo: 3,
} as const;

/** Reasons for which owners flag reviews; the flagged ones have at most two stars. */
export const DEMO_FLAGS: readonly string[] = [
  'Nobody of this name was a guest here on that day. It may be about the hall next door.',
  'The dispute about the deposit was settled a week later; the review still tells half of it.',
  'It names a cook of ours and calls him a thief.',
];
