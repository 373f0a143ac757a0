import { reviewLines } from '../review-lines.js';
import { TABLES_SPARES } from '../review-spares.js';
import type { WorkReviews } from './words.js';

/** Décor, food, drinks and birthdays: services that set something up. */
export const TABLES: WorkReviews = {
  good: reviewLines(`
Everything stood ready two hours before the first guest.
The quotation had one page and the bill had the same number.
{s} was on the ground from the morning and saw everything.
They left the place cleaner than they had found it.
{r} had a list of {k} complaints ready and used none.
When it rained they had covers on within minutes.
{s} talked us out of two things that we did not need.
They had thought of the drivers, the band and the priest.
It looked like the drawing, only better.
We were {g} instead of the number we had said, and nobody noticed.
[decorator] Fresh marigold everywhere, and you could smell it from the gate.
[decorator] The mandap made {r} stop giving instructions.
[decorator] Warm lamps, ironed drapes, not one plastic flower.
[decorator] They changed the stage between two functions while we ate.
[caterer] The {d} was gone before I got to it; everyone told me about it.
[caterer] The last table ate as hot as the first.
[caterer] {r} asked for the recipe of the {d}.
[caterer] The Jain counter was truly separate. My aunt went to check.
[caterer] Plates were counted with my brother, and ours came out lower than guaranteed.
[bartender] The drink named after us had a queue of its own.
[bartender] Mocktails so good that the boys' side forgot to complain.
[bartender] Unopened bottles came back to us, counted.
[birthdayentry] Our son came in on the train and did not want to get off.
[birthdayentry] The balloon arch was in quiet colours, as asked.
[birthdayentry] Forty children, no tears, done by eight.
`),
  grumbles: reviewLines(`
The set-up began late, although it was ready in time.
Extra lights were charged apart.
{s} is excellent, but there is only one of {s}.
They need {t} minutes to answer a message, and on Mondays a day.
[decorator] Some flowers at the back were yesterday's.
[decorator] The aisle carpet had seen other weddings.
[caterer] The {d} was mild for our family.
[caterer] Starters were slow for the first half hour.
[bartender] The ice ran short towards {h}.
[birthdayentry] Two balloons burst in the cake.
`),
  bad: reviewLines(`
Half of what was on the list was not there.
The crew had left by {h} and we packed up ourselves.
The bill had three lines that nobody had mentioned.
[decorator] We paid for real flowers and got cloth.
[caterer] Food ran out with {c} guests still to eat.
[bartender] The bar stood without a bartender for {t} minutes.
[birthdayentry] The entry car would not start and nobody had a plan.
`),
  spares: TABLES_SPARES,
  messages: [
    'About {g} guests, evening function. Please send a price with everything in it.',
    'Can you visit the venue with us before we decide?',
    'We would like it simple and fresh. What is possible for {g}?',
    'When do you begin to set up, and who stays until the end?',
    'Is a smaller version possible for the day before as well?',
    'The venue has its own rules for outside vendors. Have you worked with such?',
  ],
};
