import { reviewLines, type ReviewLine } from '../review-lines.js';

/** What couples write about a kind of service. Placeholders as in reviews-good.ts; a category in brackets limits a line to it. */
export interface WorkReviews {
  good: ReviewLine[];
  grumbles: ReviewLine[];
  bad: ReviewLine[];
  /** Take the place of good lines that repeat within a vendor's reviews. */
  spares: ReviewLine[];
  /** Questions in enquiries; {g} is the number of guests. */
  messages: string[];
}

export const CONTEXTS = reviewLines(`
My sister's wedding in {m}.
We had them for two functions.
Booked on my colleague's word, eight months before.
Found them here and met them twice.
A small wedding at home, {c} people.
My parents' silver jubilee.
Our reception in {m}, about {g} guests.
Engagement and wedding, five weeks apart.
I booked from abroad and did everything on the phone with {s}.
Last-minute booking, nine days before the date.
Our third wedding in the family and the second time with them.
My brother's wedding, {g} guests and one hundred opinions.
For our daughter, in {m}.
A wedding of two states.
We compared {k} others first.
`);

export const CLOSERS = {
  good: reviewLines(`
Would book again.
We have passed the number on to two cousins.
Ask for {s}.
Fair price for what you get.
Paid the rest with a smile.
Book early; {m} is full.
Nothing to add.
{r} has asked for the number, which is the highest praise.
`),
  mixed: reviewLines(`
All right for the price.
Have everything written down.
We would think about it, and probably say yes.
They listened when we told them.
`),
  bad: reviewLines(`
We would not book again.
Look elsewhere.
Still waiting for an answer.
Not for this money.
`),
};

export const ANSWERS = {
  good: [
    'Thank you, {n}. You made it easy.',
    'Thank you for writing, {n}. {s} read it to everyone on the way to the next wedding.',
    'It was a happy house, {n}. Our regards to the elders.',
    'Thank you, {n}. Please send us one picture.',
    'We were glad to be there, {n}. All good wishes to the couple.',
  ],
  mixed: [
    'Fair points, {n}. We have changed the first of them already.',
    'Thank you for telling us plainly, {n}. We do better now.',
    'You are right, {n}, and it is on our list for the new season.',
  ],
  bad: [
    'We are sorry, {n}. I would like to call you myself and put right what can be.',
    'This should not have happened, {n}. Part of the amount has been sent back today.',
    'No excuse, {n}. Please write to me directly.',
  ],
};
