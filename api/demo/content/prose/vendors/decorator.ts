import { names, sentences, type Trade } from './trade.js';

export const DECORATOR: Trade = {
  names: names(
    '{w} Decor, {s} Tent & Flowers, {w} Flower House, {f} {s} Design, The {w} Garland Company, {w} Mandap Makers, {s} & Sons Decorators, {w} Stage Works, {w} Sajavat, Toran by {f}',
  ),
  openings: sentences(`
    Marigold by the quintal, strung the night before by thirty people who know each other.
    Mandaps of wood, cane and cloth that are built, not hired.
    Flowers from growers around {c}, chosen by the week and not by the catalogue.
    Tents, carpets and lights since the days when tents had poles in the middle.
    Decor without plastic: leaf, clay, cotton, brass, and flowers that go to compost.
    A stage that looks well from the last row and from a phone.
    Small homes, terraces and staircases made ready for a wedding in one morning.
    Light is the material here; flowers are added where it falls.
    South Indian mandapams of banana stem, mango leaf and jasmine.
    {f} draws every plan to scale and hangs the drawing at the gate.
    Large grounds filled without emptying the purse: one strong idea, repeated.
    White, green and brass for families who are tired of pink.
    Phoolon ki chadar, garlands, gajras, and the umbrella for the doli.
    A house of carpenters and painters that came to weddings through the theatre.
    Swings, haldi corners, mehendi lounges: the small functions, done with as much care.
    Drapes that are ironed. It sounds little until you have seen the other kind.
    Floating lamps, urulis, rangoli, and everything else at the height of the eye or lower.
    Hall stages changed between wedding and reception in under two hours.
    Decor for old buildings, without a single nail.
    Reception stages with flowers that last through four hundred photographs.
  `),
  details: sentences(`
    A site visit comes first, with a tape measure and a torch.
    You get a drawing, a list of flowers by weight, and one price.
    Everything is up two hours before the first guest, which leaves time for your aunt's opinion.
    A crew of four stays through the evening with wire, lamps and a ladder.
    Flowers are bought at the market at three in the morning and kept in water till noon.
    What is not sold or sent home goes to the temple or the compost pit.
    Wind is planned for: frames are weighted and nothing hangs over the fire.
    Cables run under matting, so no sari catches.
    Substitutes for each flower are agreed beforehand, as the market has its own mind.
    The mandap is tested with four people standing on it.
    Fabric is washed after every wedding and there are no last season's stains.
    Names on the board are spelt with you, letter by letter, twice.
    Lamps are warm white only, because blue makes everyone look ill.
    The venue's rules are read before the design is made.
    Garlands for the varmala are made of flowers with a smell.
    Taking down is done by dawn, and the ground is swept.
  `),
  closings: sentences(`
    Two rounds of changes are in the price.
    Ask to walk round a stage on a wedding afternoon; it can be arranged.
    Rented pieces are listed apart from flowers, so you can trim either.
    Payment is in three parts, the last after the lamps are on.
    Small budgets are welcome; one good corner beats four poor ones.
    The godown in {l} can be visited any working day.
    Rain sheets for the stage are carried and not charged.
    Bring a picture you like and one you do not.
  `),
  offers: [
    ['Home or haldi corner', 0.5, 18000],
    ['Mehendi or sangeet stage', 1, 45000],
    ['Mandap, entrance and aisle', 1, 85000],
    ['Wedding and reception stages', 2, 165000],
    ['Whole venue, flowers and light', 2, 290000],
    ['Three days, every function', 3, 460000],
  ],
  experienceYears: [3, 35],
  eventsPerYear: [18, 60],
  teams: [1, 3],
  pictures: { main: 'floralMandap', also: 'uruli rangoli gardenWalk marriageGate lawnNight haldi phera' },
};
