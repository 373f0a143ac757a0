import { names, sentences, type Trade } from './trade.js';

export const GAME_COORDINATOR: Trade = {
  names: names(
    '{w} Games, Khel by {f}, {w} Housie & More, {f} {s} Games, The {w} Playground, {w} Party Games, {s} Fun Factory, Antakshari with {f}, {w} Mela, {w} Lawn Games',
  ),
  openings: sentences(`
    Games for ninety people who met this morning.
    Antakshari with a buzzer, a scoreboard and a strict judge.
    A mela on your lawn: hoops, cans, lucky wheel and matki.
    Housie in verse, called by {f}, with prizes that people want.
    The shoe hunt, the ring in the milk, and other games of old weddings, properly refereed.
    Bride's side against groom's side, seven rounds, no hard feelings.
    Games for people who say that they do not play games.
    Cricket on the lawn for eleven-year-olds and their grandfathers.
    Quiz evenings about the couple, with evidence.
    A treasure hunt through the hotel that ends at the dinner table.
    Kabaddi for cousins, carrom for elders, and chess for one silent uncle.
    Haldi mornings with water balloons, tug of war and towels.
    A bus game, a train game and a game for when the pandit is late.
    Two coordinators with whistles, jokes and band-aids.
    Board games as large as carpets.
    Sangeet rounds between the dances, eight minutes each.
    Poker-faced tambola for kitty parties, and the same for weddings.
    Kite flying, gilli danda, lattoo: the games of {l} before telephones.
    Bachelor parties that everybody may hear about afterwards.
    Games that need no language, for weddings with guests from five countries.
  `),
  details: sentences(`
    Prizes are small, wrapped, and bought in the bazaar at {l}.
    Rules take one minute to explain or the game is dropped.
    Nobody is made to sing.
    Teams are mixed on purpose, so the two families meet.
    Games end while people still want more.
    The couple's questions are collected from friends in secret.
    Elders are asked to be judges, and are feared.
    Children have their own round with their own whistle.
    Everything packs into one van, scoreboard and all.
    A game is kept ready for rain and one for power cuts.
    Losers get the better sweets.
    The microphone is shared with the anchor, and the order is agreed before.
    No game embarrasses the bride, and the groom only a little.
    Grass, sand or marble, the games are chosen for the floor.
    A photograph of the winners is printed and framed by dinner.
    Bets are in almonds.
  `),
  closings: sentences(`
    Tell us the ages; the rest we can guess.
    Prizes are in the price up to the number of guests you give.
    Two hours is right, three is too many.
    Needed: one table, one socket, some shade.
    A plan of the games comes a week before, for your changes.
    We bring spare winners for families that argue.
    The first call is with {f}, who will ask odd questions.
    One free extra round for birthdays that fall on the day.
  `),
  offers: [
    ['Housie and antakshari, two hours', 0.5, 7000],
    ['Haldi or mehendi games', 0.5, 10000],
    ['Sangeet rounds with scoreboard', 0.5, 14000],
    ['Lawn mela, six stalls', 1, 28000],
    ['Two days, coordinators and prizes', 2, 45000],
  ],
  experienceYears: [1, 18],
  eventsPerYear: [30, 85],
  teams: [1, 3],
  pictures: { main: '', also: 'mascot birthday sangeet haldi golfClub community' },
};
