import { names, sentences, type Trade } from './trade.js';

export const MAGICIANS: Trade = {
  names: names(
    'Jadugar {f}, {f} {s} Magic, {w} Magic Show, The {w} Illusions, {w} Jadoo Company, {s} & Daughter Magic, Professor {s}, {w} Wonders, Magic by {f}, {w} Indrajaal',
  ),
  openings: sentences(`
    Close-up magic between the tables, done with your coins and handed back.
    A stage show of fifty minutes, with doves that go home with the same man.
    {f} vanishes a ring at the engagement and finds it in a gulab jamun.
    Card tricks in Hindi, English and silence.
    Old Indian street magic, in clean clothes: cups, rope, basket and mango tree.
    Mind reading for sceptical uncles.
    A father and daughter who cut each other in half by turns.
    Magic for children at seven and for bankers at ten.
    Shadow hands, paper and fire, on a small lit stage.
    A quiet magician who works the queue at the gift table.
    Big boxes, smoke and music for receptions of a thousand.
    Puppets, ventriloquism, and one very rude parrot who can be told to behave.
    The couple is part of every trick, and neither looks foolish.
    Magic with flowers only, made for weddings.
    Bubble shows that make a hall of guests look up.
    Fifteen tricks, no animals, no blades.
    A magician who was an engineer in {c} until the cards took over.
    Comedy first, magic close behind.
    Levitation of the bride, four feet, insured.
    Tricks for the haldi, the bus ride, and the two hours when the pandit is late.
  `),
  details: sentences(`
    A stage of twelve feet by eight is enough, with one socket.
    Nobody is pulled on the stage who has not nodded first.
    Children help with the rope and get to keep a piece of it.
    Rings and phones are borrowed with care and returned with their owners' names.
    The show is fitted between dinner and cake, and ends to the minute.
    Jokes about in-laws are kept to two.
    The names of bride and groom turn up inside a lemon.
    Table to table takes about four minutes each.
    Music, microphone and lights come in one van from {l}.
    Sitting elders get the best view and the easiest cards.
    Fire is left out in tents, always.
    A trick is taught to the groom, for use in case of need.
    The programme is shown beforehand to one member of the family, sworn to silence.
    Questions on how it is done are answered with another trick.
    For small children there is a shorter, louder version.
    A tip in paper money comes back as a flower.
  `),
  closings: sentences(`
    Ask for the recording of a whole show, without cuts.
    Price is by show; travel inside {c} is included.
    A second show on the same day costs half.
    He needs twenty minutes alone with the stage.
    No show is played twice before the same guests.
    The assistant's dinner is the only extra.
    A weekday show can be seen in {l} most months.
    Please keep the photographer away from the left side.
  `),
  offers: [
    ['Table magic, two hours', 0.5, 9000],
    ['Children’s show, forty minutes', 0.5, 7500],
    ['Stage show, fifty minutes', 0.5, 16000],
    ['Stage show and table magic', 1, 24000],
    ['Grand illusions with assistants', 1, 45000],
  ],
  experienceYears: [4, 34],
  eventsPerYear: [25, 70],
  teams: [1, 2],
  pictures: { main: '', also: 'birthday banquet sangeet ballroom games' },
};
