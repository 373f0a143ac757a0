import {
  VENDOR_CATEGORIES,
  VENDOR_CATEGORY_KEYS,
  vendorCategoryOf,
  type VendorCategory,
} from '@mandap/api/constants/vendor';
import type { VendorCategory as EnumName } from '../gql/types';
import { indianNumber } from '../lib/format';

interface Words {
  /** In the middle of a sentence. */
  one: string;
  many: string;
  /** What they do, in one line. */
  about: string;
}

/** The categories in plain words; their titles are the API's. */
const WORDS: Record<VendorCategory, Words> = {
  Photographer: {
    one: 'photographer',
    many: 'photographers',
    about: 'Candid and traditional photographs, films and albums.',
  },
  MakeupArtist: {
    one: 'makeup artist',
    many: 'makeup artists',
    about: 'Bridal and family makeup, hair and draping.',
  },
  MehendiArtist: {
    one: 'mehendi artist',
    many: 'mehendi artists',
    about: 'Mehendi for the bride, the family and the guests.',
  },
  Decorator: {
    one: 'decorator',
    many: 'decorators',
    about: 'Mandaps, stages, flowers and lights.',
  },
  Caterer: { one: 'caterer', many: 'caterers', about: 'Menus, live counters and service for your guests.' },
  BandBaja: {
    one: 'wedding band',
    many: 'wedding bands',
    about: 'Brass, lights and a ghodi for the baraat.',
  },
  Dhol: { one: 'dhol team', many: 'dhol teams', about: 'Dhol players for the baraat, haldi and entries.' },
  TattooArtist: {
    one: 'tattoo artist',
    many: 'tattoo artists',
    about: 'Temporary and glitter tattoos for guests of any age.',
  },
  Messkot: {
    one: 'mascot team',
    many: 'mascot teams',
    about: 'Mascots who greet and play with the children.',
  },
  Magicians: {
    one: 'magician',
    many: 'magicians',
    about: 'Close-up and stage magic between the ceremonies.',
  },
  FogEvent: {
    one: 'fog effects team',
    many: 'fog effects teams',
    about: 'Low fog and cold sparks for entries and the first dance.',
  },
  GameCoordinator: {
    one: 'game coordinator',
    many: 'game coordinators',
    about: 'Games for the sangeet, the haldi and the children.',
  },
  Anchor: {
    one: 'anchor',
    many: 'anchors',
    about: 'Hosts who keep the evening together, in your languages.',
  },
  LiveSinger: {
    one: 'live singer',
    many: 'live singers',
    about: 'Singers and their bands, from ghazals to dance.',
  },
  WelcomeGirls: {
    one: 'welcome team',
    many: 'welcome teams',
    about: 'Hosts at the gate with tilak, flowers and rose water.',
  },
  WaiterService: {
    one: 'waiter service',
    many: 'waiter services',
    about: 'Trained waiters and captains for home and hall.',
  },
  ValetParking: {
    one: 'valet parking team',
    many: 'valet parking teams',
    about: 'Drivers who park and bring back your guests’ cars.',
  },
  DJ: { one: 'DJ', many: 'DJs', about: 'Music, sound and lights for the dance floor.' },
  BirthdayEntry: {
    one: 'birthday entry team',
    many: 'birthday entry teams',
    about: 'Grand entries and cakes for birthdays in the family.',
  },
  JagranSetup: {
    one: 'jagran team',
    many: 'jagran teams',
    about: 'Darbar, singers and sound for a night of bhajans.',
  },
  MataChowkiSetup: {
    one: 'mata chowki team',
    many: 'mata chowki teams',
    about: 'Darbar, singers and prasad for an evening chowki.',
  },
  Bartender: {
    one: 'bartender',
    many: 'bartenders',
    about: 'Bars and mixologists, with drinks or without alcohol.',
  },
  RoomsBooking: {
    one: 'room booking service',
    many: 'room booking services',
    about: 'Blocks of rooms for guests who stay the night.',
  },
};

const ALL: Words = {
  one: 'wedding vendor',
  many: 'wedding vendors',
  about: 'Photographers, artists, decorators, caterers and the other services of a wedding.',
};

/** A category's words; those of all vendors without one. */
export const wordsOf = (category: VendorCategory | null): Words => (category ? WORDS[category] : ALL);

/** "1,240 photographers" */
export const countOf = (category: VendorCategory | null, count: number): string => {
  const { one, many } = wordsOf(category);
  return `${indianNumber(count)} ${count === 1 ? one : many}`;
};

/** "Photographers": the beginning of a heading. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A vendor's category by its name in GraphQL. */
export const keyOf = (name: EnumName): VendorCategory => VENDOR_CATEGORY_KEYS[name];

export const titleOf = (category: VendorCategory): string => VENDOR_CATEGORIES[category];

/** In addresses, in place of a category. */
export const ALL_VENDORS = 'AllVendors';

/**
 * What an address says in place of a category: a key or AllVendors in any case, or a number, counted from 1.
 *
 * @returns null for all vendors, undefined for what is none of them
 */
export function readType(type: string): VendorCategory | null | undefined {
  if (/^\d{1,2}$/.test(type)) return (Object.keys(VENDOR_CATEGORIES) as VendorCategory[])[Number(type) - 1];
  if (type.toLowerCase() === ALL_VENDORS.toLowerCase()) return null;
  return vendorCategoryOf(type);
}
