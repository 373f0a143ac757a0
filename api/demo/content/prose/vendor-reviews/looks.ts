import { reviewLines } from '../review-lines.js';
import { LOOKS_SPARES } from '../review-spares.js';
import type { WorkReviews } from './words.js';

/** Pictures, make-up, mehendi and tattoos. */
export const LOOKS: WorkReviews = {
  good: reviewLines(`
{s} noticed what we liked without our finding the words.
They came ten minutes before the time and began at once.
{r} hates fuss and was won over by {s} in {k} minutes.
Calm hands, clean work, no running commentary.
The result lasted from noon until the last photograph.
They had looked at what we sent and remembered it.
No pushing of costlier packages at any point.
{s} stayed an hour longer because our muhurat moved, and charged nothing.
My mother, who was against it, is now in every second story they tell.
They asked {k} good questions and then left us alone.
[photographer] The pictures of {r} laughing are worth the whole fee.
[photographer] You do not notice them, and then they have everything.
[photographer] The album came in five weeks, as they had said.
[photographer] The film made my father leave the room for a minute.
[photographer] Group photographs of {g} people in twenty minutes. I timed it.
[photographer] They got the garland moment although half of the family stood in front.
[makeupartist] I looked like myself on a very good day.
[makeupartist] The base matched my neck. After three other trials, I could have cried.
[makeupartist] The hair held through the baraat, two showers of petals and my nephews.
[makeupartist] {s} draped {k} saris before lunch without a single pin showing.
[makeupartist] Nothing ran, and I wept for an hour.
[mehendiartist] The stain was nearly black by the second morning.
[mehendiartist] It took my husband forty minutes to find his name.
[mehendiartist] Lines like a pen. Everybody in the queue wanted the same flower.
[mehendiartist] They finished {c} guests before dinner and nobody was hurried.
[tattooartist] The children queued three times for peacocks.
[tattooartist] One small line on the wrist, exactly as drawn, healed in a week.
[tattooartist] Clean needles, gloves, a proper talk first. I felt safe.
`),
  grumbles: reviewLines(`
Answers on the phone come late in the evening.
They came with one assistant fewer than agreed.
We had to ask twice for the bill.
The travel charge was a surprise.
{s} is the best of them; ask for {s} by name.
[photographer] The last pictures came two weeks late.
[photographer] A little too much blue in the reception film.
[makeupartist] The lashes were heavier than in the trial.
[makeupartist] My aunts had to wait {t} minutes.
[mehendiartist] The guests' designs repeat after a while.
[mehendiartist] The paste on the feet was thinner.
[tattooartist] The queue was long and the stencils few.
`),
  bad: reviewLines(`
Another person came than the one we had booked.
They were {t} minutes late and blamed the map.
Rude to my mother when she asked about the price.
The final sum was not the sum in the message.
[photographer] The whole of the varmala is out of focus.
[makeupartist] I was two shades lighter than my own hands.
[mehendiartist] The stain was orange and stayed orange.
[tattooartist] The airbrush came off on my cousin's white sherwani.
`),
  spares: LOOKS_SPARES,
  messages: [
    'Is the whole day free on this date? The function begins at five.',
    'We are {g} guests, but only the two families matter for you. What would you suggest?',
    'May we come and see your work on a Sunday?',
    'Do you come to the house, and how early can you be there?',
    'We liked what you did for a friend. Is the same person free?',
    'Is the advance moved with the date, if the date moves?',
  ],
};
