import { DEMO_CITIES } from '../cities.js';
import { guideOf } from './city-guide.js';
import { NAME_GROUPS } from './people-names.js';
import { createRng, slug } from './random.js';
import type { Rng } from './random.js';
import type { Region } from './regions.js';

export interface DemoPerson {
  fullName: string;
  email: string;
  /** Ten digits, never an assigned number. */
  phone: string;
  city: string;
}

/** Users of the demo; reviews and enquiries refer to them by index. */
export const DEMO_USER_COUNT = 700;

/**
 * Indian national numbers never begin with 0: mobiles begin with 6 to 9 and landlines with an area
 * code from 1 to 8 (11 is Delhi, 22 Mumbai), so any other first digit could be somebody's number.
 */
export function demoPhone(n: number): string {
  return `00000${String(Math.abs(n) % 100_000).padStart(5, '0')}`;
}

export interface Name {
  first: string;
  full: string;
  isWoman: boolean;
}

/** A first and last name of one tradition. Most come from the region itself, one in eight from anywhere. */
export function nameFrom(rng: Rng, region?: Region): Name {
  const local = region ? NAME_GROUPS.filter((group) => group.regions.includes(region)) : NAME_GROUPS;
  const groups = rng.chance(0.88) ? local : NAME_GROUPS;
  const group = rng.weighted(groups.map((each) => [each, each.weight] as const));
  const isWoman = rng.chance(0.5);
  const first = rng.pick(isWoman ? group.women : group.men);
  return { first, full: `${first} ${rng.pick(group.surnames)}`, isWoman };
}

/** Email addresses end in .example (RFC 2606), so that no email can reach a real mailbox. */
const MAIL_HOSTS = ['mail.example', 'post.example', 'inbox.example', 'dakghar.example'];

/** Generates one person. `demoPeople` generates many with different names and addresses. */
export function demoPerson(rng: Rng): DemoPerson {
  // The exponent prefers the first cities, which are larger.
  const city = DEMO_CITIES[Math.floor(rng.next() ** 1.5 * DEMO_CITIES.length)] ?? 'Delhi';
  const { full } = nameFrom(rng, guideOf(city).region);
  const [first = '', last = ''] = slug(full).split('-');
  const tail = rng.chance(0.5) ? String(rng.int(1, 99)) : '';
  const local = rng.pick([`${first}.${last}`, `${first}${last}`, `${first}_${last}`, `${last}.${first}`]);
  return {
    fullName: full,
    email: `${local}${tail}@${rng.pick(MAIL_HOSTS)}`,
    phone: demoPhone(rng.int(40_000, 99_999)),
    city,
  };
}

/** The first user: the demo's couple account, which is also in the screenshots. */
const FIRST_PERSON: DemoPerson = {
  fullName: 'Ananya Sharma',
  email: 'ananya.sharma@mail.example',
  phone: demoPhone(44_170),
  city: 'Udaipur',
};

/** Generates people with different names, addresses and phones. The first n don't depend on the count. */
export function demoPeople(count = DEMO_USER_COUNT, seed = 'people'): DemoPerson[] {
  const rng = createRng(seed);
  const people: DemoPerson[] = [FIRST_PERSON];
  const names = new Set([FIRST_PERSON.fullName]);
  const emails = new Set([FIRST_PERSON.email]);
  const phones = new Set([FIRST_PERSON.phone]);
  for (let tries = 0; people.length < count; tries++) {
    const person = demoPerson(rng);
    // After many tries, a duplicate name gets another address: load tests need thousands of people.
    const namesake = names.has(person.fullName) && tries < count * 3;
    if (namesake || emails.has(person.email)) continue;
    if (phones.has(person.phone) && phones.size < 50_000) continue;
    names.add(person.fullName);
    emails.add(person.email);
    phones.add(person.phone);
    people.push(person);
  }
  return people.slice(0, count);
}
