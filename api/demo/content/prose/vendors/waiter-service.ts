import { names, sentences, type Trade } from './trade.js';

export const WAITER_SERVICE: Trade = {
  names: names(
    '{w} Waiters, {s} Banquet Staff, {w} Service Company, {f} & Crew, {w} Seva, Thali & {w}, {s} Serving Staff, The {w} Tray, {w} Hospitality Crew, White Gloves {w}',
  ),
  openings: sentences(`
    Waiters who see the empty glass before the guest does.
    Forty men in white from {l}, and a captain with a notebook.
    Table service for sit-down dinners, from the left and without speeches.
    Starters carried to where the people are, not to where the kitchen is.
    Leaf service: rice, ghee, sambar, and the second round already on its way.
    Staff for home weddings, who wash up and leave the kitchen as it was.
    {f} was a steward on the long trains and still counts in his sleep.
    Buffet crews that keep dishes full and the cloth clean.
    Women servers for ladies' functions.
    White gloves on request, clean hands always.
    Crews of six to a hundred and twenty, one captain for each ten.
    Bearers who know a salad fork, and will not mention it.
    Night crews for weddings that eat after the pheras.
    Water, first and always: a crew of boys who only do that.
    Tea service at four in the morning, with steam coming off it.
    Silver service for eighty, plain service for eight hundred.
    Kitchen helpers, washers and carriers, for caterers who come alone.
    Polite, quick, and gone before the sofas are moved.
    Trained on Saturdays in a hall in {l}, with real trays and wet floors.
    Uniforms in four colours, so you can tell who is yours.
  `),
  details: sentences(`
    One waiter for fifteen guests at a buffet, one for eight at tables.
    Vegetarian trays have a green napkin and never meet the others.
    Nobody asks for tips, and asking is a reason to be sent home.
    Captains carry the seating plan and the list of allergies.
    Elderly guests are served where they sit, whatever the style.
    Shoes have rubber soles, and trays have cork.
    Plates are cleared when the whole table has finished.
    Broken glass is paid for by the crew, not by you.
    A briefing is held half an hour before, with your caterer.
    Children's table gets two people with patience.
    Everyone has eaten before the first guest comes.
    Photographers, drivers and the band are fed in a corner, in time.
    Hair, nails and uniforms are looked at under a lamp.
    Crew phones are in a box at the gate.
    Left-over food is packed and labelled for the family.
    Chairs and tables are carried too, if it must be.
  `),
  closings: sentences(`
    By head and by shift of eight hours; overtime by the half hour.
    Transport at night is ours to arrange.
    Numbers can be raised until the morning of the day.
    Police check and health card are there for each of them.
    The captain's name stands in the contract.
    Uniforms are washed between two functions.
    Cutlery and crockery can be hired along.
    Ten per cent spare hands come free on big dates.
  `),
  offers: [
    ['Six waiters, one meal', 0.5, 6500],
    ['Twelve waiters and captain', 0.5, 14000],
    ['Table service for one hundred', 1, 21000],
    ['Forty staff, wedding night', 1, 46000],
    ['Two days, thirty staff', 2, 72000],
  ],
  experienceYears: [2, 28],
  eventsPerYear: [50, 130],
  teams: [2, 5],
  owners: 'men',
  pictures: { main: '', also: 'banquet buffet longTable lawnNight thali bartender' },
};
