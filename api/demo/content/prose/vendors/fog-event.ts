import { names, sentences, type Trade } from './trade.js';

export const FOG_EVENT: Trade = {
  names: names(
    '{w} Fog & Effects, Cloud {w}, {w} Mist Works, {s} Special Effects, Dhuan by {f}, {w} First Dance, Cold Fire {w}, {f} {s} Entries, {w} Low Clouds, The {w} Entry Company',
  ),
  openings: sentences(`
    Low fog for the first dance: it stays below the knee and leaves no smell.
    Cold pyros, dry ice and a man who knows when to stop.
    Couple entries with clouds, petals and one well-placed light.
    Fog made of water and dry ice only, so nobody coughs.
    Sparklers of twelve feet that do not burn, checked by the fire office.
    {f} did effects for the stage in {c} before weddings asked.
    Bubbles, petals, snow and confetti, and the broom afterwards.
    A bride's walk on clouds, forty metres of it, without a gap.
    Entries on a lotus, a swan or a moon, each with brakes.
    Jets of colour for baraats, washed out of clothes by plain water.
    Small effects for small halls, tried out in your absence and shown on video.
    A revolving stage, two machines of fog, and the quietest fans in {l}.
    Varmala under falling rose petals, by the kilogram.
    Laser, haze and light for sangeets with a proper programme.
    One magic minute, planned for a week.
    Flower cannons that fire marigold and not foil.
    Effects for outdoor lawns, where wind is the real director.
    Smoke bombs in your colours for photographs by daylight.
    Entry doors that open by themselves, with a cloud behind.
    Fog for mandaps? No. For everything else, yes.
  `),
  details: sentences(`
    Dry ice comes from the plant on the same day and lasts three entries.
    The fire alarm of the hall is spoken about with the manager beforehand.
    Floors stay dry, so heels do not slip.
    The cue comes from the song, by cable and not by shouting.
    Cold sparks are placed two metres from any cloth.
    A rehearsal is done with the couple, in shoes, at five.
    Two men stand by with sand and blankets, and have never needed them.
    Petals are picked clean of stems, so nothing sticks to a veil.
    Guests with asthma are seated on the far side, if you tell us who.
    Wind is measured on lawns and the effect is changed, not cancelled.
    The photographer gets the second at which everything happens.
    Machines are covered in white, so they vanish in pictures.
    Carriers for the bride are tested with two of the crew on them.
    Effects are over within ninety seconds, as they should be.
    The cloud is white, blue or rose by the lamp, not by colouring.
    Used cartridges and foil go back to the godown.
  `),
  closings: sentences(`
    Each effect has its price, so you may pick one and leave the rest.
    Permission papers are given with the quotation.
    A refill for a second entry is half.
    Come to the godown in {l} on a Monday and stand in a cloud.
    A three-phase socket near the stage is needed, or we bring current.
    Cancelled for wind, it is not charged.
    Please introduce us to your DJ a week before.
    Sweeping up is in the price.
  `),
  offers: [
    ['Low fog for one dance', 0.5, 8000],
    ['Fog and six cold sparks', 0.5, 14000],
    ['Bridal entry with cloud walk', 0.5, 22000],
    ['Varmala on a revolving stage', 1, 38000],
    ['Two functions, all effects', 2, 62000],
  ],
  experienceYears: [1, 14],
  eventsPerYear: [35, 100],
  teams: [1, 4],
  pictures: { main: '', also: 'varmala ballroom sangeet dj banquet lawnNight' },
};
