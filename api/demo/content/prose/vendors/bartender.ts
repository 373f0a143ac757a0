import { names, sentences, type Trade } from './trade.js';

export const BARTENDER: Trade = {
  names: names(
    '{w} Bar Company, {f} {s} Bartending, The {w} Shaker, {w} & Tonic, {s} Bar Crew, Nimbu {w}, {w} Cocktail Room, Ice by {f}, {w} Mixers, Bar {w}',
  ),
  openings: sentences(`
    Cocktails with kokum, gondhoraj, kaffir lime and other things that grow here.
    Four bartenders, one bar, and no queue longer than six.
    Mocktails as good as the others, and served first to the elders.
    Flair with bottles, for those who like it; plain good drinks for those who do not.
    A bar built of reclaimed doors that fits any terrace.
    Zero-proof bars for families who do not drink and guests who would.
    {f} worked on ships and can open anything.
    Gin gardens in the afternoon, old fashioneds at midnight.
    A bar for the boys' side that closes when told to.
    Tender coconut, cane juice and feni in the right order.
    Licensed crew, measured pours, and bottles counted with you.
    Signature drinks named after the couple, with a reason.
    Whisky tables with someone who can talk about it quietly.
    Wine and cheese for small evenings, in real glasses.
    A cold coffee, thandai and sherbet bar for morning functions.
    Molecular smoke and foam, in moderation.
    Beach bars that run on ice, shade and two blenders.
    Women behind the bar, which keeps the front polite.
    Bars for eight hundred guests, planned like a railway.
    A travelling bar on three wheels, painted in {l}.
  `),
  details: sentences(`
    You buy the bottles at cost, and the unopened ones go back with you.
    Ice is of two kinds, clear for glasses and crushed for the rest.
    Permit and dry days are checked before the date is taken.
    Nobody under age is served, whoever his father is.
    Those who have had enough are given water, lime and a chair.
    Syrups are made from fruit in our kitchen in {l}, without colour.
    Glasses are counted in and counted out.
    A mocktail list of eight is on every bar.
    The menu is tasted by four of the family a month before.
    Bar backs keep the ice full, so bartenders never leave.
    The bar is set with a cloth to the floor and nothing behind it shows.
    Spillage on silk is met with soda, salt and an apology.
    Garnish is cut the same hour.
    The couple gets one drink each carried to the stage.
    Straws are of paper or steel.
    The bar closes thirty minutes before the buses leave.
  `),
  closings: sentences(`
    Price is for crew, bar, glass and mixers; liquor is yours.
    A shopping list by the bottle comes with the quotation.
    The crew asks for water, light and a way to the back.
    Clean-up and glass washing are included.
    Above two hundred guests, take a second bar.
    Tastings are on Wednesdays in {l}.
    One hour more can be had on the night.
    The excise paper is in your name; we fill it in.
  `),
  offers: [
    ['Mocktail bar for 100', 0.5, 14000],
    ['Two bartenders, house cocktails', 0.5, 16000],
    ['Bar, crew and glassware for 150', 1, 32000],
    ['Signature menu and flair show', 1, 45000],
    ['Two evenings, two bars', 2, 78000],
  ],
  experienceYears: [2, 19],
  eventsPerYear: [25, 70],
  teams: [1, 2],
  notIn: ['Ahmedabad', 'Surat'],
  pictures: { main: '', also: 'rooftop lawnNight banquet waiter resort' },
};
