import { number } from '../random.js';
import type { Facts, Line } from '../venue-types.js';

const kitchen = (f: Facts): boolean => f.ownKitchen;
const noKitchen = (f: Facts): boolean => !f.ownKitchen;
const pureVeg = (f: Facts): boolean => f.ownKitchen && f.vegOnly;
const meat = (f: Facts): boolean => f.ownKitchen && !f.vegOnly;

/** Food and cooks. */
export const FOOD: Line[] = [
  {
    in: ['rajasthan'],
    if: pureVeg,
    text: `The kitchen is pure vegetarian: dal baati churma from clay ovens, gatte, ker sangri, and phulkas that come to the table puffed.`,
  },
  {
    in: ['rajasthan'],
    if: pureVeg,
    text: `No onion or garlic is the default and not a special request; the ghevar is fried on the day.`,
  },
  {
    in: ['rajasthan'],
    if: pureVeg,
    text: `A halwai from Nathdwara has cooked here for two generations, all of it vegetarian, and his thandai is the reason some guests come early.`,
  },
  {
    in: ['rajasthan'],
    if: meat,
    text: `The laal maas is made with mathania chillies and marked as such; the vegetarian side has its own counter, cooks and ladles.`,
  },
  {
    in: ['rajasthan'],
    if: meat,
    text: `Two kitchens, forty feet apart: one for safed maas and soola, the other for everybody's aunt.`,
  },
  {
    in: ['rajasthan'],
    if: meat,
    text: `Baati come off the coals all evening. Meat is cooked behind the house and served from a separate side, as families here expect.`,
  },
  {
    in: ['rajasthan'],
    if: meat,
    text: `The cook will do a Mewari dinner with nothing from outside the district in it, if you give him ten days.`,
  },
  {
    in: ['delhi'],
    if: pureVeg,
    text: `The kitchen is vegetarian throughout, with a chaat counter of nine kinds and a jalebi pan that starts at ten.`,
  },
  {
    in: ['delhi'],
    if: meat,
    text: `Live tandoors, a chaat row run by a family from Chawri Bazar, and mutton that has been cooking since the afternoon.`,
  },
  {
    in: ['delhi'],
    if: meat,
    text: `They will not serve more than seven main dishes, on the grounds that nobody has ever tasted an eighth while it was hot.`,
  },
  {
    in: ['delhi'],
    if: meat,
    text: `The menu is North Indian and says so. For anything else they bring in a counter and charge what it costs.`,
  },
  {
    in: ['delhi'],
    if: meat,
    text: `Winter menus have sarson, gajrela and a kulhad of hot kesar milk at the door for the baraat.`,
  },
  {
    in: ['mumbai'],
    if: pureVeg,
    text: `A vegetarian kitchen with a Jain line of its own, and a farsan counter that no wedding here leaves out.`,
  },
  {
    in: ['mumbai'],
    if: meat,
    text: `Konkan fish, Mughlai mutton or a Parsi lagan nu bhonu on banana leaves: the three cooks are brothers-in-law and do not mix.`,
  },
  {
    in: ['mumbai'],
    if: meat,
    text: `Food is served in two sittings by the clock, because the hall must be handed back at eleven.`,
  },
  {
    in: ['mumbai'],
    if: meat,
    text: `The chaat is made to order and the rest is a short hot buffet. Tastings are on Tuesdays, for six people, free.`,
  },
  {
    in: ['goa'],
    if: meat,
    text: `The day's fish is bought after you say how many. Xacuti, cafreal and a sorpotel made three days before; vegetarians get khatkhate and not an afterthought.`,
  },
  {
    in: ['goa'],
    if: meat,
    text: `One kitchen does Goan and a second North Indian, vegetarian side first, for weddings whose families have not met over food.`,
  },
  {
    in: ['goa'],
    if: meat,
    text: `A baker from the next village sends poi at six, and the bebinca is a real one, of sixteen layers.`,
  },
  {
    in: ['goa'],
    if: meat,
    text: `Grills on the terrace, a long table of salads and kokum, and a cake cut at midnight whether or not there was one on the order.`,
  },
  {
    in: ['awadh'],
    if: pureVeg,
    text: `The kitchen is satvik: no onion, no garlic, poori and kaddu in leaf bowls, and rabri that is stirred for five hours.`,
  },
  {
    in: ['awadh'],
    if: pureVeg,
    text: `Vegetarian only, with tamatar chaat in season, kachori in the morning and malaiyo for winter breakfasts.`,
  },
  {
    in: ['awadh'],
    if: meat,
    text: `Galawat on the tawa, biryani opened at the table, and sheermal from a baker who delivers by bicycle every half hour.`,
  },
  {
    in: ['awadh'],
    if: meat,
    text: `A rakabdar cooks the Awadhi side on a slow fire from the previous night. The vegetarian kitchen is across the yard with its own well.`,
  },
  {
    in: ['awadh'],
    if: meat,
    text: `Nihari for the morning after can be had for forty people, and those forty always find out.`,
  },
  {
    in: ['awadh'],
    if: meat,
    text: `The kebabs come off the coals to order, so the queue is the only one you will see. It is part of the evening.`,
  },
  {
    in: ['punjab'],
    if: pureVeg,
    text: `Langar rules in the kitchen: vegetarian, plentiful, served to everybody seated, and the dal is cooked overnight.`,
  },
  {
    in: ['punjab'],
    if: meat,
    text: `Six tandoors. Amritsari fish comes first, butter chicken last, and the lassi glasses are brass and enormous.`,
  },
  {
    in: ['punjab'],
    if: meat,
    text: `Snacks go round for two hours before dinner, as they must here; the count is kept by the tray and shown to you.`,
  },
  {
    in: ['punjab'],
    if: meat,
    text: `Makki rotis by hand, a mutton the neighbours envy, and a separate vegetarian kitchen for the Anand Karaj lunch.`,
  },
  {
    in: ['punjab'],
    if: meat,
    text: `The price includes fourteen snacks and nobody has been known to finish them.`,
  },
  {
    in: ['hills'],
    if: pureVeg,
    text: `Garhwali dal, jhangora kheer and North Indian standards, all vegetarian, cooked on wood when it is dry.`,
  },
  {
    in: ['hills'],
    if: meat,
    text: `Mutton from the hills, trout when it can be had, bhatt ki churkani for the curious and paneer for the cautious.`,
  },
  {
    in: ['hills'],
    if: meat,
    text: `Dinner is served hot in covered clay, because at eight o'clock in December nothing else stays hot.`,
  },
  {
    in: ['hills'],
    if: meat,
    text: `They bake their own bread, keep their own hens, and will send a tiffin to the bride's room at three when she has forgotten lunch.`,
  },
  {
    in: ['gujarat'],
    if: pureVeg,
    text: `A maharaj and eleven helpers cook a full Gujarati lunch: undhiyu in winter, aamras in May, and rotli until you cover your plate.`,
  },
  {
    in: ['gujarat'],
    if: pureVeg,
    text: `Vegetarian throughout, with Jain, Swaminarayan and plain counters marked in both scripts.`,
  },
  {
    in: ['gujarat'],
    if: (f) => pureVeg(f) && f.max >= 500,
    text: `Surti locho and ponk in season at tea; a sit-down thali for four hundred at eight. All vegetarian, all from one kitchen.`,
  },
  {
    in: ['gujarat'],
    if: pureVeg,
    text: `Dinner is finished before sunset for Jain families if you say so when you book, and the lights are paid by the hour you did not use.`,
  },
  {
    in: ['gujarat'],
    if: meat,
    text: `The kitchen is vegetarian by habit and keeps a separate house, at the far end, for Kathiawadi and Mughlai meat dishes.`,
  },
  {
    in: ['maharashtra'],
    if: pureVeg,
    text: `A pangat lunch on leaves: varan bhaat, masale bhaat, alu vadi, jilebi with mattha, and a server who will not hear no.`,
  },
  {
    in: ['maharashtra'],
    if: pureVeg,
    text: `Vegetarian, with puran poli made in front of you and a mattha that other caterers have tried to copy.`,
  },
  {
    in: ['maharashtra'],
    if: meat,
    text: `Vegetarian in the day, by custom; at night there is tambda and pandhra rassa from a cook from Kolhapur.`,
  },
  {
    in: ['maharashtra'],
    if: meat,
    text: `Saoji mutton for those who ask and a mild side for those who don't, out of two kitchens with two chimneys.`,
  },
  {
    in: ['maharashtra'],
    if: meat,
    text: `The buffet is short: three vegetables, a dal, a mutton, fresh bhakri. They would rather refill it than widen it.`,
  },
  {
    in: ['central'],
    if: pureVeg,
    text: `Dal bafla, bhutte ka kees and a Sarafa-style sweet counter after midnight; the whole kitchen is vegetarian.`,
  },
  {
    in: ['central'],
    if: pureVeg,
    text: `Poha and jalebi for the baraat's breakfast, a full vegetarian dinner, and garadu in winter for whoever stays up.`,
  },
  {
    in: ['central'],
    if: meat,
    text: `Bhopali rezala, keema samosa and a good plain tandoor; the vegetarian counters stand on the opposite side.`,
  },
  {
    in: ['central'],
    if: meat,
    text: `Two halwais, one for sweets and one for everything else, and a meat cook who comes with his own pots.`,
  },
  {
    in: ['tamil'],
    if: pureVeg,
    text: `Meals on the leaf, twenty-one items, served in the right corners and in the right order. The filter coffee has a counter and a following.`,
  },
  {
    in: ['tamil'],
    if: pureVeg,
    text: `Vegetarian only. Tiffin from half past six, muhurtham lunch from eleven, and elaneer for anyone who looks faint.`,
  },
  {
    in: ['tamil'],
    if: pureVeg,
    text: `The samayal master has cooked for this hall since he was sixteen, and you discuss the payasam with him and nobody else.`,
  },
  {
    in: ['tamil'],
    if: meat,
    text: `Chettinad chicken, seer fish and a leaf lunch for the vegetarians at the same table, from kitchens that do not share a knife.`,
  },
  {
    in: ['tamil'],
    if: meat,
    text: `Idiyappam and mutton paya in the evening, a leaf lunch after the muhurtham, and ice cream in both.`,
  },
  {
    in: ['kerala'],
    if: pureVeg,
    text: `A sadya of twenty-six dishes on the leaf, with palada and ada pradhaman, served by men who run.`,
  },
  {
    in: ['kerala'],
    if: meat,
    text: `Karimeen from the water you are looking at, duck roast, appam by the hundred, and a full sadya when the ceremony is Hindu and at noon.`,
  },
  {
    in: ['kerala'],
    if: meat,
    text: `Syrian Christian dinners are what they do best: meen molly, duck mappas, and kozhalappam with the tea. The sadya cook comes from Tripunithura.`,
  },
  {
    in: ['kerala'],
    if: meat,
    text: `Thalassery biryani at night and sadya at noon, each by its own team, each proud and slightly deaf to the other.`,
  },
  {
    in: ['karnataka'],
    if: pureVeg,
    text: `Leaf meals with kosambari, majjige huli, holige with ghee, and a payasa that has its own server. Vegetarian only.`,
  },
  {
    in: ['karnataka'],
    if: pureVeg,
    text: `Breakfast is idli and khara bath from six; lunch runs to four sittings; everything is vegetarian and hot.`,
  },
  {
    in: ['karnataka'],
    if: meat,
    text: `Donne biryani, Coorg pork if both families say yes, and a vegetarian line with Udupi cooks at the other end.`,
  },
  {
    in: ['karnataka'],
    if: meat,
    text: `Coastal fish on Fridays, Bannur mutton on Sundays, a leaf lunch on any day at a muhurta.`,
  },
  {
    in: ['deccan'],
    if: pureVeg,
    text: `A vegetarian kitchen with gongura, pulihora, bobbatlu and ulavacharu, on leaves at lunch and in a buffet at night.`,
  },
  {
    in: ['deccan'],
    if: meat,
    text: `Kachchi biryani cooked here in sealed degs, one for every forty guests, with the haleem in its season and double ka meetha always.`,
  },
  {
    in: ['deccan'],
    if: meat,
    text: `Marag first, then biryani, then nobody speaks. The vegetarian kitchen does Andhra meals and is walled off.`,
  },
  {
    in: ['deccan'],
    if: meat,
    text: `They sell dinner by the deg or by the plate and will tell you honestly which is cheaper for your number.`,
  },
  {
    in: ['deccan'],
    if: meat,
    text: `Telugu lunch on leaves at noon; Hyderabadi dinner at night; both from cooks on the payroll.`,
  },
  {
    in: ['bengal'],
    if: pureVeg,
    text: `A vegetarian wedding kitchen with radhaballavi, chhanar dalna, dhokar dalna and mishti from a shop older than the state.`,
  },
  {
    in: ['bengal'],
    if: meat,
    text: `Fish fry, bhetki paturi, kosha mangsho, and the chutney and papad in their proper place before the doi.`,
  },
  {
    in: ['bengal'],
    if: meat,
    text: `The thakurs cook in the yard from noon. Ilish is served only in its season, whatever you offer them.`,
  },
  {
    in: ['bengal'],
    if: (f) => meat(f) && f.max >= 350,
    text: `Served at table by the batch, two hundred at a time, with somebody's uncle going round to see that you ate.`,
  },
  {
    in: ['bengal'],
    if: meat,
    text: `Biryani with its potato, chops from a recipe out of a closed cabin restaurant, and nolen gur everything in January.`,
  },
  {
    if: noKitchen,
    text: `There is no cook on the staff. You choose from a panel of five caterers, whose prices are posted by the gate, or bring your own for a cleaning charge.`,
  },
  {
    if: noKitchen,
    text: `Bring your caterer: there are gas points, a washed yard, cold water by the tank and vessels for five hundred.`,
  },
  {
    if: noKitchen,
    text: (f) =>
      `The kitchen is let to your cook with its vessels and fires, and three panel caterers quote from ${number(f.veg)} a plate if you would rather not.`,
  },
];

/** How the kitchen handles large numbers of guests; follows the sentence about food. */
export const CATERING: Line[] = [
  {
    if: pureVeg,
    text: (f) =>
      `The kitchen is vegetarian and so is everything that comes through the gate. Minimum ${f.minPlates} plates, tasting for six included.`,
  },
  {
    if: kitchen,
    text: () =>
      `The menu is fixed a fortnight before and the count three days before; they cook five per cent over it and do not charge for that.`,
  },
  {
    if: kitchen,
    text: (f) =>
      `Plates are counted by both sides together, with a clicker at each counter. The minimum is ${f.minPlates}.`,
  },
  {
    if: kitchen,
    text: `Ask for the small menu. It costs a fifth less, comes out hotter, and is what the cook eats.`,
  },
];
