/** A story that plays as a video of our own pictures, each with its line as a caption. */
export interface Story {
  /** The name of its files under videos/, which `npm run story-videos` makes. */
  key: string;
  title: string;
  lines: readonly { text: string; picture: string }[];
}

export const STORIES: readonly Story[] = [
  {
    key: 'enquiry',
    title: 'How an enquiry travels',
    lines: [
      { picture: 'lakePalace', text: 'You find a place that you like, and press Send Enquiry.' },
      {
        picture: 'palanquin',
        text: 'Your date, your guests and your question travel to the owner. You have a code of six digits.',
      },
      {
        picture: 'gardenWalk',
        text: 'You visit, ask and agree on a price. Nothing is booked until you say so.',
      },
      {
        picture: 'ringBox',
        text: 'You give the owner your code, and they approve. 40% of the package price holds the date.',
      },
    ],
  },
  {
    key: 'listing',
    title: 'How we look at a listing',
    lines: [
      { picture: 'rangoli', text: 'An owner registers, and the listing waits. No couple sees it yet.' },
      {
        picture: 'haveli',
        text: 'One of us reads it: the address, the price per plate, the rules for music and for outside food.',
      },
      {
        picture: 'ballroom',
        text: 'What is missing goes back with a reason. The owner puts it right and asks again.',
      },
      {
        picture: 'lawnNight',
        text: 'Then it appears. From that day on couples can say how it was, and the owner can answer, but not erase.',
      },
    ],
  },
  {
    key: 'name',
    title: 'Why we are called Mandap',
    lines: [
      {
        picture: 'floralMandap',
        text: 'A mandap is four posts and a roof of flowers. It stands for one evening.',
      },
      { picture: 'varmala', text: 'Under it two families sit closer than they have ever sat.' },
      {
        picture: 'phera',
        text: 'Seven steps around a fire, and it is done. By midnight the posts are down.',
      },
      {
        picture: 'sangeet',
        text: 'The lights, the food, the music are there so that those seven steps go well. That part is our work.',
      },
    ],
  },
];
