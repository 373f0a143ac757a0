import type { VenueFamily } from '../venue-types.js';

/** Event types as typed by couples; common ones are repeated. */
export const EVENT_TYPES: (readonly [string, number])[] = [
  ['Wedding', 40],
  ['Reception', 18],
  ['Sangeet', 10],
  ['Engagement', 10],
  ['Mehendi', 6],
  ['Haldi', 5],
  ['Birthday', 4],
  ['Anniversary', 4],
  ['Ring Ceremony', 2],
  ['Nikah', 3],
  ['Walima', 2],
  ['Naming Ceremony', 1],
  ['Baby Shower', 1],
  ['Griha Pravesh Lunch', 1],
];

export interface EnquiryLine {
  text: string;
  /** If set, only for these types of event. */
  types?: string[];
  families?: VenueFamily[];
}

const WEDDING = ['Wedding'];
const EVENING = ['Wedding', 'Reception', 'Sangeet'];
const SMALL = [
  'Engagement',
  'Mehendi',
  'Haldi',
  'Birthday',
  'Anniversary',
  'Ring Ceremony',
  'Naming Ceremony',
  'Baby Shower',
];
const OUTDOORS: VenueFamily[] = ['lawn', 'garden', 'resort', 'club', 'beach', 'lake', 'haveli'];
const STAYS: VenueFamily[] = ['hotel', 'resort', 'beach'];

/** Messages, as long and direct as those of real couples. {g} is the number of guests, {e} the event, {c} their city. */
export const MESSAGES: EnquiryLine[] = [
  {
    types: WEDDING,
    text: 'Muhurat is 7.42 in the evening. Can we have the place from 10 in the morning for the decorators?',
  },
  {
    types: WEDDING,
    text: 'Morning pheras at 6.15, breakfast for all and lunch for {g}. Is an early start a problem for the kitchen?',
  },
  { types: WEDDING, text: 'About {g} guests, half of them from {c} by train. Do you know a bus operator?' },
  {
    types: WEDDING,
    text: 'We have two ceremonies, a Hindu one in the morning and a church blessing after. Can one stage be changed in between?',
  },
  {
    types: WEDDING,
    text: 'Two elders use wheelchairs. Please tell us honestly about steps, and about toilets.',
  },
  { types: WEDDING, text: 'Our pandit wants a real fire, not gas. Is this allowed where the mandap stands?' },
  {
    types: WEDDING,
    text: 'Please quote for {g} plates, veg only, and separately for the hall without food.',
  },
  {
    types: WEDDING,
    text: 'Baraat of about 150 with dhol and one horse. From where can it start and until when?',
  },
  {
    types: WEDDING,
    text: 'We would like a Gujarati lunch and a Punjabi dinner. Can your cooks do both or may we bring a maharaj?',
  },
  { types: WEDDING, text: 'The date can move two days either way if the rate is better. Guests {g}.' },
  {
    types: WEDDING,
    text: 'I am writing from Toronto, so video call please, any morning your time. {g} guests.',
  },
  {
    types: WEDDING,
    text: 'Anand Karaj at noon, then lunch. Where could the Guru Granth Sahib be placed, and is that room free of shoes and smoking?',
  },
  { types: WEDDING, text: 'Small wedding, {g} people, no DJ, no stage. Do you have a minimum?' },
  {
    types: WEDDING,
    text: 'Muhurtham 9 to 10.30. We need tiffin from 6.30 and leaf lunch from 11. Nadaswaram will sit near the stage.',
  },
  {
    types: WEDDING,
    text: 'My brother was married at yours four years ago. Same arrangement please, with {g} guests this time.',
  },
  { types: EVENING, text: 'Music till what time? Please tell us indoor and outdoor separately.' },
  { types: EVENING, text: 'Around {g} people. What is the parking, and do we pay for valets extra?' },
  {
    types: EVENING,
    text: 'Need the final price for {g} including tax, generator and cleaning. We have been surprised once already.',
  },
  { types: EVENING, text: 'Cocktails before dinner, so please send the licence procedure also.' },
  {
    types: EVENING,
    text: 'We are bringing our own decorator. Are there hanging points, and from what hour can they come in?',
  },
  {
    types: ['Sangeet'],
    text: 'Twelve performances, so we need a proper stage, a green room and a sound check at 3 pm.',
  },
  {
    types: ['Sangeet'],
    text: 'Family dances, about {g} people, a live dholak and a DJ afterwards. Is there a wooden floor?',
  },
  {
    types: ['Reception'],
    text: 'Only reception, dinner for {g}, guests come and go between 7 and 11. Can you run three counters?',
  },
  {
    types: ['Reception'],
    text: 'Wedding is in {c} the day before. We arrive at noon. Could four rooms be kept for changing?',
  },
  {
    types: ['Nikah'],
    text: 'Nikah after asr and lunch before it. Separate seating for ladies if the hall can be divided.',
  },
  {
    types: ['Walima'],
    text: 'Walima dinner for {g}. Biryani from our own cook, the rest from you. Is that possible?',
  },
  {
    types: ['Mehendi'],
    text: "Ladies only from 2 to 6, about {g}. Need low seating, daylight and eight mehendi artists' places.",
  },
  {
    types: ['Mehendi'],
    text: 'Mehendi with lunch and some chaat. Nothing formal. Is the verandah or the small hall free?',
  },
  {
    types: ['Haldi'],
    text: 'Haldi in the morning. There will be colour and flowers on the floor, we will pay for cleaning.',
  },
  { types: ['Haldi'], text: 'Can we use the garden from 9 to 12 only? {g} people, breakfast and chai.' },
  {
    types: ['Engagement', 'Ring Ceremony'],
    text: 'Ring ceremony and lunch, {g} guests, vegetarian. A small stage is enough.',
  },
  {
    types: ['Engagement', 'Ring Ceremony'],
    text: 'Two families meeting properly for the first time, so good food and a quiet room matter more than decoration.',
  },
  {
    types: ['Birthday'],
    text: 'My mother turns 60. {g} people, old Hindi songs, dinner by 8.30 because of the elders.',
  },
  {
    types: ['Birthday'],
    text: 'First birthday of our daughter. Is there a place for children that is away from the steps and the water?',
  },
  {
    types: ['Anniversary'],
    text: 'Silver anniversary of my parents, they think that it is a dinner for ten. It is for {g}.',
  },
  { types: ['Anniversary'], text: 'Golden anniversary with a small havan in the morning and lunch.' },
  {
    types: SMALL,
    text: 'Only {g} people. Would you give us the smaller space, or is the price for the whole?',
  },
  { types: SMALL, text: 'Half day is enough, 11 to 3. Please send the menu with prices.' },
  { families: OUTDOORS, text: 'What is the plan if it rains, and until what time on the day can we decide?' },
  {
    families: OUTDOORS,
    text: 'Is the ground lit, or do we bring lights? And are there mosquitoes, please say frankly.',
  },
  {
    families: OUTDOORS,
    text: 'We want to be under the trees and not in a hall. {g} guests. Heaters in case it is cold?',
  },
  { families: ['lake'], text: 'Can the bride come by boat? She can swim, her mother cannot watch.' },
  {
    families: ['lake'],
    text: 'Evening pheras, so we need the water side from 4 pm. Is the verandah covered?',
  },
  { families: ['beach'], text: 'What time is high tide that week? We want the ceremony on the sand.' },
  {
    families: ['beach'],
    text: 'Barefoot wedding for {g}. Is the beach in front open to the public in the evening?',
  },
  { families: ['rooftop'], text: 'How many persons does the lift take? My grandfather uses a walker.' },
  { families: ['rooftop'], text: 'We are {g} and may become ten more. Is the number strict?' },
  {
    families: ['haveli'],
    text: 'Is photography allowed in all courts? Our photographer would like to come a day early.',
  },
  {
    families: STAYS,
    text: 'We need 22 rooms for two nights. What is the rate with breakfast if we take the hall also?',
  },
  { families: STAYS, text: 'Early check-in at 8 is important, the Rajdhani comes at 6.30.' },
  {
    families: ['community'],
    text: 'We will bring our own cook. Kindly tell the rent, electricity and vessel charges.',
  },
  {
    families: ['banquet', 'hotel', 'conference'],
    text: 'Is another function booked on that day in the other hall? We would rather know.',
  },
  { text: 'We liked the place when a friend was married there. Is the date free?' },
  { text: 'Please call after 6 pm, I work till then. Guests about {g}.' },
  { text: 'Kindly share availability for this date and the Sunday after it.' },
  { text: 'Our budget is fixed, so please tell us what is possible in it for {g} people.' },
  { text: 'We can visit this Saturday morning. Is somebody there at 11?' },
  { text: 'Is the advance returned if someone in the family falls ill, or does only the date move?' },
  { text: 'Jain food for 40 of our {g} guests. Separate counter possible?' },
  { text: 'Guests are {g} on paper. In our family that means fifteen more.' },
];

/** Streets of couples' homes: flats, colonies and lanes that could be in any town. */
export const HOMES = [
  '{n}, Shanti Kunj Apartments',
  'Flat {n}, Nandanvan Society',
  "{n} Teachers' Colony",
  'House No. {n}, Lane 4, Green Park Extension',
  "{n}/2 Railway Officers' Colony",
  '{n} Ashok Vihar, Phase II',
  'B-{n} Lake View Residency',
  '{n} Bank Colony, near the water tank',
  '{n}, Second Main, Vidya Nagar',
  'Plot {n}, Sector 7',
  '{n} Model Town',
  '{n} Old Post Office Street',
  'C/{n} Surya Towers',
  '{n} Gandhi Ward, behind the library',
  'Villa {n}, Palm Meadows',
  '{n} Civil Lines',
  '{n} Mission Compound',
  "{n} Doctors' Lane",
  '{n}, Third Floor, Rose Apartments',
];
