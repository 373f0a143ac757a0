import { names, sentences, type Trade } from './trade.js';

export const BIRTHDAY_ENTRY: Trade = {
  names: names(
    '{w} Birthdays, {f} & Balloons, {w} Party House, Happy {w}, {s} Birthday Planners, Mombatti by {f}, The {w} Cake Table, {w} Surprise, Chhota {w} Party, {w} Balloon Works',
  ),
  openings: sentences(`
    First birthdays planned around the nap.
    Balloon arches in colours that do not shout.
    Entries for birthday children: on a horse, in a car, or simply held by a grandfather.
    Sixtieth birthdays with photographs of all sixty years.
    A cake table, a backdrop and an entry, set up in ninety minutes in {l}.
    Themes from books and not from films, though films can be had.
    Jungle, ocean, railway and mango orchard: themes made of paper and cane.
    {f} builds castles from cartons and children never want to go home.
    Midnight surprises at the door, with neighbours warned.
    Half-birthdays, naming days, mundans: all that comes before the wedding.
    A grand entry for teenagers who claim that they do not want one.
    Paper, cloth and flowers in place of balloons, for those who ask.
    Hundredth-day parties, hand prints, and a wall of letters.
    Twins, triplets and shared birthdays, each with a cake.
    Puppets, bubbles and a cake that arrives by train.
    Silver-jubilee surprises with the old wedding song.
    Home parties for fifteen children, cleared away by eight.
    Big birthdays in banquet halls, with lights, fog and one brave rabbit.
    Return gifts that parents do not throw away.
    An entry on a swan, a moon or a rocket, all with belts.
  `),
  details: sentences(`
    Balloons are of rubber that rots, and are taken away again.
    Candles are lit by us and the hair is tied back.
    The cake is fetched, carried and cut by someone with steady hands.
    Allergies are asked about before sweets are bought.
    Set-up is done while the child is at school.
    Music for the entry is cut to the length of the walk.
    A photographer's corner has light and a low stool.
    Vehicles for entries move at a walking pace, with a rope.
    Names are painted by hand on the board.
    Grandparents have chairs in the first row.
    Games are ready if the rain comes.
    The backdrop can be kept for a week.
    Foil, thermocol and helium near fire are not used.
    Each child gets called once by name.
    Two helpers stay till the last parent comes.
    Everything is wiped, folded and gone by ten.
  `),
  closings: sentences(`
    Prices are for thirty children and their parents.
    Draw it, send it, we build it.
    Cake is at the baker's price, nothing added.
    Visit the workshop in {l} with the birthday child.
    Two weeks are enough, three are better.
    The theme may change once.
    Lifts, stairs and gates are measured before.
    Nothing needs to be blown up by you.
  `),
  offers: [
    ['Home backdrop and balloons', 0.5, 6500],
    ['First birthday, theme and entry', 0.5, 14500],
    ['Hall decoration and cake table', 1, 24000],
    ['Grand entry with ride and effects', 1, 34000],
    ['Jubilee evening, photographs and stage', 1, 42000],
  ],
  experienceYears: [1, 16],
  eventsPerYear: [40, 110],
  teams: [1, 4],
  pictures: { main: '', also: 'mascot games decor fogDance community' },
};
