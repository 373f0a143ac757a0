import { reviewLines } from '../review-lines.js';
import { STAGES_SPARES } from '../review-spares.js';
import type { WorkReviews } from './words.js';

/** Music and entertainment. */
export const STAGES: WorkReviews = {
  good: reviewLines(`
They began on the minute and stopped when the priest raised his hand.
{r} danced. I have it on film.
The whole hall was on its feet by {h}.
{s} understood our crowd within five minutes.
Loud where it should be, quiet where the elders sat.
They had asked for our list and really used it.
Clean jokes, clean words, and still everybody laughed.
{s} kept going when the lights went out.
The children followed them around all evening.
They stayed for {k} more songs because nobody would let them go.
Dressed as promised, polite at the gate, fed and grateful.
No shouting into microphones. Thank you.
[bandbaja] The trumpet made our lane come out on the balconies.
[bandbaja] Old songs for my grandfather, in tune, uphill.
[dhol] Two dholis and not one cousin left sitting.
[dhol] They began softly, and then our knees gave up.
[dj] Four decades mixed so well that my parents outlasted us.
[dj] Family dance tracks were cut and ready at the rehearsal.
[anchor] {s} had learnt everybody's name, even of the difficult uncles.
[anchor] The evening ran to the minute and felt free.
[livesinger] {s} sang my grandmother's favourite and she sang along.
[livesinger] Ghazals at the volume of talk. Perfect.
[magicians] He found my husband's ring in a laddoo.
[magicians] My banker uncle still cannot explain the cards.
[fogevent] The cloud stayed at our knees and nobody coughed.
[fogevent] Our first dance looks like a dream in the film.
[gamecoordinator] The two families mixed at last, over a tug of war.
[gamecoordinator] Prizes that people really took home.
[messkot] The elephant was the favourite guest of all under ten.
[messkot] Washed costumes and a helper beside each one.
`),
  grumbles: reviewLines(`
The sound check ran into our mehendi.
The first half hour was slow.
They took a break of {t} minutes at the best moment.
A little too loud by the buffet.
We had to remind them of the list.
[dj] Too much of this year's songs for {r}.
[bandbaja] The last row of players was out of step.
[anchor] One joke about mothers-in-law too many.
[magicians] From the sides one could see a bit too much.
[fogevent] The second machine needed coaxing.
[messkot] The bear tired early.
`),
  bad: reviewLines(`
They came {t} minutes late and the baraat waited.
Fewer people came than we had paid for.
They asked the guests for tips, again and again.
The microphone died and there was no other.
They left at {h}, in the middle of it all.
`),
  spares: STAGES_SPARES,
  messages: [
    'Our function is for {g} guests and ends at ten. Is that long enough for you?',
    'Do you need a stage, and how much current?',
    'The elders like old songs and quiet. Is that all right with you?',
    'How many people come with you, and do they need rooms?',
    'Can we hear or see a whole programme before we book?',
    'My cousins would like to be part of it. Do you do that?',
  ],
};
