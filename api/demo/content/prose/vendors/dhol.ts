import { names, sentences, type Trade } from './trade.js';

export const DHOL: Trade = {
  names: names(
    '{w} Dhol, {f} Dhol Party, {w} Dholis, {s} Dhol & Tasha, {f} {s} & Dholis, The {w} Drummers, {w} Nagada Group, Dhol {w}, {s} Brothers Dhol, {w} Taal',
  ),
  openings: sentences(`
    Two dhols, four arms, and not a still foot within thirty metres.
    Dholis from {l} who watch the dancers and not the clock.
    A pathak of twenty for big entries, or one quiet dholi for a mehendi.
    Bhangra beats with proper names, played properly.
    {f} learnt from a grandfather and has the same stick.
    Dhol for the haldi, the milni, the baraat, and the uncle who will not stop.
    Live dhol beside the DJ, on the beat and not against it.
    Women dholis, four of them, loud and on time.
    Dhol and tasha as at festivals, cleaned up a little for weddings.
    Players who begin softly. It is rarer than you would think.
    One dholi at the door for each car that arrives, until the last guest is in.
    Jago, giddha and boliyan, with someone who knows the words.
    Drums with rope, skin and wood; no plastic heads.
    A young group with lit drums for sangeets after dark.
    Old Punjabi rhythms for families who will notice.
    Chenda, nagada and dhol in one procession, if you have two traditions to please.
    The sort of dhol that brings neighbours to their balconies.
    Three brothers who have never been late, because their mother drives.
    Entries for brides: slow steps, one drum, no shouting.
    Short, loud and cheerful: an hour of dhol, then food.
  `),
  details: sentences(`
    They come in pagri and kurta, in the colour that you choose.
    Sound in closed halls is kept to what ears can bear.
    A song list is not needed; tell them who will dance first.
    Elders are drummed up gently, and asked first.
    Dhols are tuned at the gate and again after dinner.
    Two players share the work, so there is never a gap.
    They stop within two beats when the priest lifts a hand.
    Money blown over dancers is collected, counted and given to you to decide.
    The bride's entry is practised with her for ten minutes in the afternoon.
    A spare drum travels in the van.
    Children get a turn at the end, with small sticks.
    They play along with any DJ, and bring their own microphone clip.
    Bare feet on carpets, shoes on roads.
    The permission for the road is asked about before the price is.
    Steps for the first ten minutes are taught to shy cousins.
    Rhythms are announced by name for those who would like to know.
  `),
  closings: sentences(`
    Prices are by player and by hour, with no fuel added in {c}.
    The same players come as were shown to you.
    An hour lasts sixty minutes here.
    Ring before noon; afternoons are for practice.
    Cancelled trains and late grooms are waited for, one hour free.
    Please give the dholis tea, and a place to put their shoes.
    You can hear them any evening in {l}.
    Half an hour more can be asked for on the spot.
  `),
  offers: [
    ['Two dholis, one hour', 0.5, 4500],
    ['Two dholis, baraat', 0.5, 7500],
    ['Four dholis with jago', 0.5, 14000],
    ['Ten drummers, grand entry', 0.5, 26000],
    ['All functions of one day', 1, 21000],
    ['Three days, two dholis', 3, 38000],
  ],
  experienceYears: [2, 30],
  eventsPerYear: [45, 120],
  teams: [1, 4],
  owners: 'men',
  notIn: ['Chennai', 'Kochi'],
  pictures: { main: 'baraat', also: 'bandMarch sangeet haldi marriageGate' },
};
