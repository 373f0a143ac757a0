/** A story that plays as a few pictures, each with its line. */
export interface Story {
  title: string;
  lines: readonly string[];
}

export const STORIES: readonly Story[] = [
  {
    title: 'How an enquiry travels',
    lines: [
      'You find a place that you like, and press Send Enquiry.',
      'Your date, your guests and your question are in the owner’s inbox. You have a code of six digits.',
      'You visit, ask and agree on a price. Nothing is booked until you say so.',
      'You give the owner your code, and they approve. 40% of the package price holds the date.',
    ],
  },
  {
    title: 'How we look at a listing',
    lines: [
      'An owner registers, and the listing waits. No couple sees it yet.',
      'One of us reads it: the address, the price per plate, the rules for music and for outside food.',
      'What is missing goes back with a reason. The owner puts it right and asks again.',
      'Then it appears. From that day on couples can say how it was, and the owner can answer, but not erase.',
    ],
  },
  {
    title: 'Why we are called Mandap',
    lines: [
      'A mandap is four posts and a roof of flowers. It stands for one evening.',
      'Under it two families sit closer than they have ever sat.',
      'Seven steps around a fire, and it is done. By midnight the posts are down.',
      'The lights, the food, the parking are there so that those seven steps go well. That part is our work.',
    ],
  },
];
