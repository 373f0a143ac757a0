import { names, sentences, type Trade } from './trade.js';

export const MEHENDI_ARTIST: Trade = {
  names: names(
    '{w} Mehendi, {f} {s} Mehendi, {w} Henna House, {f}’s Cone & Leaf, Rachna Henna by {f}, {s} Mehendi Artists, The {w} Palm, {w} Henna Room, Hina by {f}, {w} Mehendi Kala',
  ),
  openings: sentences(`
    Bridal mehendi drawn by hand, never stencilled, by four artists from one family.
    Marwari jaal so fine that it has to be looked at twice.
    Two hands, two feet, four hours, and a chair with a good back.
    Portraits of the couple in the palms, likeness promised within reason.
    Arabic trails and bold flowers for brides who want to be done by lunch.
    Henna ground in {l} every second day, from leaves that came by night train.
    A team of nine for sangeet crowds: a hundred guests in one evening.
    Simple, old patterns as grandmothers wore them, with a sun in each palm.
    Dark stain is the only advertisement of this house.
    Peacocks, elephants, the groom's name, and somewhere a very small cricket bat.
    Modern mehendi with empty space left on purpose.
    {f} draws without a sketch and remembers every hand.
    Henna for sensitive skin: leaf, water, sugar, eucalyptus, and nothing else.
    Stories from the couple's own life, drawn from the wrist upwards.
    Artists who sing softly while they work, which keeps brides still.
    Gulf, Rajasthani and Indo-Western hands, with a book of each to choose from.
    Feet are taken as seriously as hands here, up to the ankle or the knee.
    Small functions at home, with cushions, lamp and a thermos of tea brought along.
    Two sisters who each take one hand and finish in the same minute.
    White henna, glitter and gems for guests; the bride gets the real thing.
  `),
  details: sentences(`
    The paste is sieved three times, so that the line never breaks.
    Cones are filled the evening before and carried on ice.
    The groom's name is hidden well enough to cost him the night.
    Lemon and sugar are dabbed on as it dries, and clove smoke is given at the end.
    No black henna is used on anybody, at any price.
    The stain is dark brown by the second morning, or the artist comes again.
    Guests choose from a card of twelve designs, which keeps the queue moving.
    Left-handed brides are asked which hand they eat with.
    A pattern is agreed on paper ten days ahead, and may change until the first dot.
    Pillows, wrist rests and wet towels come with the team.
    Small children get one flower each, free.
    An artist feeds the bride if there is no cousin to do it.
    Brides are drawn first and guests after, never both by one person.
    Expectant mothers and skins with eczema are asked about before anything is opened.
    Elders are done in their chairs and never asked to sit on the floor.
    The colour chart at the studio in {l} shows day one, day two and day five.
  `),
  closings: sentences(`
    The price is by the pair of hands for guests and by the design for the bride.
    Book the bride's hours first; guests can be added the day before.
    There is no charge for a trial on one finger.
    It should be put on two days before the wedding, and dates are given accordingly.
    All artists are women; men may watch and bring tea.
    Leave six hours in which the bride need not answer the phone.
    Please keep the AC low, the paste dries too fast in it.
    A leaflet on what to do and not do until morning is left with the bride.
  `),
  offers: [
    ['Guests, twenty-five pairs of hands', 0.5, 5500],
    ['Bridal hands to the elbow', 0.5, 6500],
    ['Bridal hands and feet', 1, 10500],
    ['Bride and both mothers', 1, 14000],
    ['Portrait bridal mehendi, hands and feet', 1, 19000],
    ['Bride and a sangeet of one hundred', 2, 32000],
  ],
  experienceYears: [3, 30],
  eventsPerYear: [30, 90],
  teams: [1, 3],
  owners: 'women',
  pictures: { main: '', also: 'haldi rangoli jewels textiles sangeet uruli' },
};
