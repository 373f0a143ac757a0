import { number } from '../random.js';
import type { Line } from '../venue-types.js';

export const RESORT_OPENINGS: Line[] = [
  `A resort with two lawns, one of them far enough from the rooms for a band.`,
  (f) =>
    `A resort in ${f.locality} with a barn of a dining hall, shutters on both sides and one very long table.`,
  `A resort with a pond, an island in it, and a mandap on the island that seats the family only.`,
  (f) => `A resort of ${f.rooms} cottages round a lawn, all of it yours for two nights or none of it.`,
  (f) => `${f.rooms} rooms, four lawns and one road in, so nobody is ever quite lost.`,
  `A resort on a slope, with golf carts for the grandparents and stairs for the cousins.`,
  (f) =>
    `A resort outside ${f.city} with a pool court for the haldi, where yellow is expected and hosed off.`,
  `A low brick resort under big trees, with verandahs that join every room to the next.`,
  `A resort with a small amphitheatre, cut for folk singers and now mostly used for speeches.`,
  (f) => `A farm resort in ${f.locality} with cows, a potter and a lawn for ${number(f.max)}.`,
  `A resort with a long pool, a wide lawn and a hall between them for the weather.`,
  (f) =>
    `A weekend resort ${f.stationKm} km out that is half price from Monday to Thursday and just as green.`,
  `A resort of stone cottages in which no two rooms match and every one has a kettle.`,
  (f) => `A resort for whole families: ${f.rooms} rooms, a children's lawn, and dinner at two times.`,
  {
    in: ['rajasthan'],
    text: (f) => `Hill fort, ${f.rooms} rooms, and a terrace walk that seats everyone for dinner.`,
  },
  {
    in: ['rajasthan'],
    text: `A tented camp with real bathrooms, a dune of its own and a mandap in a ring of torches.`,
  },
  {
    in: ['rajasthan'],
    text: `A village of mud-plastered cottages with a chaupal in the middle, where the sangeet sits on charpoys.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A resort in the folds of the hills beyond ${f.locality}, with a lawn that is in shade by four.`,
  },
  {
    in: ['rajasthan'],
    text: `A new fort that admits to being new, with ramps, lifts and a very large gate.`,
  },
  { in: ['hills'], text: `A river resort with a wooden deck over the water and a sal forest for a wall.` },
  {
    in: ['hills'],
    text: (f) =>
      `Cottages on five terraces above ${f.locality}, with the valley below and the first snow far behind.`,
  },
  {
    in: ['hills'],
    text: `A pine-shaded resort with bonfire circles, quilts for every guest and a hall with a stove.`,
  },
  {
    in: ['hills'],
    text: `A tea-estate bungalow and twelve cottages, with a lawn where the drying floor was.`,
  },
  {
    in: ['hills'],
    text: `A resort on a bend of the Song, loud with water until winter, and open to the hills on three sides.`,
  },
  {
    in: ['hills'],
    text: (f) => `A resort of slate and deodar with ${f.rooms} rooms and not a straight path between them.`,
  },
  {
    in: ['karnataka'],
    text: `A resort on the edge of a lake bed, with granite boulders, a tamarind grove and wide night skies.`,
  },
  {
    in: ['karnataka'],
    text: (f) =>
      `A farm resort past ${f.locality}, with vineyard rows for the photographs and a lawn for the muhurta.`,
  },
  {
    in: ['karnataka'],
    text: `Laterite cottages in an areca garden, with a temple-style mantapa at the centre.`,
  },
  {
    in: ['karnataka'],
    text: `A resort below a monolith hill, where the sun goes early and the rock gives back its heat till nine.`,
  },
  {
    in: ['goa'],
    text: `A resort of Portuguese-style villas round a lawn, ten minutes from the beach and well away from its bars.`,
  },
  {
    in: ['goa'],
    text: `A hillside resort in cashew country, with the sea as a line at the end of the lawn.`,
  },
  { in: ['goa'], text: `A river resort with a jetty, a pool and a church choir within walking distance.` },
  {
    in: ['goa'],
    text: (f) => `${f.rooms} rooms among paddy fields, green till October and gold till January.`,
  },
  {
    in: ['kerala'],
    text: `A spice garden with cottages in it, a wooden mandapam and an elephant made only of flowers.`,
  },
  {
    in: ['kerala'],
    text: `A resort on a river island, with a ferry for the guests and a longer one for the band.`,
  },
  {
    in: ['maharashtra'],
    text: `A resort in the Mulshi hills with a waterfall from July and a covered lawn because of it.`,
  },
  {
    in: ['maharashtra'],
    text: `A lakeside camp of tiled cottages, with a stage on the bund and mango trees all round.`,
  },
  {
    in: ['deccan'],
    text: `A resort by the reservoir with rock gardens, rain trees and a breeze at any hour.`,
  },
  {
    in: ['deccan'],
    text: (f) => `A farm resort in ${f.locality} with mango rows, a pool and a dais under a banyan.`,
  },
  {
    in: ['central'],
    text: `A resort at the forest's edge, where the band agrees to stop at ten because of the deer.`,
  },
  {
    in: ['punjab'],
    text: `A farm resort with mustard on all sides in January, and a tandoor for every hundred guests.`,
  },
];

export const HAVELI_OPENINGS: Line[] = [
  {
    in: ['rajasthan'],
    text: `An old grain merchant's house round one marble court, lit with diyas in the evening.`,
  },
  {
    in: ['rajasthan'],
    text: `A haveli with two courts: pheras in the inner, dinner in the outer, and one low door between.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A painted haveli in ${f.locality} whose frescoes were cleaned with bread, as frescoes should be.`,
  },
  {
    in: ['rajasthan'],
    text: `A thakur's town house with a zenana gallery, from which the grandmothers still watch.`,
  },
  {
    in: ['rajasthan'],
    text: `Four storeys of red stone on a lane too narrow for cars, with a court as wide as the sky it needs.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A haveli of ${f.built}, roofed in stone, cool by design and booked by families who like the echo.`,
  },
  {
    in: ['rajasthan'],
    text: `A country kothi with a horse yard, where the baraat starts and the horse goes home to sleep.`,
  },
  {
    in: ['rajasthan'],
    text: `A garh at the edge of the town, with thick walls, thin windows and a lawn inside.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A salt trader's house in ${f.locality}, with a mirrored room for forty and a court for the rest.`,
  },
  {
    in: ['rajasthan'],
    text: `A carved sandstone front, a plain wide court, and a stepwell under a glass floor.`,
  },
  {
    in: ['rajasthan'],
    text: `A poet's house, with couplets over its doors that the priest is asked to read out.`,
  },
  {
    in: ['rajasthan'],
    text: `A deorhi with a drum house over the gate, used by the shehnai on wedding days and by pigeons on others.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A blue-washed haveli on three levels, with the mandap on the middle one and ${number(f.max)} seats between them.`,
  },
  {
    in: ['rajasthan'],
    text: `An old customs house with arcades on all four sides, so that everybody at the wedding has shade.`,
  },
  {
    in: ['rajasthan'],
    text: `A hunting lodge with a lawn where the tents used to be, and no trophies on its walls.`,
  },
  {
    in: ['rajasthan'],
    text: `A jagirdar's kothi with yellow shutters and a family in it who come down to greet the baraat.`,
  },
  {
    in: ['awadh'],
    text: `A kothi in lakhauri brick with a seven-arched verandah and a lawn in front of it.`,
  },
  {
    in: ['awadh'],
    text: (f) =>
      `A taluqdar's kothi of ${f.built}, with a ballroom nobody danced in and a court everyone did.`,
  },
  {
    in: ['awadh'],
    text: `A white kothi with green shutters, a mehmankhana for the groom's side and a kitchen that cooks on coals.`,
  },
  {
    in: ['awadh'],
    text: (f) =>
      `A lawyer's mansion in ${f.locality} with a portico for the carriage and a library for the nikah.`,
  },
  {
    in: ['awadh'],
    text: `An imam's garden house, long since secular, with a baradari and a row of bitter-orange trees.`,
  },
  {
    in: ['awadh'],
    text: `A merchant's kothi in the old lanes, with the river behind it and its own steps down.`,
  },
  {
    in: ['awadh'],
    text: `A house with four courts, each built by a brother, now opened into one another for weddings.`,
  },
  {
    in: ['bengal'],
    text: `A rajbari with a thakurdalan of five arches, in which the ceremony is held before the goddess's empty place.`,
  },
  {
    in: ['bengal'],
    text: (f) =>
      `A zamindar's house of ${f.built} with a nach ghar upstairs and pigeons on the Corinthian capitals.`,
  },
  {
    in: ['bengal'],
    text: `A crumbling front, left crumbling, and a courtyard behind it that has been made quite sound.`,
  },
  {
    in: ['bengal'],
    text: (f) =>
      `A tea merchant's mansion in ${f.locality}, with black and white marble laid like a chessboard for giants.`,
  },
  {
    in: ['bengal'],
    text: `A river-side rajbari with a bathing ghat, an Italian stair and eleven clocks, two of them right.`,
  },
  {
    in: ['bengal'],
    text: `A red house round an uthon, with green slatted verandahs on every floor for those who prefer to watch.`,
  },
  {
    in: ['bengal'],
    text: `A north Calcutta bari where the family lives on the second floor and hears every wedding through it.`,
  },
  {
    in: ['goa'],
    text: `A Portuguese house of oyster-shell windows, with a ballroom, a chapel niche and a laterite terrace.`,
  },
  {
    in: ['goa'],
    text: (f) => `A village manor in ${f.locality} with a pillared porch, a mango court and very old chairs.`,
  },
  {
    in: ['goa'],
    text: `A yellow house on the square, with a balcão where both families end up by midnight.`,
  },
  { in: ['goa'], text: `A landlord's house among paddy, with a long tiled hall built for harvest suppers.` },
  {
    in: ['deccan'],
    text: `A deori behind high walls, with a fountain court, a mardana, a zenana and a way between them.`,
  },
  {
    in: ['deccan'],
    text: (f) => `A noble's house of ${f.built} in lime plaster so smooth that it is often taken for marble.`,
  },
  {
    in: ['deccan'],
    text: `A summer palace, single-storeyed and square, with a verandah all the way round it.`,
  },
  {
    in: ['deccan'],
    if: (f) => f.max >= 400,
    text: `A pearl merchant's deori with teak pillars brought by river and a court for four hundred.`,
  },
  {
    in: ['deccan', 'central'],
    text: (f) => `A garhi in ${f.locality} with two bastions, one of them a kitchen and one a bridal room.`,
  },
  {
    in: ['central'],
    text: `A Maratha wada with three chowks and a temple in the last one, where the wedding begins.`,
  },
  {
    in: ['central'],
    text: `A begum's guest house with cusped arches, a rose court and rooms that look inward.`,
  },
  {
    in: ['maharashtra'],
    text: `A teak-framed wada round two chowks, saved from the builders by a family that could not agree to sell.`,
  },
  {
    in: ['maharashtra'],
    text: (f) =>
      `A sardar's wada in ${f.locality}, with a well in the court and a first floor that may carry eighty people and no more.`,
  },
  {
    in: ['kerala'],
    text: `A tharavad of dark wood round a nadumuttam, where the rain is allowed in and admired.`,
  },
  {
    in: ['kerala'],
    text: (f) =>
      `A spice trader's house of ${f.built}, with a loading court on the water and the mandapam under its tiles.`,
  },
  { in: ['kerala'], text: `An illam moved beam by beam from Palakkad, with its pond dug again beside it.` },
  {
    in: ['kerala'],
    text: `A Jew Town sort of warehouse, whitewashed, with a timber roof and a garden where the pepper was dried.`,
  },
  {
    in: ['karnataka'],
    text: `A Mysore courtier's bungalow with monkey-top windows, a deep porch and a lawn of carpet grass.`,
  },
  {
    in: ['karnataka'],
    text: `A thotti mane round a pillared court, where the rain falls in the middle and the guests sit round it.`,
  },
  {
    in: ['delhi'],
    text: `A Shahjahanabad haveli with a neem in the court, restored over nine years by people who now know plaster.`,
  },
  {
    in: ['delhi'],
    text: `A colonnaded house of the nineteen-thirties with a front lawn, a back lawn and a firm housekeeper.`,
  },
  {
    in: ['gujarat'],
    text: `A pol house opened into its neighbour, with carved struts, a tank below the court and room for a small wedding.`,
  },
  {
    in: ['gujarat'],
    text: `A mill owner's villa with a ballroom floor, a swing on silver chains and mango trees in rows.`,
  },
  {
    in: ['punjab'],
    text: `A sardar's haveli with a brick court, a rooftop for the phulkari photographs and a mulberry in the middle.`,
  },
  {
    in: ['punjab'],
    text: `A trading house of nanakshahi brick, with balconies on the court for everyone who claims a good view.`,
  },
  {
    in: ['tamil'],
    text: `A nagarathar-style house of teak, egg-plaster and blue enamel, with a court for the muhurtham.`,
  },
];

export const LAKE_OPENINGS: Line[] = [
  {
    in: ['rajasthan'],
    text: `A stone house on the water with a ghat for arrivals by boat and a terrace for everyone who came by road.`,
  },
  {
    in: ['rajasthan'],
    text: (f) => `A lake-facing haveli in ${f.locality} with three terraces, each one step nearer the water.`,
  },
  {
    in: ['rajasthan'],
    text: `An old boathouse with a white verandah, where the mandap floats on the day and is towed back after.`,
  },
  {
    in: ['rajasthan'],
    text: `A garden that runs down to the lake, with a bathing pavilion for the pheras and lawns behind it.`,
  },
  {
    in: ['rajasthan'],
    text: (f) =>
      `A water palace in little: one court, one ghat, ${f.rooms} rooms, and the sunset in every one of them.`,
  },
  {
    in: ['rajasthan'],
    text: `A lakeside house with jharokhas over the water, from which petals are thrown and later collected.`,
  },
  {
    in: ['awadh'],
    text: `A house above its own ghat, where the boat with the bride in it has the right of way.`,
  },
  {
    in: ['awadh'],
    text: (f) =>
      `A riverside kothi in ${f.locality}, high enough for the August flood and near enough for the aarti bells.`,
  },
  {
    in: ['awadh'],
    text: `A sandstone terrace over the river, facing sunrise, for weddings that end at dawn.`,
  },
  {
    in: ['awadh'],
    text: `A zamindar's river house with eighty steps, a lift for those who would rather not, and a broad court on top.`,
  },
  {
    in: ['kerala'],
    text: `A backwater house with a tiled boat porch, so that the bride arrives by water and dry.`,
  },
  {
    in: ['kerala'],
    text: (f) => `A coconut island at ${f.locality} with a jetty, a mandapam and a hall with no walls.`,
  },
  { in: ['kerala'], text: `A lawn with water on three sides and Chinese nets on the fourth.` },
  {
    in: ['kerala'],
    text: `A boatbuilder's yard turned garden, with a launch slip where the couples come ashore.`,
  },
  {
    in: ['kerala'],
    text: `A row of wooden houses along the kayal, joined by a boardwalk and a very good kitchen.`,
  },
  {
    in: ['kerala'],
    text: `A prawn farmer's bund and the house on it, with herons in the morning and lamps on the water at night.`,
  },
  {
    in: ['kerala'],
    text: (f) => `A backwater garden for ${number(f.max)}, with a snake-boat for the groom if he can row.`,
  },
  {
    in: ['kerala'],
    text: `A waterside auditorium, open to the breeze on both sides, where the fans are for show.`,
  },
  {
    in: ['central'],
    text: `A white house over the Upper Lake with a terrace for the sunset and a hall for the wind.`,
  },
  {
    in: ['central'],
    text: (f) => `A lake garden in ${f.locality} with a stone jetty and lawns that step down to it.`,
  },
  {
    in: ['central'],
    text: `A boat club's lawn and hall, on a point, with water where the neighbours would be.`,
  },
  {
    in: ['central'],
    text: `A begum's pleasure house on the shore, two rooms deep and a hundred yards long.`,
  },
  {
    in: ['central'],
    text: `A lakeside terrace among gulmohars, with the far shore's lights for a backdrop.`,
  },
];
