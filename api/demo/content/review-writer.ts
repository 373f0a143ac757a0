import { fitsTopic } from './prose/review-lines.js';
import type { ReviewLine, ReviewTopics } from './prose/review-lines.js';
import { RELATIVES } from './prose/reviews-more.js';
import { createRng, LinePicker } from './random.js';
import type { Rng } from './random.js';
import type { Region } from './regions.js';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** Pools of sentences, good to bad, for reviews of venues or vendors. */
export interface ReviewPools {
  contexts: ReviewLine[];
  good: ReviewLine[];
  grumbles: ReviewLine[];
  bad: ReviewLine[];
  /** Take the place of good lines that another review of the listing has. */
  spares: ReviewLine[];
  /** The same for bad ones. */
  complaints: ReviewLine[];
  closers: { good: ReviewLine[]; mixed: ReviewLine[]; bad: ReviewLine[] };
  answers: { good: string[]; mixed: string[]; bad: string[] };
  /** Replies to a particular topic of a review. */
  answersTo: (readonly [RegExp, string])[];
  /** Values of {d} in each region. */
  dishes: Record<Region, string[]>;
}

/** Values of the placeholders in the sentences. */
export interface ReviewSetting {
  topic: ReviewTopics;
  region: Region;
  guests: number;
  /** First names of people who work there. */
  staff: string[];
  createdDaysAgo: number;
  /** Quality: the mean of its ratings. */
  quality: number;
  dailyCapacity: number;
}

/** Wedding months. */
const MONTHS = ['November', 'December', 'January', 'February', 'March', 'April', 'May', 'October'];

const SMALL_NUMBERS = ['three', 'four', 'five', 'six', 'seven'];

function fill(rng: Rng, text: string, setting: ReviewSetting, dishes: string[], author = ''): string {
  const staff = rng.pick(setting.staff);
  const filled = text
    .replaceAll('{g}', () =>
      String(Math.max(30, Math.round((setting.guests * (0.45 + rng.next() * 0.5)) / 10) * 10)),
    )
    .replaceAll('{c}', () => String(rng.step(40, 180, 10)))
    .replaceAll('{m}', () => rng.pick(MONTHS))
    .replaceAll('{w}', () => rng.pick(['November', 'December', 'January', 'February']))
    .replaceAll('{y}', () => rng.pick(['April', 'May', 'June', 'October']))
    .replaceAll('{s}', staff)
    .replaceAll('{d}', () => rng.pick(dishes))
    .replaceAll('{r}', () => rng.pick(RELATIVES))
    .replaceAll('{k}', () => rng.pick(SMALL_NUMBERS))
    .replaceAll('{h}', () =>
      rng.pick(['half past nine', 'ten', 'half past ten', 'eleven', 'nearly midnight']),
    )
    .replaceAll('{t}', () => rng.pick(['ten', 'twenty', 'thirty', 'forty', 'ninety']))
    .replaceAll('{n}', author);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

type Tone = 'good' | 'mixed' | 'bad';
const toneOf = (rating: Rating): Tone => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad');

/** Number of sentences of each kind by rating: one to four in all. */
function plan(rng: Rng, rating: Rating): { good: number; grumbles: number; bad: number } {
  if (rating === 5) return { good: rng.int(1, 3), grumbles: 0, bad: 0 };
  if (rating === 4) return { good: rng.int(1, 2), grumbles: rng.chance(0.65) ? 1 : 0, bad: 0 };
  if (rating === 3) return { good: 1, grumbles: rng.int(1, 2), bad: 0 };
  if (rating === 2) return { good: rng.chance(0.3) ? 1 : 0, grumbles: 1, bad: 1 };
  return { good: 0, grumbles: 0, bad: rng.int(1, 2) };
}

/** A line of a review, filled in. */
export interface DraftLine {
  line: ReviewLine;
  text: string;
  isRepeated: boolean;
}

export class ReviewWriter {
  private readonly linePicker = new LinePicker();
  private readonly sparePicker = new LinePicker();
  /** A generator of its own, so that replaced lines change no ratings or dates. */
  private readonly spareRng = createRng('spare lines');
  private readonly written = new Set<string>();

  constructor(private readonly pools: ReviewPools) {}

  /** Picks matching lines, first those that no other review of this listing uses. */
  private pickLines(
    rng: Rng,
    lines: ReviewLine[],
    topic: ReviewTopics,
    count: number,
    used: Set<ReviewLine>,
  ): ReviewLine[] {
    const chosen: ReviewLine[] = [];
    while (chosen.length < count) {
      const fitting = lines.filter((line) => fitsTopic(line, topic) && !chosen.includes(line));
      const fresh = fitting.filter((line) => !used.has(line));
      const pool = fresh.length > 0 ? fresh : fitting;
      // Prefers lines about this kind of place; otherwise the many general ones would prevail.
      const special = pool.filter((line) => line.needs.length > 0);
      const line = this.linePicker.pick(rng, special.length > 0 && rng.chance(0.4) ? special : pool);
      chosen.push(line);
      used.add(line);
    }
    return chosen;
  }

  /** Picks the lines of a review. They may repeat those of the listing's other reviews. */
  draft(rng: Rng, rating: Rating, setting: ReviewSetting, used: Set<ReviewLine>): DraftLine[] {
    const { pools } = this;
    const earlier = new Set(used);
    const counts = plan(rng, rating);
    const take = (lines: ReviewLine[], count: number) =>
      this.pickLines(rng, lines, setting.topic, count, used);
    const lines = [
      ...take(pools.bad, counts.bad),
      ...take(pools.good, counts.good),
      ...take(pools.grumbles, counts.grumbles),
    ];
    if (lines.length < 4 && rng.chance(0.5)) lines.unshift(...take(pools.contexts, 1));
    if (lines.length < 4 && rng.chance(0.3)) lines.push(...take(pools.closers[toneOf(rating)], 1));
    return lines.map((line) => ({
      line,
      text: fill(rng, line.text, setting, this.dishes(setting)),
      isRepeated: earlier.has(line),
    }));
  }

  /**
   * Makes a draft a text that no other review has, without lines of the listing's other reviews.
   *
   * @param used lines of the listing's drafts
   * @param added lines that the listing's texts have besides; receives those of this one
   */
  message(
    draft: readonly DraftLine[],
    rating: Rating,
    setting: ReviewSetting,
    used: ReadonlySet<ReviewLine>,
    added: Set<ReviewLine>,
  ): string {
    const { pools } = this;
    const spare = (lines: ReviewLine[]): string | undefined => {
      const fitting = lines.filter(
        (line) => fitsTopic(line, setting.topic) && !used.has(line) && !added.has(line),
      );
      if (fitting.length === 0) return undefined;
      const line = this.sparePicker.pick(this.spareRng, fitting);
      added.add(line);
      return fill(this.spareRng, line.text, setting, this.dishes(setting));
    };
    const tone = toneOf(rating);
    const isFrame = (line: ReviewLine) => pools.contexts.includes(line) || pools.closers[tone].includes(line);
    const kept = draft.flatMap(({ line, text, isRepeated }) => {
      if (!isRepeated && !added.has(line)) return { line, text };
      const other = pools.good.includes(line) ? spare(pools.spares) : undefined;
      return other === undefined ? [] : { line, text: other };
    });
    // A review is more than its occasion.
    if (kept.every(({ line }) => isFrame(line))) {
      const [repeated] = draft.filter(({ line }) => !isFrame(line));
      const text = spare(tone === 'good' ? pools.spares : pools.complaints) ?? repeated?.text;
      if (repeated && text !== undefined) kept.push({ line: repeated.line, text });
    }
    let message = kept.map(({ text }) => text).join(' ');
    while (this.written.has(message)) {
      const closer = spare(pools.closers[tone]);
      if (closer === undefined) break;
      message += ` ${closer}`;
    }
    this.written.add(message);
    return message;
  }

  /** Whether a text lost a topic of its draft, to which its answer may reply. */
  lostTopic(draft: string, message: string): boolean {
    return this.pools.answersTo.some(([about]) => about.test(draft) && !about.test(message));
  }

  private dishes = ({ region }: ReviewSetting): string[] => this.pools.dishes[region];

  answer(
    rng: Rng,
    review: { rating: Rating; message: string },
    setting: ReviewSetting,
    author: string,
  ): string {
    const { answers, answersTo, dishes } = this.pools;
    const general = answers[toneOf(review.rating)];
    // The first half of the specific replies are apologies, which don't fit good reviews.
    const sorry = /sorry|right|second|Two more|printed|written|quotation|serviced/;
    const fitting = answersTo
      .filter(([about, text]) => about.test(review.message) && sorry.test(text) === review.rating <= 3)
      .map(([, text]) => text);
    const text = this.linePicker.pick(rng, fitting.length > 0 && rng.chance(0.7) ? fitting : general);
    return fill(rng, text, setting, dishes[setting.region], author);
  }
}
