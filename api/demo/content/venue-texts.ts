import { BUILDINGS, DETAILS } from './prose/buildings.js';
import { CATERING, FOOD } from './prose/food.js';
import {
  BANQUET_OPENINGS,
  CLUB_OPENINGS,
  COMMUNITY_OPENINGS,
  CONFERENCE_OPENINGS,
  HOTEL_OPENINGS,
} from './prose/openings-halls.js';
import {
  BEACH_OPENINGS,
  GARDEN_OPENINGS,
  LAWN_OPENINGS,
  ROOFTOP_OPENINGS,
} from './prose/openings-outdoors.js';
import { HAVELI_OPENINGS, LAKE_OPENINGS, RESORT_OPENINGS } from './prose/openings-stays.js';
import {
  FEATURES,
  MANNERS,
  PARKING,
  POLICY_BOOKING,
  POLICY_CARE,
  POLICY_DRINK,
  POLICY_HOURS,
  POLICY_SOUND,
  REACH,
  SOUND,
  STATION,
  WEATHER,
} from './prose/practical.js';
import { SPACES } from './prose/spaces.js';
import { number } from './random.js';
import type { LinePicker, Rng } from './random.js';
import { fits, textFrom } from './venue-types.js';
import type { Facts, Line, VenueFamily } from './venue-types.js';

const OPENINGS: Record<VenueFamily, Line[]> = {
  banquet: BANQUET_OPENINGS,
  lawn: LAWN_OPENINGS,
  beach: BEACH_OPENINGS,
  garden: GARDEN_OPENINGS,
  rooftop: ROOFTOP_OPENINGS,
  resort: RESORT_OPENINGS,
  community: COMMUNITY_OPENINGS,
  conference: CONFERENCE_OPENINGS,
  hotel: HOTEL_OPENINGS,
  club: CLUB_OPENINGS,
  haveli: HAVELI_OPENINGS,
  lake: LAKE_OPENINGS,
};

/** A sentence about how a place was founded. */
const HISTORY =
  /\b(1[789]|20)\d\d\b|nineteen-|\bbuilt\b|put up|grew up|former|grandfather|took it over|restor|moved|planted/i;

/** Words for kinds of building: the text of a haveli must not call it a kothi. */
const KINDS =
  /\b(haveli|kothi|garh|deorhi|wada|rajbari|bari|deori|manzil|baradari|tharavad|illam|casa|manor|parish|temple-trust|auditorium|choultry|wadi|baug|gymkhana|karyalaya|samaj|bhavan|bhawan|golf|cricket|rowing|riding|swimming|planters|sports|palace|farmhouse|party plot|terrace|bungalow|camp|fort|village|cottages|hangar|thakurdalan)\b/gi;

const kindsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(KINDS) ?? []);

/** Whether the sentence and the name don't contradict each other about the kind of building. */
function suits(line: Line, facts: Facts, named: ReadonlySet<string>): boolean {
  const kinds = kindsIn(textFrom(line, facts));
  return kinds.size === 0 || [...kinds].some((kind) => named.has(kind));
}

/** Writes the texts of one venue after another, spreading each pool's lines over all of them. */
export class VenueWriter {
  constructor(private readonly linePicker: LinePicker) {}

  private from(rng: Rng, lines: readonly Line[], facts: Facts): string {
    return textFrom(
      this.linePicker.pick(
        rng,
        lines.filter((line) => fits(line, facts)),
      ),
      facts,
    );
  }

  private pickLines(rng: Rng, lines: readonly Line[], facts: Facts, count: number): string[] {
    const fitting = lines.filter((line) => fits(line, facts));
    const chosen: Line[] = [];
    while (chosen.length < Math.min(count, fitting.length)) {
      chosen.push(
        this.linePicker.pick(
          rng,
          fitting.filter((line) => !chosen.includes(line)),
        ),
      );
    }
    return chosen.map((line) => textFrom(line, facts));
  }

  private opening(rng: Rng, facts: Facts): string {
    const lines = OPENINGS[facts.family].filter((line) => fits(line, facts));
    const named = kindsIn(facts.name);
    const suiting = named.size === 0 ? lines : lines.filter((line) => suits(line, facts, named));
    return textFrom(this.linePicker.pick(rng, suiting.length > 0 ? suiting : lines), facts);
  }

  /** Adds the building's history unless the opening contains it: two founders or dates would contradict each other. */
  private building(rng: Rng, facts: Facts, open: string): string {
    const lines = BUILDINGS[facts.family].filter((line) => fits(line, facts));
    const hasHistory = HISTORY.test(open);
    const rest = lines.filter((line) => !hasHistory || !HISTORY.test(textFrom(line, facts)));
    return textFrom(this.linePicker.pick(rng, rest.length > 0 ? rest : lines), facts);
  }

  summary(rng: Rng, facts: Facts): string {
    const open = this.opening(rng, facts);
    const building = this.building(rng, facts, open);
    const spaces = this.from(rng, SPACES[facts.family], facts);
    const food = [this.from(rng, FOOD, facts)];
    if (facts.ownKitchen && rng.chance(0.35)) food.push(this.from(rng, CATERING, facts));
    const detail = this.from(rng, DETAILS, facts);
    const sound = this.from(rng, SOUND, facts);
    const manners = this.from(rng, MANNERS, facts);
    const weather = this.from(rng, WEATHER, facts);
    const parking = this.from(rng, PARKING, facts);
    const station = this.from(rng, STATION, facts);

    const layout = rng.pick([
      [
        [open, building, spaces],
        [...food, sound, manners, detail],
        [weather, parking, station],
      ],
      [
        [open, spaces],
        [building, ...food, detail],
        [sound, manners, weather, parking, station],
      ],
      [
        [open, building, spaces, ...food],
        [weather, sound, manners, parking, station, detail],
      ],
      [
        [open, spaces, weather],
        [...food, manners, detail],
        [building, sound, parking, station],
      ],
    ]);
    return layout.map((sentences) => sentences.join(' ')).join('\n\n');
  }

  features(rng: Rng, facts: Facts): string {
    const notes = this.pickLines(rng, FEATURES, facts, rng.int(5, 7));
    const text = notes
      .join(rng.pick(['; ', ', ', '. ']))
      .replace(/(^|\. )([a-z])/g, (all) => all.toUpperCase());
    return `${text}.`;
  }

  reach(rng: Rng, facts: Facts): string {
    return this.from(rng, REACH, facts);
  }

  policies(rng: Rng, facts: Facts): string {
    return [
      this.from(rng, POLICY_BOOKING, facts),
      this.from(rng, POLICY_HOURS, facts),
      this.from(rng, POLICY_SOUND, facts),
      this.from(rng, POLICY_DRINK, facts),
      ...this.pickLines(rng, POLICY_CARE, facts, rng.int(2, 3)),
    ].join(' ');
  }
}

/**
 * The price text as an owner would type it. Prices can be read from it by the specification's rule:
 * a number after `nonveg`, one after `veg`, or, when neither word is there, the first two numbers.
 */
export function foodPackages(rng: Rng, facts: Facts): string {
  const { veg, nonVeg, minPlates } = facts;
  const extra = rng.pick([
    'Includes welcome drink, two live counters and one sweet.',
    'Welcome drinks and mineral water included.',
    'GST extra.',
    'Taxes as applicable. Tasting for six free.',
    'Rates for Saturday and Sunday are the same.',
    'Includes crockery, service and cleaning.',
    'Children under 8 half price.',
    'Snacks round before dinner included.',
    'Breakfast for 40 next morning free.',
    'Ice cream and paan counter included.',
  ]);
  if (!facts.ownKitchen) {
    const rent = number(Math.max(25_000, Math.round((facts.max * 130) / 5000) * 5000));
    return nonVeg === null
      ? `Hall rent ₹${rent} per day. Panel caterers: veg from ${veg} per plate. Own caterer allowed.`
      : `Hall rent ₹${rent}. Panel rates veg ${veg} and non veg ${nonVeg} per plate, or bring your own caterer.`;
  }
  if (nonVeg === null) {
    return rng.pick([
      `Veg ${number(veg)} per plate. Pure vegetarian kitchen, no onion no garlic on request. ${extra}`,
      `Only veg. ₹${number(veg)} per plate. ${extra}`,
      `Pure vegetarian: ${number(veg)} per plate, minimum ${minPlates}. ${extra}`,
      `VEG ${veg}/- PER PLATE. JAIN FOOD SAME RATE.`,
      `Veg thali rs. ${veg} seated, minimum ${minPlates} plates. ${extra}`,
    ]);
  }
  return rng.pick([
    `Veg ${number(veg)} per plate, nonveg ${number(nonVeg)}; minimum ${minPlates} plates. ${extra}`,
    `Veg ₹${number(veg)} | Non-veg ₹${number(nonVeg)} per plate. ${extra}`,
    `VEG ${veg}/- NON VEG ${nonVeg}/- PER PLATE (MIN ${minPlates})`,
    `${veg} / ${nonVeg} per plate. ${extra}`,
    `Non-veg ${number(nonVeg)}, veg ${number(veg)}. ${extra}`,
    `Per plate: veg ${number(veg)} and non-veg ${number(nonVeg)}. ${extra}`,
    `veg: ${veg} nonveg: ${nonVeg} per head, ${minPlates} guaranteed. ${extra}`,
    `Dinner veg rs. ${veg}, non veg rs. ${nonVeg}. Lunch is one hundred rupees less. ${extra}`,
  ]);
}

export function capacityText(rng: Rng, max: number): string {
  const low = Math.round((max * 0.6) / 10) * 10;
  return rng.pick([
    String(max),
    String(max),
    `${max} guests`,
    `${max} pax`,
    `${low}-${max} guests`,
    `upto ${max}`,
  ]);
}
