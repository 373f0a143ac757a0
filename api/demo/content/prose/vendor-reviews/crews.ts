import { reviewLines } from '../review-lines.js';
import { CREWS_SPARES } from '../review-spares.js';
import type { WorkReviews } from './words.js';

/** Welcome, waiters, valets and rooms: people who look after guests. */
export const CREWS: WorkReviews = {
  good: reviewLines(`
The number that we had paid for came, in clean uniforms.
{s} had the whole list in the head by six.
{r} was met at the car and walked to a chair.
Polite at seven and still polite at midnight.
Nobody asked for a tip.
They solved {k} problems before we heard of them.
The captain took the blame for something that was our fault.
They stayed until the last guest had gone.
Our guests asked who they were.
{s} carried my great-aunt's bag and her opinions.
[welcomegirls] Ittar, tilak and the right table, in under a minute.
[welcomegirls] They greeted my in-laws by name. That alone was worth it.
[welcomegirls] The brass lamps stayed lit the whole evening.
[waiterservice] I never saw an empty glass.
[waiterservice] Elders were served where they sat.
[waiterservice] They washed up and left our kitchen as it was.
[valetparking] I waited four minutes for my car, with two hundred others.
[valetparking] They photographed each car first. No arguments at all.
[valetparking] The lane stayed open for the bride.
[roomsbooking] Keys were in envelopes with names, so nobody queued.
[roomsbooking] They took back six rooms without a word about money.
[roomsbooking] Hot water at five for forty people. I still do not know how.
[roomsbooking] The night train was met by {s}, with a board and tea.
`),
  grumbles: reviewLines(`
Two of them were new, and it showed.
They were kind but too few between nine and ten.
Overtime is counted to the minute.
The supervisor changed on the morning.
[valetparking] Quick at seven, slow at midnight.
[waiterservice] The first trays went to the cousins by the kitchen door.
[welcomegirls] The garlands ran short by {k}.
[roomsbooking] Two rooms looked on to the generator.
`),
  bad: reviewLines(`
Half of the crew came, at the whole price.
We could not reach anybody after {h}.
They vanished during dinner.
[valetparking] A scratch on my uncle's car, and a week of denials.
[waiterservice] My brothers served the dessert.
[welcomegirls] They were on their phones when the baraat came.
[roomsbooking] Rooms were not ready until six in the evening.
`),
  spares: CREWS_SPARES,
  messages: [
    'We expect {g} guests, most of them between seven and eight. How many of your people would that take?',
    'The gate is on a narrow road. Could you come and look at it?',
    'What is the rate for one hour more?',
    'Who is in charge on the day, and is that person reachable at night?',
    'Some of our guests are old and a few come in wheelchairs.',
    'We have our own caterer and planner. You would work with them.',
  ],
};
