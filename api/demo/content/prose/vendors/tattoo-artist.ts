import { names, sentences, type Trade } from './trade.js';

export const TATTOO_ARTIST: Trade = {
  names: names(
    '{w} Ink, {f} {s} Tattoo, {w} Tattoo Room, Needle & {w}, {f} Inks, The {w} Line, {w} Body Art, Studio {s} Tattoo, {w} Godna, {f} Fine Line',
  ),
  openings: sentences(`
    Fine lines in a clean room in {l}, one person at a time.
    Temporary tattoos for guests at mehendi parties, forty in an evening.
    Couples' tattoos, with a talk first and a week to think about it.
    Old godna patterns of the region, drawn with care and explained.
    Names in Devanagari, spelt right. You would be surprised.
    Airbrush tattoos that last five days, for cousins who are not sure.
    A tattoo corner for sangeets: stencils, gems, colour, and a queue.
    Small work only, no longer than a finger.
    Ring tattoos, dates and a line from a letter.
    {f} studied drawing for five years before touching a machine.
    Lotus, mandala and peacock, from paper to skin in the same hand.
    Jagua and henna tattoos for people who fear needles.
    Cover-ups of the name that is not the name.
    Portraits in dots, done in two sittings.
    Glitter tattoos for small children, washed off by Monday.
    Black and grey only, because that is what ages well.
    Ornaments for brides: payal, bajuband and hath phool, in ink that goes away.
    A studio that says no to one request in five, and tells you why.
    Bachelorette afternoons with music, tea and matching small stars.
    Scripts, verses and signatures copied from old paper.
  `),
  details: sentences(`
    Needles are opened in front of you and broken after use.
    Nobody under eighteen is tattooed, with or without a mother.
    Sketches come by post or phone, and the third one is usually right.
    For weddings the machine stays at home; only skin-safe colours travel.
    Colours have papers, and you may read them.
    Patch tests are done a day before for those with allergies.
    Each stencil takes four minutes, so the dance floor is not kept waiting.
    A card with what to do for three weeks is given along.
    A free touch-up after two months is part of every price.
    Guests who have been drinking are asked to come another day.
    The book of designs has two hundred pages and no skulls.
    Fresh work wants four weeks before the wedding, so come early.
    The artist brings a folding bed, a lamp and a screen.
    Words in any script are checked by someone who reads it.
    Alcohol, cotton, gloves and bins come in one sealed case.
    Drawings are never used twice.
  `),
  closings: sentences(`
    The first talk is free and carries no promise.
    By the hour for tattoos, by the evening for parties.
    The studio in {l} is open from noon, closed on Tuesdays.
    Party prices include colours, stencils and an assistant.
    Licence and steriliser log hang on the wall.
    Bring the word on paper, in your own writing.
    Deposits are kept against the date and come off the bill.
    No hurry is made with anything that stays.
  `),
  offers: [
    ['Couple’s fine-line tattoo', 0.5, 7000],
    ['Temporary tattoos, thirty guests', 0.5, 9000],
    ['Airbrush corner, evening', 0.5, 14000],
    ['Bridal ornament tattoos, non-permanent', 1, 11000],
    ['Two artists, sangeet of one hundred', 1, 24000],
  ],
  experienceYears: [2, 16],
  eventsPerYear: [15, 50],
  teams: [1, 2],
  pictures: { main: '', also: 'mehndi rangoli mehndiHands sangeet jewels' },
};
