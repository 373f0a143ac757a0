import { names, sentences, type Trade } from './trade.js';

export const WELCOME_GIRLS: Trade = {
  names: names(
    '{w} Welcome, Swagat by {f}, {w} Hostesses, {w} Aarti & Ittar, {s} Guest Welcome, Padharo {w}, {f} & Team Welcome, {w} Atithi, The {w} Gate, Namaste {w}',
  ),
  openings: sentences(`
    Six hostesses at the gate with lamps, ittar, and the seating list in their heads.
    Guests are greeted by name if you give us the names.
    Welcome teams in the dress of the region, drawn by a tailor in {l}.
    Students and teachers who speak four languages between them.
    Aarti, tilak, garland, drink: forty seconds for each guest, and no queue.
    A calm welcome for elderly guests, with an arm and a chair.
    Hostesses for airports, stations and hotel desks, with a board and a smile.
    Rose water that lands on hands and not on silk.
    {f} trained hotel staff for ten years and now trains these.
    A team that knows where the toilets, the lift and the pandit are.
    Welcome with conch and lamp for morning muhurthams.
    Small weddings deserve a welcome too: two hostesses, two hours.
    Baraat welcomes with turbans, garlands and counted garland-bearers.
    Foreign guests are shown how a bindi stays on.
    Kumkum, sandal, jasmine and a sugar crystal, in the southern manner.
    Women who run the gate, the gifts and the guest book without raising their voices.
    Entry of the bride with eight lamps, walked and practised.
    Hostesses who stand straight at eleven at night.
    A gift desk with numbered slips, so no envelope is ever lost.
    Petals for the couple, shade for the aunts, water for the drivers.
  `),
  details: sentences(`
    Every hostess is over twenty-one, trained and paid the same evening.
    They go home in our car, with a woman at the wheel.
    Lamps are of brass and are lit afresh every half hour.
    Dress is agreed with the family, sari or lehenga, never short.
    The guest list is ticked on paper, and the count is given at eight and ten.
    They carry pins, tissues, torches and balm.
    Wheelchairs are met at the car.
    A supervisor in a plain sari deals with anyone who forgets his manners.
    Ittar is offered, not sprayed.
    Garlands are kept in wet cloth until the last second.
    Children get a sweet and elders a shawl, if you give the shawls.
    Late guests are walked in along the wall, so the rites are not disturbed.
    The team arrives an hour early and learns the faces of both families.
    Welcome drinks are handed over with the right hand.
    Gift envelopes go in a locked box with two keys.
    Phones stay in a bag until midnight.
  `),
  closings: sentences(`
    Price is by hostess and by shift of four hours.
    One supervisor is free from six hostesses up.
    A changing room with a bolt is needed, please.
    Dress, lamps and flowers are included; garlands are not.
    Meet the actual team in {l} the week before.
    Dinner and a chair in turns, that is all.
    Changes in number are possible until two days ahead.
    For baraats, tell us the side from which they come.
  `),
  offers: [
    ['Two hostesses, four hours', 0.5, 6000],
    ['Four hostesses with aarti', 0.5, 12000],
    ['Six hostesses and supervisor', 0.5, 18500],
    ['Station and hotel welcome, one day', 1, 16000],
    ['Two functions, eight hostesses', 2, 46000],
  ],
  experienceYears: [1, 17],
  eventsPerYear: [35, 90],
  teams: [1, 3],
  owners: 'women',
  pictures: { main: '', also: 'marriageGate rangoli uruli gardenWalk hotelFront decor' },
};
