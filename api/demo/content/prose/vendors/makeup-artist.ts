import { names, sentences, type Trade } from './trade.js';

export const MAKEUP_ARTIST: Trade = {
  names: names(
    '{w} Bridal Studio, {f} {s} Makeup, {f}’s Dressing Room, {w} Face & Hair, The {w} Mirror, {s} Sisters Bridal, {w} Makeup Room, {f} Makeovers, {w} Beauty House, Singhar by {f}',
  ),
  openings: sentences(`
    Bridal make-up that still looks like the bride, at six in the evening and at three in the morning.
    One bride a day, never two, and {f} does every face personally.
    Skin first: a bride is seen three times in the months before.
    Airbrush for long evenings, soft brushes for morning weddings in the sun.
    Make-up and hair for dark skin, matched in daylight and never made lighter.
    A studio in {l} with a window to the north, where colours tell the truth.
    Hair is the strong point here: jasmine, juda, braids, and pins that cannot be seen.
    Light make-up for brides who have never worn any.
    Three sisters do make-up, hair and draping side by side, so you are ready in two hours.
    Traditional brides of every region, from nath to alta, done by someone who knows the difference.
    Make-up for the whole house: bride, mothers, aunts and one shy grandmother.
    Heat-proof, tear-proof and dal-proof, tested on the artist's own relations.
    Old Hindi film eyes, modern skin, and lipstick that survives a meal.
    A kit of good labels, all sealed in front of you, with a list of what was used.
    Reception looks with a clean line and very little powder.
    {f} trained in theatre and knows how a face reads from the last row.
    Brides with sensitive skin come here, usually sent by a doctor.
    Early weddings are no hardship: chairs and lamps are up by four in the morning.
    Sari and dupatta draping by hand, with as few pins as will hold.
    Grooms too: beard, brows, turban, and five minutes of calm.
  `),
  details: sentences(`
    A trial is done in your own dupatta and photographed in three kinds of light.
    Brushes are washed after every face, and there is a second set in case you doubt it.
    The look is written down, so that the bride who loved her trial gets exactly that.
    Lashes are optional and nobody will argue.
    Contour is kept low, because cameras and mothers both see it.
    False hair is matched to your own and yours to keep.
    Fresh flowers for the hair are ordered from the market in {c} that morning.
    An assistant stays until the varmala with powder, pins and a needle.
    Turmeric stains from the haldi are treated before the base goes on.
    Contact lenses and noses with rings are handled every week.
    Draping of the second dupatta takes fifteen minutes and is practised beforehand.
    Patch tests are done two weeks ahead, with the products that will be used.
    Bridesmaids are finished before the bride begins, so that nobody calls her name.
    Each function gets another look, planned together on one sheet of paper.
    Jewellery is put on last, with a cloth over the blouse.
    A small kit for repairs goes into the bride's bag.
  `),
  closings: sentences(`
    The trial is deducted from the bill if you book.
    The hour of arrival is in the contract, and it is kept.
    Travel inside {c} is free; a hotel bed is needed outside.
    No photographs are posted without the bride's word.
    There is a price for each face, in writing, before the day.
    Bring your outfit and a cousin who tells the truth.
    One free change of date, as muhurats move.
    Weekday mornings in {l} are best for a first talk.
  `),
  offers: [
    ['Engagement or haldi look', 0.5, 8500],
    ['Party make-up for five of the family', 0.5, 14000],
    ['Bridal make-up and hair', 1, 19000],
    ['Bridal airbrush with draping and trial', 1, 28000],
    ['Two functions, bride and mothers', 2, 46000],
    ['Three days, an artist with the bride', 3, 78000],
  ],
  experienceYears: [2, 22],
  eventsPerYear: [22, 70],
  teams: [1, 2],
  owners: 'women',
  pictures: { main: 'jewels', also: 'textiles varmala palanquin haldi mehndiHands ringBox' },
};
