import { names, sentences } from './trade.js';

/** How a business was founded. {o} is the owner's full name, {y} the first year, {e} a number of events. */
export const HISTORY = sentences(`
  {o} has run it from {l} since {y} and still picks up the phone.
  It began in {y} in one room in {l}; some {e} events have followed.
  {o} started in {y}, for relations first, and has done about {e} events.
  The address in {l} has not changed since {y}, nor has {o}.
  After {e} events since {y}, {o} still comes to the first meeting in person.
  Since {y} the work has come by word of mouth, mostly from {l} and around it.
  {o} is the owner, the first to arrive, and since {y} the last to leave.
  About {e} families in and around {c} have been served since {y}.
  {y} was the first season; {o} has kept the notebook of all {e} events since.
  {o} learnt the trade from an uncle and has worked from {l} under this name since {y}.
`);

export const TRAVELS = sentences(`
  Comes to other cities too: from {c} by road or night train, at cost.
  Travel beyond {c} is gladly done, with a night's stay for the team.
  Has worked in six states and will leave {c} for a good wedding.
  Destination weddings are taken on; transport from {c} is billed as it comes.
  Anywhere that a train from {c} goes is near enough.
  Outside {c} the price stays the same and only the journey is added.
`);

export const STAYS = sentences(`
  Works in {c} and not beyond it, so as to be on time.
  Keeps to {c} and the villages around, within an hour of {l}.
  Only weddings in {c} are taken, as a matter of principle.
  Stays in {c}, where every hall and every short cut is known.
  Bookings are for {c} itself; for other places a friend can be named.
`);

/** First words of the names of mandalis. Names of deities are left to real ones. */
export const DEVOTIONAL_WORDS = names(
  'Deepmala, Manjira, Shankhnaad, Arunima, Dhoop, Kalash, Mauli, Chandan, Arghya, Tulsi, Kumkum, Pratah, Naivedya, Akshat, Durva, Ghantanaad, Madhuparna, Panchdeep, Pushpanjali, Swarmala, Bhaktimala, Deepshikha',
);

/** Reasons an admin would give, addressed to the vendor. */
export const VENDOR_REJECTIONS = [
  'The pictures carry another business’s mark. Please upload your own work and submit again.',
  'The phone number could not be reached on three days. Please check it.',
  'The packages have no prices that we could make sense of (1 rupee). Please enter real ones.',
  'You chose a category that does not fit what you describe. Please pick the right one.',
  'This business is listed already under another email address. Please use that one.',
  'The address has no street or landmark. Please add one.',
  'The summary is copied from another vendor. Please describe your work in your own words.',
  'Please state the years of experience and the events that you have really done; 900 in one year is not possible.',
];
