import { number } from '../random.js';
import type { Line } from '../venue-types.js';

export const LAWN_OPENINGS: Line[] = [
  (f) =>
    `One flat acre of grass in ${f.locality}, and a wall high enough to keep the road out of the photographs.`,
  `Two lawns with a brick path between them, so the dinner is laid while the pheras are still on.`,
  (f) =>
    `A lawn for ${number(f.max)} that drains in an hour, which its owner will prove with a hose if you ask.`,
  `A mango orchard with the middle taken out and grassed.`,
  `A long lawn with a stone plinth at the far end, facing east, where the mandap always goes.`,
  (f) => `A farmhouse lawn off ${f.street}, with a low white house for the families and a gate for the band.`,
  `A lawn under eleven old neems, each with its own fuse box.`,
  `A round lawn, which seats people better than a square one and is harder to mow.`,
  (f) => `Grass for ${number(f.max)}, a permanent stage, and a kitchen far enough away to be forgotten.`,
  `A lawn with a canal along one side and a row of eucalyptus that makes its own breeze.`,
  {
    if: (f) => f.max >= 500,
    text: `A sunken lawn with grass steps round it, where three hundred can sit without a single chair.`,
  },
  (f) =>
    `A lawn in ${f.locality} that its owner laid for his daughter's wedding and could not bring himself to dig up.`,
  `A cricket-sized lawn with floodlights on two sides and dimmers on both.`,
  `A lawn and a glass hall that open into each other along one whole side.`,
  (f) => `A big plain lawn at a fair price, ${f.stationKm} km from the station on a road that takes buses.`,
  `A lawn behind a plant nursery, so the borders are never bare and the marigolds come from next door.`,
  {
    in: ['delhi'],
    text: (f) => `A ${f.locality} farmhouse with three lawns, one of them kept only for cars.`,
  },
  { in: ['delhi'], text: `A farm on the Haryana side, with winter lawns, fire pits and a hall for the fog.` },
  {
    in: ['delhi'],
    text: `A walled farm with an avenue of ashoka trees, four hundred metres from gate to stage, made for a baraat.`,
  },
  {
    in: ['delhi'],
    text: `A farmhouse with a sandstone porch and a lawn whose grass is changed for winter each October.`,
  },
  {
    in: ['punjab'],
    text: `A palace lawn with wheat on two sides and a hall behind it for the afternoon ceremony.`,
  },
  {
    in: ['punjab'],
    text: (f) => `A lawn on ${f.street} wide enough for a tractor entry, which has been done, twice.`,
  },
  {
    in: ['punjab'],
    text: `A lawn with a covered dance floor in the middle, because it was going to be danced on anyway.`,
  },
  { in: ['punjab'], text: `A canal-side lawn under tall shisham trees, with a brick court for the milni.` },
  {
    in: ['punjab'],
    text: `Two lawns back to back, one for lunch in the sun and one for dinner under cover.`,
  },
  {
    in: ['gujarat'],
    text: (f) => `A party plot in ${f.locality} with a garba ground of beaten earth beside the grass.`,
  },
  {
    in: ['gujarat'],
    if: (f) => f.max >= 1500,
    text: `A party plot with a brick chori, fixed lights and room for two thousand at Navratri.`,
  },
  {
    in: ['gujarat'],
    text: `A plot with three gates: one for the jaan, one for the guests, one for the ice.`,
  },
  {
    in: ['gujarat'],
    if: (f) => f.max >= 800,
    text: (f) =>
      `A party plot for ${number(f.max)} with a roofed stage and dining for five hundred at a time.`,
  },
  { in: ['gujarat'], text: `A farm plot among chikoo trees, where the lunch is served in their shade.` },
  {
    in: ['gujarat'],
    text: `A plot by the ring road with a hall along its north side, so nobody need look at the sky.`,
  },
  {
    in: ['maharashtra'],
    text: (f) => `A Mangal lawn in ${f.locality} with a tiled pavilion and a well that supplies the kitchen.`,
  },
  {
    in: ['maharashtra'],
    text: `Lawns beside a sugarcane field, with a roofed stage and a view of the ghats on clear days.`,
  },
  {
    in: ['maharashtra'],
    text: `An orange-grower's lawn, with the grove on three sides and fruit for the guests in December.`,
  },
  {
    in: ['maharashtra'],
    text: `A lawn with a stone wada gate that was moved here piece by piece from a village under a dam.`,
  },
  {
    in: ['awadh'],
    text: (f) =>
      `A lawn on ${f.street} ringed with mango trees, of the sort that give shade rather than fruit.`,
  },
  {
    in: ['awadh'],
    text: `A wide Awadhi lawn with a white baradari in the middle, twelve arches and no back.`,
  },
  {
    in: ['awadh'],
    if: (f) => !f.vegOnly,
    text: `A lawn with a long kebab counter in brick, built before the lawn was.`,
  },
  {
    in: ['awadh'],
    text: `A guava orchard and the lawn inside it, hidden from the highway by a hundred yards of leaves.`,
  },
  {
    in: ['awadh'],
    text: (f) => `A lawn for ${number(f.max)} with a raised walk round it for people who would rather watch.`,
  },
  {
    in: ['rajasthan'],
    text: `A lawn below a ridge of the Aravallis, where the sun leaves early and the evening starts at five.`,
  },
  {
    in: ['rajasthan'],
    text: `A walled lawn with a stepwell in the corner, fenced, lit and photographed from every side.`,
  },
  {
    in: ['rajasthan'],
    text: `Lawns on three levels, cut into the slope, joined by ramps and not by stairs.`,
  },
  {
    in: ['rajasthan'],
    text: `A lawn with six sandstone chhatris along its edge, in which the bar, the priest and the band find their places.`,
  },
  {
    in: ['central'],
    text: (f) => `A lawn off ${f.street} with a hall that is always included, in case of March hail.`,
  },
  { in: ['central'], text: `A soybean farmer's lawn with a good house, good water and very good dal bafla.` },
  {
    in: ['deccan'],
    text: `A lawn among granite boulders, one of which is the stage and has not moved for two billion years.`,
  },
  {
    in: ['deccan'],
    text: (f) =>
      `A garden function ground in ${f.locality} with coconut palms down the drive and a roof over the dais.`,
  },
  { in: ['hills'], text: `A lawn among sal trees, flat for once, with the first hills behind the stage.` },
  {
    in: ['hills'],
    text: `A lawn above a dry river, with litchi trees, a tin-roofed hall and a long view of Mussoorie.`,
  },
  {
    in: ['mumbai'],
    text: `A school-sized lawn in the suburbs, with a roofed half for the months when it must be roofed.`,
  },
  { in: ['karnataka'], text: `A lawn under rain trees on the old coffee road, cool at noon in April.` },
  { in: ['karnataka'], text: `A farm lawn with a stone mantapa, a pond and two buffaloes that pose.` },
];

export const GARDEN_OPENINGS: Line[] = [
  `A rose garden with a brick walk down the middle and a mandap at the end of it.`,
  (f) => `A walled garden in ${f.locality}, planted in the seventies by a retired judge and hardly changed.`,
  `A garden of four small lawns, with hedges between them tall enough to lose an aunt in.`,
  (f) => `A garden for ${number(f.max)} under two rain trees that meet in the middle.`,
  `A bamboo walk, a lotus tank and a lawn behind them that you do not see until you are on it.`,
  `A frangipani garden, white underfoot in April, and a long low hall along its edge.`,
  (f) => `A nursery garden off ${f.street}, where the decor is largely growing already.`,
  `A garden with a raised stone mandap, roofed in tile, that has been used in every month of the year.`,
  `A terraced garden with seats cut into the walls and lamps cut into the seats.`,
  `A palm garden with a glasshouse in the centre, where dinners for a hundred are held in the rains.`,
  (f) => `A family garden in ${f.locality}, let on thirty days of the year and gardened on the rest.`,
  `A garden with peacocks, who arrive at five and object to drums.`,
  `A formal garden, all axes and channels, laid out by somebody who had been to Srinagar once and never forgot it.`,
  `A hibiscus hedge, a wide lawn and a bungalow with a swing on its verandah.`,
  `A marriage garden with a proper gate for the baraat and a quiet one for everybody else.`,
  (f) =>
    `A citrus garden in ${f.locality} that smells of blossom for three weeks in March and of woodsmoke in December.`,
  {
    in: ['rajasthan'],
    text: `A charbagh with dry fountains that are filled for weddings, and a marble seat where the bride waits.`,
  },
  {
    in: ['rajasthan'],
    text: `A garden of desert plants and one defiant lawn, watered from its own step well.`,
  },
  {
    in: ['rajasthan'],
    text: (f) => `A bagh outside the walls, with a tank, a pavilion and shade for ${number(f.ceremony)}.`,
  },
  {
    in: ['central'],
    text: (f) =>
      `A marriage garden in ${f.locality} with a stage at each end, for families with two opinions.`,
  },
  {
    in: ['central'],
    text: `A garden with a fountain court, a covered dining side and a poha stall that opens for the baraat's breakfast.`,
  },
  {
    in: ['central'],
    text: `A teak grove with a garden inside it, and lights that were strung by someone who climbs.`,
  },
  { in: ['central'], text: `A bougainvillea garden in five colours, with the mandap under the white one.` },
  {
    in: ['central'],
    text: `A garden by a stream that runs from July to February and is lit when it does not.`,
  },
  {
    in: ['central'],
    text: (f) =>
      `A marriage garden for ${number(f.max)} on ${f.street}, with rooms above the gate for the groom's side.`,
  },
  {
    in: ['awadh'],
    text: `A garden of old roses, grown for attar until the business moved, and for weddings since.`,
  },
  {
    in: ['awadh'],
    text: `A garden with a red sandstone pavilion, copied from a bigger one and easier to park at.`,
  },
  {
    in: ['awadh'],
    text: (f) =>
      `A river-side garden in ${f.locality}, with a bund walk for the photographs and a lawn for the rest.`,
  },
  {
    in: ['karnataka'],
    text: `A coffee-estate garden with silver oaks, a lawn in the clearing and a bungalow for the families.`,
  },
  {
    in: ['karnataka'],
    text: `A coconut grove swept clean, with a mantapa at its centre and lights in the fronds.`,
  },
  {
    in: ['karnataka'],
    text: (f) =>
      `A garden in ${f.locality} of jackfruit and champak, with a stone bench for every grandparent.`,
  },
  {
    in: ['karnataka'],
    text: `An old Mysore bungalow's garden, with a porte-cochère for the arrivals and croquet for the cousins.`,
  },
  {
    in: ['bengal'],
    text: `A bagan bari with two ponds, a marble ghat and a house that has mostly been painted.`,
  },
  {
    in: ['bengal'],
    text: (f) =>
      `A garden house in ${f.locality}, an hour from the city by old standards, with a pond and a mango walk.`,
  },
  { in: ['bengal'], text: `A garden with a bandstand and statues of people nobody can name any more.` },
  {
    in: ['delhi', 'punjab'],
    text: `A garden with chrysanthemums in December and a lawn wide enough to seat a village.`,
  },
  {
    in: ['delhi', 'punjab'],
    text: (f) =>
      `A garden restaurant in ${f.locality} that closes its tables and becomes a wedding on Saturdays.`,
  },
  {
    in: ['hills'],
    text: `A litchi garden at the foot of the hills, with deep shade, a stone court and bees in March.`,
  },
  {
    in: ['hills'],
    text: `A terraced garden over the valley, one terrace to each ceremony, downhill in the right order.`,
  },
  { in: ['goa'], text: `A cashew orchard with a chapel at one end and a bar, separately, at the other.` },
];

export const BEACH_OPENINGS: Line[] = [
  `Sand underfoot, a fixed mandap facing west and a rain plan that has been used twice.`,
  (f) =>
    `A strip of beach in ${f.locality} with casuarinas behind it and a stone terrace above the tide line.`,
  `A lawn that ends in sand, and sand that ends in fishing boats which keep their own hours.`,
  `A low house on a dune with a deck for the ceremony and palms for the lights.`,
  (f) => `A beach for ${number(f.ceremony)} chairs at low water, and a terrace for the same number at high.`,
  `A palm grove on the sea, where the pheras are timed by the tide table and not only by the almanac.`,
  `A cove with rocks at both ends, so that nobody walks through the photographs.`,
  `A white house, a lawn of salt-proof grass, and a path of forty steps to the water.`,
  (f) => `A seaside terrace in ${f.locality}, walled against the wind and open to the sunset.`,
  `A fishing family's land, with the boats still in use and borrowed for the bride's arrival.`,
  `A row of cottages on the sand with a long table down the middle of them.`,
  `A headland lawn with the sea on two sides and a chapel ruin on the third.`,
  (f) => `A beach house that sleeps ${f.rooms * 2} and seats the rest of the wedding under its own palms.`,
  {
    in: ['goa'],
    text: `A beach under coconut palms where the river meets the sea, so there are two sunsets to choose from.`,
  },
  {
    in: ['goa'],
    text: (f) => `A ${f.locality} shack that grew up: a proper kitchen, a proper floor, the same sand.`,
  },
  {
    in: ['goa'],
    text: `A laterite terrace over the beach, with a bar at one end and the nuptials at the other.`,
  },
  {
    in: ['goa'],
    text: `A quiet stretch in the south with a lawn, a wooden deck and turtles that have right of way until May.`,
  },
  {
    in: ['goa'],
    text: `An old toddy-tapper's grove, numbered palm by palm, with fairy lights on the lowest forty.`,
  },
  { in: ['goa'], text: `A small hotel's beach lawn, where the band stops at ten and the sea carries on.` },
  {
    in: ['goa'],
    text: (f) =>
      `A sea-facing lawn for ${number(f.max)} with a tiled hall behind it, for the evening after ten.`,
  },
  {
    in: ['tamil'],
    text: (f) =>
      `A lawn on the Coromandel at ${f.locality}, best at six in the morning, which is when the muhurtham is.`,
  },
  {
    in: ['tamil'],
    text: `A beach house on the East Coast Road with a thatched mandapam and a breeze from eleven.`,
  },
  { in: ['tamil'], text: `A casuarina grove behind the dunes, with kolam-swept sand and a stone stage.` },
  {
    in: ['tamil'],
    text: `A fort-coloured house by the sea with a courtyard inside, for when the wind is too much.`,
  },
  {
    in: ['mumbai'],
    text: (f) =>
      `A bungalow by the sea at ${f.locality}, reached by jetty or by a long drive, with a lawn to the wall.`,
  },
  {
    in: ['mumbai'],
    text: `A beach lawn on the city's far side, where the aeroplanes are higher and the air is better.`,
  },
  {
    in: ['mumbai'],
    text: `A shore garden of talipot palms, open from November to May and under water for some of July.`,
  },
  { in: ['kerala'], text: `A beach with Chinese nets at the end of it and a tiled hall among the palms.` },
  {
    in: ['kerala'],
    text: `A strip between sea and backwater, with a lawn on one side and a jetty on the other.`,
  },
];

export const ROOFTOP_OPENINGS: Line[] = [
  (f) => `A roof over ${f.locality} with a covered bar, planted edges and a lift that reaches the top.`,
  `The whole top floor and the terrace above it, joined by a stair wide enough for a lehenga.`,
  (f) => `A terrace for ${f.max} with the sunset on one side and the old city on the other.`,
  `A rooftop with a glass room in the middle, so that a shower moves the party twelve feet.`,
  `A roof with a parapet at five feet, which is safe for children and still shows them the kites.`,
  `A small terrace for small weddings, with nothing higher than it for half a mile.`,
  `Two roofs at different heights: vows on the upper, dinner on the lower.`,
  (f) => `A textile merchant's rooftop in ${f.locality}, tented in his own cloth.`,
  `A rooftop garden with soil deep enough for real trees, eleven of them.`,
  `A seventh-floor terrace with two lifts, one of them only for the caterer.`,
  {
    in: ['rajasthan'],
    text: `A blue-washed roof below the fort, where the lights come on above you in rows.`,
  },
  {
    in: ['rajasthan'],
    text: `A haveli roof in the bazaar with four chhatris, reached by a lift hidden in the old grain store.`,
  },
  {
    in: ['rajasthan'],
    text: (f) => `A terrace in ${f.locality} with kite strings in January and lamps in every niche.`,
  },
  {
    in: ['rajasthan'],
    text: `Three roofs of one old house, one for the ladies, one for the kitchen and one for the view.`,
  },
  {
    in: ['rajasthan'],
    text: `A roof above the spice lanes, cool after seven and quiet after nine, when the shutters come down.`,
  },
  {
    in: ['awadh'],
    text: `A terrace from which the dome can be seen, over a good many water tanks, in the first light and the last.`,
  },
  {
    in: ['awadh'],
    text: `A marble-shop roof with a view of the river bend, and the quietest mornings in the quarter.`,
  },
  {
    in: ['mumbai'],
    text: `A roof among higher roofs, screened with bamboo, where the city is a kind of wallpaper.`,
  },
  {
    in: ['mumbai'],
    text: `A terrace by the harbour line with a retractable roof that has been tested by four monsoons.`,
  },
  {
    in: ['mumbai', 'bengal', 'karnataka', 'delhi'],
    text: (f) => `A rooftop off ${f.street} for ${f.max} people who all know each other.`,
  },
  {
    in: ['bengal'],
    text: `A north Calcutta roof with a water tank, a pigeon loft and room for a chhadnatala between them.`,
  },
  {
    in: ['delhi'],
    text: `A roof near the old walls with heaters, dhurries and the azan at the right time for a pause.`,
  },
  {
    in: ['karnataka'],
    text: `A terrace over the tree tops, with a tin-and-glass roof for the five o'clock shower.`,
  },
  { in: ['goa'], text: `A tiled terrace over the river with a cross-breeze and a view of the ferry.` },
];
