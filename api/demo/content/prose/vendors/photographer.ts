import { names, sentences, type Trade } from './trade.js';

export const PHOTOGRAPHER: Trade = {
  names: names(
    '{w} Frames, {f} {s} Photography, {w} Photo House, Studio {w}, {s} Wedding Films, {w} Lightroom, {f} & Friends Pictures, The {w} Album, {s} Photo Works, {w} Stories on Film',
  ),
  openings: sentences(`
    Wedding photographs taken from the side of the room, with no one asked to look up.
    Two photographers and one film-maker from {l}, who have worked together long enough not to talk.
    Pictures in daylight wherever there is any, and one soft lamp where there is none.
    Candid weddings, printed on paper: every couple leaves with a book and not only a link.
    A studio for families who want both: the long rows of relatives, and the tears behind the door.
    Black-and-white portraits of elders first, then the wedding.
    A small team that arrives an hour early to see where the sun will be.
    Weddings filmed like quiet documentaries, with the real sound kept in.
    {f} was a newspaper photographer and still gets to the front without pushing.
    Photographs of hands, feet, food and faces, in that order and then again.
    Traditional coverage of every ritual from ganesh puja to vidaai, nothing missed and nothing hurried.
    Drone, gimbal and one very good fifty-millimetre lens that does most of the work.
    Pre-wedding walks in {c} at six in the morning, before the city knows.
    A family studio in {l} that has photographed some mothers and then their daughters.
    Short wedding films of four minutes that grandparents watch to the end.
    Warm colours, straight horizons, and files that come when they were promised.
    A team of four women who may enter every room in the house.
    Large weddings of many days, covered by people who sleep in shifts.
    Simple, honest coverage for small weddings, at the price of a small wedding.
    Couples who hate being photographed are the speciality of this house.
  `),
  details: sentences(`
    The family list is asked for beforehand, so the group photographs take twenty minutes and no one is forgotten.
    Every card is copied to two disks before anyone goes to bed.
    Sixty finished pictures come the next evening, for those who could not be there.
    The rest follow in five weeks, all corrected by the same person.
    Albums are bound in {c} by hand, with a spine that opens flat.
    Raw files are kept for two years and given on request.
    At the mandap the team works from two sides and keeps the aisle free for the guests.
    No flash is used during the pheras unless the priest agrees.
    A second shooter stays with the groom's side from breakfast on.
    Films carry the couple's own voices, recorded on the morning itself.
    Drone flights are booked with the local police station, and left out where it is not allowed.
    Portraits are done in one walk of half an hour, so the couple gets to eat.
    Old family photographs are copied on the spot and placed in the same album.
    Prints for the parents' wall are included, framed and ready to hang.
    Children get a little camera of their own, and their ten best pictures are in the book.
    Same-evening reels are cut on a laptop behind the stage and shown at dinner.
  `),
  closings: sentences(`
    Come and turn the pages of three whole weddings before you decide.
    The price names hours, people and pages; nothing is added later.
    A date is held for five days without payment.
    Meals for the team are the only extra asked for.
    A stand-in of the same hand is named in the contract, in case of illness.
    Changes to the album are free until you like it.
    You meet the person who will hold the camera, not a salesman.
    Galleries are private, with a password for each side of the family.
  `),
  offers: [
    ['Half-day candid coverage', 0.5, 22000],
    ['One function, photographs and album', 1, 42000],
    ['Wedding day, two photographers', 1, 68000],
    ['Two days, photographs and short film', 2, 125000],
    ['Three days, full team with drone', 3, 210000],
    ['Pre-wedding walk', 0.5, 18000],
  ],
  experienceYears: [2, 27],
  eventsPerYear: [14, 42],
  teams: [1, 2],
  pictures: {
    main: 'varmala phera',
    also: 'haldi baraat gardenWalk ringBox sangeet floralMandap jewels palanquin',
  },
};
