import type { Facts, Line, VenueFamily } from '../venue-types.js';

const recent = (f: Facts): boolean => f.built >= 1990;
const old = (f: Facts): boolean => f.built < 1960;
const they = (f: Facts): string => (f.staffIsWoman ? 'she' : 'he');
const her = (f: Facts): string => (f.staffIsWoman ? 'her' : 'his');

/** How the building was founded, and who runs it. Follows the opening sentence. */
const ANY: Line[] = [
  {
    if: recent,
    text: (f) =>
      `It opened in ${f.built} and has been closed for repairs every June since, which is why the paint looks new.`,
  },
  {
    if: recent,
    text: (f) =>
      `${f.owner} built it in ${f.built} after organising a cousin's wedding and writing down everything that went wrong.`,
  },
  {
    if: recent,
    text: (f) =>
      `The same manager has been here since it opened in ${f.built}; ${f.staff} remembers weddings by their menus.`,
  },
  {
    if: old,
    text: (f) =>
      `It dates from ${f.built} and has been let for weddings for ${f.years} years, by the same family all along.`,
  },
  {
    if: old,
    text: (f) => `Built in ${f.built}, wired again in 2017, and painted each year after the rains.`,
  },
  {
    if: old,
    text: (f) =>
      `${f.owner}'s grandfather bought it in a bad year and the family has been repairing it, in order of urgency, ever since.`,
  },
  (f) =>
    `${f.owner} lives on the premises and walks every couple round in person, mornings only, because that is when the damp would show.`,
  (f) =>
    `${f.staff}, who runs the floor, keeps a ledger of every function and will turn to the ones that went badly if you ask.`,
  {
    if: (f) => f.years >= 4,
    text: (f) =>
      `The family has run it for ${f.years} years and takes about forty weddings a season, never two on consecutive nights.`,
  },
  (f) => `Bookings are made with ${f.owner} and nobody else, on paper, with a copy for both families.`,
  (f) =>
    `It is looked after by a staff of ${14 + (f.max % 23)}, most of whom have been here longer than the furniture.`,
  (f) =>
    `You will deal with ${f.staff}, who answers the phone, draws the floor plan and is there at one in the morning when the cars are called.`,
  {
    if: (f) => f.years >= 4,
    text: (f) =>
      `After ${f.years} seasons they know what fails first at a wedding (the ice, then the lift, then the uncle with the mike) and plan for it.`,
  },
  {
    if: (f) => f.years >= 4,
    text: (f) =>
      `${f.owner} took it over ${f.years} years ago and changed two things: the toilets and the lighting. Both are now excellent.`,
  },
  (f) =>
    `Couples are asked to come twice, once by day and once at the hour of their ceremony. ${f.staff} insists on it.`,
  (f) => `The chairs are their own, the linen is their own, and ${f.staff} counts both in front of you.`,
  (f) =>
    `There is a bride's room with a lock, a long mirror and a window, and ${f.staff} holds the only spare key.`,
  () =>
    `They print a plan of the place to scale, with plug points marked, and your decorator should have it before anything is drawn.`,
  (f) =>
    `${f.staff} has a rule for timing (the dhol at seven, dinner by nine, the last car by one) and most families end up keeping to ${her(f)} clock.`,
  (f) =>
    `If you tell ${f.staff} how many guests are over seventy, ${they(f)} will put the chairs, the ramp and the first dinner sitting right without being asked again.`,
  (f) =>
    `The generator, ${f.generatorKva} kVA, carries everything including the cooling, and is run for an hour on the morning of each wedding.`,
  {
    if: (f) => f.years >= 15,
    text: `Fifteen years of photographs hang in the office; ask to see how other families used the space before you pay for a design.`,
  },
];

const PLANTED: Line[] = [
  {
    if: (f) => f.years >= 4,
    text: (f) =>
      `A gardener named ${f.staff} has kept it for ${f.years} years and closes any patch that has not recovered from the last party.`,
  },
  `The grass is rested for four days after every wedding, so not every Saturday is for sale.`,
  (f) =>
    `Most of the trees are older than the booking register, which begins in ${Math.max(f.built, 1968)}; lights hang from posts and never from nails.`,
  `Water comes from its own borewell, the lights from its own transformer, and the mosquitoes are dealt with at five o'clock with fans and camphor.`,
  (f) => `${f.owner} planted the hedges first and waited four years to open, until they were tall enough.`,
];

const AGED: Line[] = [
  (f) =>
    `Built in ${f.built}, it passed through a school and a bank before ${f.owner}'s family got it back, with the plaster gone and the beams sound.`,
  (f) => `The house was finished in ${f.built}; the electricity is newer and the manners are older.`,
  (f) =>
    `It dates from ${f.built}. Nothing may be nailed, taped or tied to a carved surface, and there are iron hooks everywhere so that nothing needs to be.`,
  () =>
    `The family still lives in the west wing, comes down for the ceremony if invited, and lends its silver if trusted.`,
  (f) =>
    `The restoration took ${Math.min(f.years, 9)} years and used lime, not cement, so the rooms stay cool and the walls must not be leant on in black suits.`,
  (f) =>
    `${f.staff}, born in the gatehouse, knows which room is coolest, which step is loose and which uncle will want the horse.`,
  (f) =>
    `A drawing of ${f.built} hangs by the door; very little has moved since, except that there are now ${Math.max(6, Math.round(f.max / 40))} bathrooms.`,
];

export const BUILDINGS: Record<VenueFamily, Line[]> = {
  banquet: ANY,
  community: ANY,
  conference: ANY,
  hotel: ANY,
  rooftop: ANY,
  club: [...PLANTED, ...ANY],
  lawn: [...PLANTED, ...ANY],
  garden: [...PLANTED, ...ANY],
  resort: [...PLANTED, ...ANY],
  beach: ANY,
  haveli: AGED,
  lake: AGED,
};

/** Small particular things, one to a venue: what a visitor would notice and a brochure would leave out. */
export const DETAILS: Line[] = [
  `The shoe racks are numbered, so nobody goes home in somebody else's jutis.`,
  `There is a nursing room with a fan and a curtain, and a second one for anybody who simply needs ten minutes.`,
  `A small temple by the gate is kept lit all night on wedding days.`,
  `Children get their own table at seven, with food that is not spicy and plates that do not break.`,
  `The musicians are fed first, which is a rule of the house and has been noticed by musicians.`,
  `Drivers get a shaded place to sit, a meal and a tap with clean water.`,
  `There are plug points every ten feet along the wall, all earthed, all on a separate breaker from the kitchen.`,
  `The wedding fire has a proper chimney hood, which your grandmother and the smoke alarm will both be grateful for.`,
  `Phone signal is good at the gate and poor inside, so there is a landline for the pandit.`,
  `The cloakroom takes suitcases, since so many guests come straight from the train.`,
  `A tailor sits by the green room from five o'clock with thread in most colours.`,
  `There is a wheelchair on the premises, and it has both its footrests.`,
  `The bridal room has daylight from the north, and make-up artists have started asking for it.`,
  `Tea is made all day in a corner by the stairs, and nobody has ever seen it run out.`,
  `Flowers left over go to the temple and the school in the morning, and they will send yours too.`,
  `The envelope box is bolted to its table, and the key goes to whoever you name in writing.`,
  `A doctor lives two doors away and has been called out four times in ten years, always for dancing.`,
  `The toilets are cleaned every twenty minutes by people who sign a sheet, and the sheet is on the door.`,
  `There is a high window over the stage from which a photographer can get the whole room in one picture.`,
  `The dance floor is wood over rubber, and knees over fifty can tell.`,
  `The gate has a ledge for the groom's horse to be mounted from, and the horse knows it.`,
  `On the night they keep two electricians, a plumber and a man with a ladder.`,
  `Every table has a number on a stand, tall enough to be read from the door.`,
  `The sehra, the varmala and the ring have a locked drawer in the office with a receipt.`,
  `They keep forty spare shawls for outdoor evenings and get most of them back.`,
  `A clock faces the mandap from behind the guests, so that only the priest can see it.`,
  `There is one step in the whole place, and it is painted yellow.`,
  `The morning after, breakfast for forty is included, because somebody always stays.`,
  `They will store your trousseau trunks for two nights and insure them.`,
  `Left-over food is collected at midnight by a shelter, in the venue's own steel cans.`,
];
