import type { DemoEnquiry, EnquiryState } from './enquiry-types.js';
import type { DemoPerson } from './people.js';

/** The wedding day of the demo's couple, in days from today. */
const WEDDING_DAY = 87;
/** Day of their engagement, when the families met. */
const RINGS_DAY = -63;

const ADDRESS = '22 Fatehpura, Udaipur';

type Asked = Pick<
  DemoEnquiry,
  'listingKey' | 'typeOfEvent' | 'guests' | 'daysFromNow' | 'message' | 'rejection' | 'offeredDaysFromNow'
> & {
  state: EnquiryState;
  createdDaysAgo: number;
  requestedDaysFromNow?: number;
};

const MEHENDI = { typeOfEvent: 'Mehendi', guests: 80, daysFromNow: WEDDING_DAY - 2 };
const HALDI = { typeOfEvent: 'Haldi', guests: 90, daysFromNow: WEDDING_DAY - 1 };
const SANGEET = { typeOfEvent: 'Sangeet', guests: 320, daysFromNow: WEDDING_DAY - 1 };
const WEDDING = { typeOfEvent: 'Wedding', guests: 420, daysFromNow: WEDDING_DAY };
const RECEPTION = { typeOfEvent: 'Reception', guests: 550, daysFromNow: WEDDING_DAY + 1 };
const RINGS = { typeOfEvent: 'Ring Ceremony', guests: 90, daysFromNow: RINGS_DAY };

const AT_VENUES: readonly Asked[] = [
  {
    ...WEDDING,
    listingKey: 'jheel-mahal',
    message: 'Evening pheras, so we need the lake side from 4 pm. Is the verandah covered?',
    state: 'pending',
    createdDaysAgo: 0.02,
  },
  {
    ...MEHENDI,
    listingKey: 'kesar-kothi',
    message: 'Mehendi from noon in the marble court, lunch for eighty. Can the canvas be drawn for shade?',
    state: 'pending',
    offeredDaysFromNow: [WEDDING_DAY - 4, WEDDING_DAY - 3],
    createdDaysAgo: 3,
  },
  {
    ...HALDI,
    listingKey: 'gulab-mandap-garden',
    message: 'Haldi from nine to twelve, marigold everywhere. We bring our own halwai for the sweets.',
    state: 'approved',
    createdDaysAgo: 33,
  },
  {
    ...SANGEET,
    listingKey: 'the-aravalli-ballroom',
    message: 'Twelve family dances, so we need a stage of 24 feet and a rehearsal the evening before.',
    state: 'approved',
    createdDaysAgo: 38,
  },
  {
    ...RECEPTION,
    listingKey: 'suraj-bagh-lawns',
    message: 'Kartik’s family comes from Kota by three buses. Can they park inside until midnight?',
    state: 'approved',
    createdDaysAgo: 36,
    requestedDaysFromNow: WEDDING_DAY + 2,
  },
  {
    ...WEDDING,
    listingKey: 'sagar-kinara',
    message: 'We would like the terrace for the pheras and the lawn for dinner.',
    state: 'rejected',
    rejection: { reason: 'DATE_TAKEN', note: 'The week after is free, if your families can wait.' },
    createdDaysAgo: 45,
  },
  {
    ...WEDDING,
    listingKey: 'fateh-fort-retreat',
    message: 'Is there a lift to the rampart? Both grandmothers want to see the pheras from close by.',
    state: 'withdrawn',
    createdDaysAgo: 51,
  },
  {
    ...RINGS,
    listingKey: 'bel-patra-rooftop',
    message: 'Only the two families, tea and then dinner. Please keep the music low for the speeches.',
    state: 'approved',
    createdDaysAgo: 104,
  },
  {
    ...RINGS,
    listingKey: 'mor-pankh-vatika',
    message: 'A small evening with dinner for ninety. Do you have heaters for the lawn?',
    state: 'pending',
    createdDaysAgo: 110,
  },
];

const AT_VENDORS: readonly Asked[] = [
  {
    ...MEHENDI,
    listingKey: 'rang-mehendi-studio',
    message:
      'Bridal hands and feet for me, and simple ones for about eighty guests. Can two of you come at noon?',
    state: 'pending',
    createdDaysAgo: 0,
  },
  {
    ...WEDDING,
    listingKey: 'maand-frames',
    message: 'Two photographers from the baraat to the vidaai, and one for films. Is the album included?',
    state: 'approved',
    createdDaysAgo: 30,
  },
  {
    ...WEDDING,
    listingKey: 'rohida-face-and-hair',
    message: 'Bridal make-up and hair for the evening pheras, and a trial in the month before.',
    state: 'approved',
    createdDaysAgo: 27,
  },
  {
    ...SANGEET,
    listingKey: 'navneet-maheshwari-sounds',
    message: 'Twelve dances in a row, each with its own track. We send them on a drive a week before.',
    state: 'approved',
    createdDaysAgo: 24,
  },
  {
    ...WEDDING,
    listingKey: 'royal-amaltas-band',
    message: 'Baraat of 150 from the ghat road at six. Is an hour and a half too long for your band?',
    state: 'approved',
    createdDaysAgo: 21,
  },
  {
    ...HALDI,
    listingKey: 'rohida-mandap-makers',
    message: 'Marigold strings over the garden and a low swing for the haldi. Nothing in the trees, please.',
    state: 'pending',
    createdDaysAgo: 4,
  },
  {
    ...HALDI,
    listingKey: 'peelu-dholis',
    message: 'Two dhols for the haldi, from ten to half past eleven.',
    state: 'rejected',
    rejection: { reason: 'NOT_OUR_KIND_OF_EVENT', note: 'We play baraats only, with eight dhols.' },
    createdDaysAgo: 19,
  },
  {
    ...SANGEET,
    listingKey: 'madhulika-on-the-mic',
    message: 'Hindi and Mewari, and please no jokes about mothers-in-law. Mine will be in the front row.',
    state: 'withdrawn',
    createdDaysAgo: 23,
  },
  {
    ...RINGS,
    listingKey: 'rohida-henna-house',
    message: 'Simple designs for the women of both families, about thirty hands.',
    state: 'approved',
    createdDaysAgo: 92,
  },
];

/** Enquiries of the demo's couple, the first user, at venues or vendors: five functions around one wedding day. */
export const enquiriesOfCouple = (kind: DemoEnquiry['kind'], couple: DemoPerson): DemoEnquiry[] =>
  (kind === 'venue' ? AT_VENUES : AT_VENDORS).map((asked) => ({
    ...asked,
    kind,
    userIndex: 0,
    name: couple.fullName,
    contact: couple.phone,
    location: couple.city,
    address: ADDRESS,
  }));
