import { reviewLines } from '../review-lines.js';
import { RITES_SPARES } from '../review-spares.js';
import type { WorkReviews } from './words.js';

/** Jagrans and chowkis. */
export const RITES: WorkReviews = {
  good: reviewLines(`
The darbar was ready before anyone had come, and it was beautiful.
{s}'s voice needs no loudspeaker.
They knew {r}'s favourite bhent and sang it twice.
The whole colony came and stayed.
Prasad was hot, in pure ghee, and enough for everybody.
Everything on their list, nothing to run for at the last minute.
They did the sankalp with every name in our family, spelt right.
Kept the sound down after ten, so the neighbours came too.
The jyot never wavered. One man sat by it all the time.
Real flowers and lamps, no flashing lights.
They sang for love. One hears that.
{k} hours, and the children were still clapping.
My mother cried and said that it was like her own home.
They took only what we gave, and blessed us.
[jagransetup] The story at four in the morning, and not one person asleep.
[jagransetup] Tea at one, three and five, as they had said.
[matachowkisetup] Kanya pujan was done with so much care.
[matachowkisetup] Began at seven, done by ten, and nothing was hurried.
`),
  grumbles: reviewLines(`
The mattresses were too few for our crowd.
They began {t} minutes late.
One singer had a cold.
The tent cost extra.
More bhents and less talk, please.
`),
  bad: reviewLines(`
The singers left before the aarti.
The darbar was not what the picture had shown.
They argued about the dakshina before the guests.
Two singers came instead of {k}.
`),
  spares: RITES_SPARES,
  messages: [
    'It is before the wedding, at home. About {g} people over the evening.',
    'Which things do we keep ready, and what do you bring?',
    'The terrace is small. Can the darbar be made to fit?',
    'We would like old bhents only. Is that your way too?',
    'My parents wish to do kanya pujan with it. Is the pandit included?',
    'Do you take the permission for the night, or should we?',
  ],
};
