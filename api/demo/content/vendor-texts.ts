import { HISTORY, STAYS, TRAVELS } from './prose/vendors/common.js';
import type { Trade } from './prose/vendors/trade.js';
import { number } from './random.js';

/** The year in which the demo is loaded; founding years are counted back from it. */
const THIS_YEAR = new Date().getUTCFullYear();

interface VendorFacts {
  owner: string;
  city: string;
  locality: string;
  years: number;
  events: number;
  willingToTravel: boolean | null;
}

const at = (lines: readonly string[], index: number): string => lines[index % lines.length] ?? '';

/**
 * Writes the summary of the vendor at `place` in its category's list. Lines are assigned by place, so that the eight on
 * a page share none; `turn` is the start of each category in the lines that all categories share.
 */
export function vendorSummary(trade: Trade, place: number, facts: VendorFacts, turn: number): string {
  const page = Math.floor(place / 8);
  const paragraphs = [
    [
      at(trade.openings, place),
      at(trade.details, 2 * place),
      // Combines the even lines with other odd ones on each page.
      at(trade.details, 2 * place + 1 + 2 * page),
    ],
    [at(HISTORY, place + turn), ...journeys(facts, place + turn), at(trade.closings, place + 3 * page)],
  ];
  return paragraphs.map((lines) => lines.map((line) => fill(line, facts)).join(' ')).join('\n\n');
}

function journeys({ willingToTravel }: VendorFacts, turn: number): string[] {
  if (willingToTravel === null) return [];
  return [at(willingToTravel ? TRAVELS : STAYS, turn)];
}

const fill = (line: string, facts: VendorFacts): string =>
  line
    .replaceAll('{l}', facts.locality)
    .replaceAll('{c}', facts.city)
    .replaceAll('{f}', facts.owner.split(' ')[0] ?? '')
    .replaceAll('{o}', facts.owner)
    .replaceAll('{y}', String(THIS_YEAR - facts.years))
    .replaceAll('{e}', number(facts.events));
