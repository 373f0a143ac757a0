import { names, sentences, type Trade } from './trade.js';

export const CATERER: Trade = {
  names: names(
    '{s} Caterers, {w} Kitchen, {w} Rasoi, {s} & Sons Halwai, {w} Feast House, Bhoj by {f}, {w} Caterers, The {w} Table, {w} Catering House, {w} Dawat',
  ),
  openings: sentences(`
    Wedding food cooked on the ground where it is eaten, in vessels you can see.
    A halwai family from {l} whose jalebi is known two districts away.
    Pure vegetarian, with a Jain kitchen that shares not even a ladle.
    Live counters are the strength here; eleven of them, each with its own cook.
    The food of {c} as homes cook it, for two hundred or two thousand.
    Leaf meals in sittings, served by people who know which corner is for salt.
    Small menus of fourteen dishes, all of them hot.
    Three kitchens under one roof: vegetarian, non-vegetarian and sweets.
    {f} tastes every pot before it leaves, and the waiters wait for the nod.
    Breakfasts and lunches for morning weddings, from four o'clock on.
    Chaat as on the street, with water that is not from the street.
    Kebabs, biryani, and a dal that is started the evening before.
    Menus built around the season: no cauliflower in June.
    Sit-down dinners for a hundred, course by course, with printed cards.
    Food for families of two regions, and peace between the two counters.
    Sweets made from milk bought the same morning, by six old men who do nothing else.
    Grills, salads and good bread for receptions with young crowds.
    Outdoor weddings far from a kitchen, with gas, water and lights brought along.
    A catering house that publishes its plate count and pays back the difference.
    Village feasts in the old style, on pattals, with ghee poured until you raise your hand.
  `),
  details: sentences(`
    A tasting for six comes before the contract, from the menu that will be served.
    The last table eats the same food as the first; pots are held back for it.
    Drinking water is sealed, and ice comes from a plant with a paper to show.
    Gloves, caps and clean nails are looked at on arrival, by the owner.
    Children are fed at seven, drivers at eight, and the couple in a room with a door.
    Oil is used once and sold to the soap maker.
    Vegetarian and non-vegetarian counters have separate staff, spoons and sinks.
    A counter for those who may not eat sugar, salt or wheat can be had for little.
    Plates are counted with someone from the family, every half hour.
    Left-over food that was never served goes to a shelter the same night.
    Rotis come off the fire in threes, so no one gets a cold one.
    Grandmothers' recipes are welcome and are tried once beforehand.
    One waiter is sent for every fifteen guests at a buffet, and every eight at tables.
    Chutneys are ground on the day, on a stone that travels with the team.
    The menu card names every dish that has nuts in it.
    Paan is folded in front of you by a man from {l}.
  `),
  closings: sentences(`
    Prices here are for a hundred guests; above that it is by the plate.
    The guaranteed number is fixed four days ahead and not before.
    Crockery, service and cleaning are in the price.
    Food licence and water report are shown without being asked.
    The kitchen in {l} may be visited on any wedding afternoon.
    Ten per cent more food is cooked than was promised, and not charged.
    GST is in the quotation from the first line.
    Tell the honest number; that is the whole secret.
  `),
  offers: [
    ['Haldi or mehendi lunch for 100', 0.5, 48000],
    ['Vegetarian dinner for 100', 1, 78000],
    ['Dinner with live counters for 100', 1, 105000],
    ['Non-vegetarian feast for 100', 1, 125000],
    ['Two functions for 200', 2, 310000],
    ['Three days, all meals for 150', 3, 480000],
  ],
  experienceYears: [4, 38],
  eventsPerYear: [30, 110],
  teams: [1, 4],
  pictures: { main: 'longTable', also: 'lawnNight banquet waiter thali buffet uruli' },
};
