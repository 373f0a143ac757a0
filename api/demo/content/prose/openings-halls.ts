import { number } from '../random.js';
import type { Line } from '../venue-types.js';

/**
 * First sentences, which are also shown on cards: short, and about the building.
 * They say nothing of food, parking, rooms or rules, which follow from the facts later.
 */
export const BANQUET_OPENINGS: Line[] = [
  (f) => `A hall on ${f.street} with tall doors that open for a horse, should the groom refuse to get down.`,
  `A hall with a mezzanine for the elders, who prefer a rail, a chair and a view of everybody.`,
  (f) =>
    `A new hall in ${f.locality}, plain as a drum outside, with a timber ceiling that keeps voices soft.`,
  `A hall with its own tailor, tea room and taxi desk, run as one would run a small station.`,
  `A hall with two staircases, one for the bride's side and one for the groom's, which meet at the stage.`,
  (f) => `A wedding hall behind the shops of ${f.street}, quiet once the gate is shut.`,
  `A low, wide hall with a skylight over the mandap that opens for the smoke.`,
  (f) =>
    `A hall in ${f.locality} with a balcony for the band and a floor that has been danced on every Saturday since it dried.`,
  `A hall of yellow brick with a garden no wider than a corridor, planted entirely with raat rani.`,
  (f) => `A hall that seats ${number(f.ceremony)} without a pillar in anybody's way.`,
  `A hall in the shape of a fan, so the last row is nearer the fire than in most places.`,
  (f) =>
    `A pillarless hall for ${number(f.max)} with a gate of its own, so two families never share a porch.`,
  (f) => `A single long hall in ${f.locality}, with a stage at one end and a garden door at the other.`,
  {
    if: (f) => f.halls >= 2,
    text: () => `Halls on two floors and a lift wide enough for a wheelchair and a cameraman.`,
  },
  (f) => `A ground-floor hall in ${f.locality} that elders reach without climbing a single step.`,
  `A hall with eighteen-foot ceilings, plain cream walls and no mirrors to fight with your flowers.`,
  {
    if: (f) => f.halls >= 2,
    text: `Two halls joined by a folding wall: open it for the reception, close it for the pheras.`,
  },
  (f) => `An old cinema in ${f.locality}, cleared of its seats and kept for its balcony and its slope.`,
  (f) => `A hall above a row of sweet shops in ${f.locality}, with a side lane kept free for the baraat.`,
  `A square hall with windows on three sides, so that morning weddings need no lights at all.`,
  (f) => `A hall, a foyer and a small lawn in ${f.locality}, always given together and never to two parties.`,
  `A sunken dance floor, a raised dining gallery, and a kitchen that opens straight on to the buffet.`,
  (f) => `A former printing works in ${f.locality}, now a brick hall with its iron trusses left in view.`,
  `A hall planned by a caterer: the counters have their own aisle and nobody crosses the dance floor with a plate.`,
  {
    if: (f) => f.halls >= 3,
    text: `Three halls on three floors, each with its own entrance, kitchen and green room.`,
  },
  (f) => `A hall for ${number(f.max)} with a fixed wooden stage and a bride's room behind it that locks.`,
  `A plain outside, and inside a domed ceiling that the founder had painted by a family of temple artists.`,
  (f) => `A wedding hall five minutes from ${f.station}, kept by people who meet trains.`,
  `A hall with a covered forecourt, where the band can play through the milni even in the rain.`,
  `A long foyer for the mehendi, a hall for the wedding, and a lawn the size of a tennis court for the photographs.`,
  {
    in: ['punjab'],
    text: `A marriage palace with a horseshoe drive, so that the band, the horse and the cars each get their turn.`,
  },
  {
    in: ['punjab'],
    text: (f) =>
      `A marriage palace off ${f.street}, with a fountain court for the milni and a hall cold enough for a June bhangra.`,
  },
  {
    in: ['punjab'],
    text: `A palace of the old kind on the highway: a high porch, a marble lobby and a dance floor that has earned its dents.`,
  },
  {
    in: ['punjab'],
    text: (f) =>
      `A hall for ${number(f.max)} with a separate room for the Anand Karaj, where shoes come off and the stage is low.`,
  },
  {
    in: ['deccan'],
    text: `A function hall with a ladies' side and a gents' side that can be made one by lifting a curtain.`,
  },
  {
    in: ['deccan'],
    if: (f) => f.max >= 450,
    text: (f) =>
      `A function hall in ${f.locality} with a dastarkhan room upstairs, where two hundred can sit and eat on the floor.`,
  },
  {
    in: ['deccan'],
    if: (f) => !f.vegOnly,
    text: `A function hall with a granite porch, a nikah dais in carved teak and a kitchen yard for open-fire biryani.`,
  },
  {
    in: ['deccan'],
    text: `A hall with a permanent mandapam of black stone pillars, built so that both families can see the fire.`,
  },
  {
    in: ['bengal'],
    text: `A wedding house on three floors: ceremony below, dinner in the middle, and the bashor ghor at the top.`,
  },
  {
    in: ['bengal'],
    if: (f) => !f.vegOnly,
    text: (f) =>
      `A ceremony house in ${f.locality} where the fish comes in at five and is not discussed again until lunch.`,
  },
  {
    in: ['bengal'],
    text: `A corner house with a red oxide stair that every bride since 1971 has been photographed on.`,
  },
  {
    in: ['bengal'],
    text: `A banquet with an open terrace for the chhadnatala, so the ceremony keeps its sky.`,
  },
  {
    in: ['mumbai'],
    text: (f) =>
      `A hall on the first floor in ${f.locality}, with a goods lift that takes a mandap in one piece.`,
  },
  {
    in: ['mumbai'],
    text: `A banquet with a deck on the railway side, where the trains are part of the evening and nobody minds after the second.`,
  },
  {
    in: ['mumbai'],
    text: (f) =>
      `A hall for ${number(f.max)} a short walk from the station, which in this city is worth more than a view.`,
  },
  {
    in: ['mumbai'],
    text: `A narrow front and a surprising hall behind it: double height, with a gallery for the band.`,
  },
  {
    in: ['delhi'],
    text: (f) =>
      `A banquet in ${f.locality} with a two-lane drive, so the baraat can dance and the guests can still arrive.`,
  },
  { in: ['delhi'], text: `A hall with a glasshouse on its side, warm in January and shaded in October.` },
  {
    in: ['delhi'],
    text: (f) =>
      `A banquet for ${number(f.max)} on the metro line, with the exit nearest the gate printed on the invitation card it gives you.`,
  },
  {
    in: ['delhi'],
    text: `A low white building round a paved court, where the jaimala is outdoors and everything after it is heated.`,
  },
  {
    in: ['awadh'],
    text: (f) =>
      `A hall in ${f.locality} with chikan-work curtains, high fans and a long verandah for the qawwals.`,
  },
  {
    in: ['awadh'],
    if: (f) => !f.vegOnly,
    text: `A banquet with a separate court for the kebab fires, downwind of the guests.`,
  },
  {
    in: ['awadh'],
    text: `A two-storey hall round a light well, in which the mandap stands and both floors look down on it.`,
  },
  {
    in: ['gujarat'],
    text: `A hall with a sprung floor, laid for garba, that weddings have been borrowing for twenty years.`,
  },
  {
    in: ['gujarat'],
    text: (f) =>
      `A banquet in ${f.locality} run by diamond people, who count plates as they count everything else.`,
  },
  {
    in: ['maharashtra'],
    text: `A mangal karyalaya made new: the same noon muhurats, now with air conditioning and a lift.`,
  },
  {
    in: ['central'],
    text: (f) =>
      `A hall in ${f.locality} with a poha counter at breakfast and a mandap that stays up all season.`,
  },
  {
    in: ['rajasthan'],
    text: `A hall faced in Jodhpur stone, with jaali screens along one side and a court for the ghoomar.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A new hall in ${f.locality} with an old door, bought from a village haveli and hung as it was.`,
  },
  {
    in: ['goa'],
    text: `A hall with a wooden floor and a bandstand, where the Saturday dances were held until the weddings won.`,
  },
  {
    in: ['karnataka'],
    text: `A hall with a permanent stone mantapa and a dining floor below it that serves on leaves, four rows at a time.`,
  },
  {
    in: ['tamil'],
    text: `A hall with a silver-work dais, a nadaswaram platform to its left and air conditioning that the musicians approve of.`,
  },
  { in: ['hills'], text: `A timber-roofed hall with a stone fireplace at each end, both of which work.` },
];

export const COMMUNITY_OPENINGS: Line[] = [
  {
    in: ['tamil'],
    if: (f) => f.max >= 400,
    text: `A kalyana mandapam with a dining hall for two hundred and fifty at a sitting, on leaves, by the clock.`,
  },
  {
    in: ['tamil'],
    text: (f) =>
      `A kalyana mandapam in ${f.locality} with a granite dais and swings for the oonjal already in the ceiling.`,
  },
  {
    in: ['tamil'],
    text: `A mandapam built by a temple trust, with a tank in the court and a nadaswaram balcony above the door.`,
  },
  {
    in: ['tamil'],
    text: (f) =>
      `A wedding hall on two floors in ${f.locality}: the muhurtham upstairs, the meals below, and a coffee counter that opens at four.`,
  },
  {
    in: ['tamil'],
    text: `A plain hall with a fine old teak mandapam, kept polished by the woman who has swept it since 1994.`,
  },
  {
    in: ['tamil'],
    if: (f) => f.rooms >= 6,
    text: (f) =>
      `A mandapam with ${f.rooms} rooms round a courtyard, enough for both families to sleep before a six o'clock muhurtham.`,
  },
  {
    in: ['tamil'],
    text: (f) =>
      `A trust hall off ${f.street}, let at trust rates to anyone who books, in the order that they book.`,
  },
  {
    in: ['karnataka'],
    text: `A choultry of the old sort: stone pillars, a swing, a well, and a dining hall that faces the kitchen.`,
  },
  {
    in: ['karnataka'],
    text: (f) =>
      `A kalyana mantapa in ${f.locality} with a carved stage and a lunch that runs to four sittings.`,
  },
  {
    in: ['karnataka'],
    text: `A community hall with a wide verandah, where the nadaswara sits and the flower women work.`,
  },
  {
    in: ['karnataka'],
    text: `A mantapa put up by a co-operative bank for its members in 1978 and open to all since.`,
  },
  {
    in: ['karnataka'],
    text: (f) =>
      `A wedding hall with a temple next door in ${f.locality}; the bell keeps everybody to the muhurta.`,
  },
  {
    in: ['karnataka'],
    text: `A choultry with a red floor so well polished that the photographers ask for it by name.`,
  },
  {
    in: ['kerala'],
    if: (f) => f.max >= 450,
    text: `An auditorium with a proscenium stage and a sadya hall that seats three hundred along forty tables.`,
  },
  {
    in: ['kerala'],
    text: (f) => `A parish hall in ${f.locality} with a tiled roof, a good piano and lawns on two sides.`,
  },
  {
    in: ['kerala'],
    text: `A temple-trust hall with an oval kalyana mandapam of wood, open at the sides to the breeze.`,
  },
  {
    in: ['kerala'],
    text: `A convention hall built by a Gulf-returned family that had married off three daughters in borrowed ones.`,
  },
  {
    in: ['maharashtra'],
    text: `A mangal karyalaya with a neem in the court and a kitchen that has never heard of frozen peas.`,
  },
  {
    in: ['maharashtra'],
    text: (f) =>
      `A karyalaya in ${f.locality} that gives the whole day, from the seemant pujan to the last varat.`,
  },
  {
    in: ['maharashtra'],
    if: (f) => f.max >= 250,
    text: `A Maharashtrian wedding hall with antarpat hooks on the stage and pangat seating for a hundred and sixty.`,
  },
  {
    in: ['maharashtra'],
    text: `A samaj hall with two stages, so that the haldi can be cleared while the wedding is on.`,
  },
  {
    in: ['maharashtra'],
    text: `A wedding hall over a school, free in the summer holidays and on every Sunday.`,
  },
  {
    in: ['gujarat'],
    text: `A samaj wadi with a large kitchen yard, ten rooms and rules painted on the wall.`,
  },
  {
    in: ['gujarat'],
    text: (f) =>
      `A wadi in ${f.locality} round an open chowk, where the mandap is tied at dawn and eaten beside at noon.`,
  },
  {
    in: ['gujarat'],
    text: `A community hall for people who bring their own maharaj and only need a fire, water and space.`,
  },
  {
    in: ['gujarat'],
    text: `A trust hall with a Jain kitchen, in which everything is cooked and cleared before sunset.`,
  },
  {
    in: ['bengal'],
    text: `A bhavan with an upstairs hall, a downstairs kitchen and a dumb waiter that has joined them since 1962.`,
  },
  {
    in: ['bengal'],
    text: (f) =>
      `A para club in ${f.locality} with a proper stage and a football field to put the dinner on.`,
  },
  {
    in: ['bengal'],
    text: `A library trust's hall with tall green shutters, let for weddings when there is no reading.`,
  },
  {
    in: ['mumbai'],
    text: (f) => `A community hall in ${f.locality} that has married three generations of the same lanes.`,
  },
  {
    in: ['mumbai'],
    text: `A gymkhana's small hall and its ground, in a city where ground is the rarest thing on any menu.`,
  },
  {
    in: ['mumbai'],
    text: `A Parsi baug's dining hall with long tables, bentwood chairs and a verandah for the band.`,
  },
  {
    in: ['mumbai'],
    text: `A wadi hall with a courtyard, three kitchens and a strict watchman named in many wedding speeches.`,
  },
  {
    in: ['delhi'],
    text: (f) =>
      `A bhawan in ${f.locality} with a marble hall, a langar kitchen and a fixed price list on the gate.`,
  },
  { in: ['delhi'], text: `A barat ghar done properly: new wiring, new toilets, the old low price.` },
  {
    in: ['delhi'],
    text: `A club hall for the colony's own people, which outsiders may book for eleven Sundays of the year.`,
  },
  {
    in: ['awadh', 'rajasthan', 'central'],
    text: `A dharamshala with a wedding court, thirty charpoys in clean rooms and a halwai's yard behind.`,
  },
  {
    in: ['awadh', 'rajasthan', 'central'],
    text: (f) =>
      `A samaj bhawan in ${f.locality} with one large hall, one small one, and hot water at four in the morning.`,
  },
];

export const CONFERENCE_OPENINGS: Line[] = [
  `A convention hall with flat light, dead-straight sight lines and a sound desk that somebody understands.`,
  (f) => `A conference centre in ${f.locality} whose auditorium makes very good sangeets.`,
  `A hall built for annual meetings, which is why every seat can hear the vows.`,
  `A tiered room, a flat room and a foyer between them with daylight on both sides.`,
  (f) => `A trade hall for ${number(f.max)} with lorry doors, for people whose decor arrives on lorries.`,
  `A small conference hall with a stage lift and a proper projection booth.`,
  `A business centre that is empty at weekends and priced to say so.`,
  `A hall with twelve rigging points rated and certified, where a chandelier can simply be hung.`,
  (f) => `A glass-fronted hall in ${f.locality}, blackout curtains included, for a sangeet at noon.`,
  `A seminar block round a courtyard of frangipani, quieter than any hall on the main road.`,
  `A lecture theatre, a banqueting floor and a library that brides use for getting ready.`,
  `A convention floor that divides into one, two or four, with walls that really do stop the sound.`,
  (f) => `A corporate hall off ${f.street} with raked seating for the ceremony and a flat floor for dinner.`,
];

export const HOTEL_OPENINGS: Line[] = [
  (f) =>
    `A ${f.rooms}-room hotel in ${f.locality} where one family fits on two floors and finds its way to the hall.`,
  (f) =>
    `A small business hotel that is good at weddings, with a hall for ${number(f.max)} and lifts that keep up.`,
  (f) =>
    `A hotel of ${f.rooms} rooms round an open court, with the mandap in the middle and every balcony looking on.`,
  `A family hotel with a ballroom on the ground floor and the breakfast room next to it, for the morning after.`,
  (f) =>
    `An older hotel near ${f.station}, with wide corridors, deep chairs and night porters who know the trains.`,
  `A ballroom with its own street door, so that wedding guests never queue with people checking out.`,
  (f) =>
    `A hotel off ${f.street} with a terrace for the haldi, a lawn for the baraat and a hall for the rest.`,
  (f) => `A ${f.rooms}-room hotel that takes one wedding at a time and gives it the whole third floor.`,
  `A hotel with a courtyard of rain trees, lit from below, and a hall that opens its whole side on to it.`,
  `A modern tower with an old-fashioned banquet manager.`,
  (f) => `A hotel in ${f.locality} whose ballroom is on the mezzanine, one stair or one ramp from the drive.`,
  (f) =>
    `A hotel with ${f.rooms} plain good rooms and one very large room, which is yours from noon to noon.`,
  `A white hotel of the nineteen-thirties with a curved stair, a parquet ballroom and ceiling fans that still turn.`,
  (f) =>
    `A new hotel on the airport side in ${f.locality}, for weddings whose guests arrive on four flights.`,
  `A hotel with two ballrooms and a corridor between them long enough for a band to be heard in only one.`,
  (f) => `A hotel run by three brothers in ${f.locality}: one cooks, one counts, one stands at the door.`,
  `A hotel with a rooftop for the sangeet, a hall for the wedding and a quiet wing for grandparents.`,
  (f) => `A ${f.rooms}-room hotel with a long garden behind it that nothing on ${f.street} prepares you for.`,
  `A hotel built round a banyan, which the architect was told to keep and did.`,
  `A railway-era hotel with verandahs on both floors and a lawn under gas-lamp posts, electric now.`,
  (f) => `A hotel whose hall seats ${number(f.ceremony)} by daylight, through a roof of frosted glass.`,
  `A city hotel with a side lane of its own, where the horse waits and the band warms up.`,
  (f) => `A hotel for weddings of three days: ${f.rooms} rooms, four spaces, and menus that do not repeat.`,
  `A hotel with plain manners: the quote has no stars, no footnotes and no surprises.`,
  {
    in: ['tamil', 'karnataka', 'kerala'],
    text: `A hotel with a ballroom for the reception and a small mandapam, facing east, for the muhurtham.`,
  },
  {
    in: ['tamil', 'karnataka', 'kerala'],
    text: (f) =>
      `A hotel in ${f.locality} that serves a leaf lunch in its ballroom without being asked twice.`,
  },
  {
    in: ['awadh', 'delhi', 'punjab'],
    text: `A hotel with heaters in the garden and a baraat route agreed with the police station.`,
  },
  {
    in: ['awadh', 'delhi', 'punjab'],
    text: (f) =>
      `A hotel for ${number(f.max)} guests and one very loud baraat, with a drive that turns a carriage.`,
  },
  {
    in: ['rajasthan'],
    text: `A hotel in pink plaster with a pool court, where the ladies' sangeet is held under a shamiana of old saris.`,
  },
  {
    in: ['mumbai', 'bengal', 'goa'],
    text: `A hotel with a ballroom of Burma teak, re-laid after the flood of 2005 by the grandson of the man who laid it.`,
  },
  {
    in: ['mumbai', 'bengal'],
    text: (f) =>
      `A hotel on a corner in ${f.locality}, with a porch deep enough to empty a bus under in the rain.`,
  },
  {
    in: ['hills'],
    text: `A hill-town hotel with wooden floors, hot-water bottles and a lawn that faces the Mussoorie lights.`,
  },
];

export const CLUB_OPENINGS: Line[] = [
  (f) =>
    `A members' club in ${f.locality} that lets its lawn and ballroom to non-members from October to March.`,
  `A golf club whose eighteenth green is not for weddings, and whose first lawn very much is.`,
  `A country club with a banyan lawn, a long bar and a ballroom with a floor for dancing.`,
  (f) =>
    `A club of the nineteen-twenties with a billiard room for the uncles and a lawn for ${number(f.max)}.`,
  `A sports club with a covered tennis court, which turns out to be the best dry lawn in the city.`,
  `A riding club with white rails and a parade lawn, where the groom's horse is at least a local.`,
  (f) =>
    `A swimming club off ${f.street}, with a poolside deck for the sangeet and a hall for everything solemn.`,
  `A planters' sort of club: deep verandahs, brass lamps, and a dress code it forgives on wedding days.`,
  `A nine-hole club at the edge of town, booked for its sunset and kept for its parking.`,
  (f) => `A club in ${f.locality} with two lawns and a hedge between them, high enough for a surprise.`,
  `A cricket club's pavilion and its outfield, with the square roped off and guarded by a man named in the contract.`,
  `A rowing club's boathouse and lawn, with trophies, polished floors and a long dining table.`,
  `A club with a card room for the quarrels, a library for the brides, and a lawn for everybody else.`,
  (f) =>
    `A golf resort's clubhouse with a glass dining room for ${number(f.small)} and a practice green for the rest.`,
  `A gymkhana with a bandstand, a shaded drive and a chef who trained in its own kitchen.`,
];
