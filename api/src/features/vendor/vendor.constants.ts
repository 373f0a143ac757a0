/**
 * Vendor categories by their name in GraphQL, in order. The keys are stored and appear in URLs; vendor.labels.ts has their
 * titles.
 */
export const VENDOR_CATEGORY_KEYS = {
  PHOTOGRAPHER: 'Photographer',
  MAKEUP_ARTIST: 'MakeupArtist',
  MEHENDI_ARTIST: 'MehendiArtist',
  DECORATOR: 'Decorator',
  CATERER: 'Caterer',
  BAND_BAJA: 'BandBaja',
  DHOL: 'Dhol',
  TATTOO_ARTIST: 'TattooArtist',
  MESSKOT: 'Messkot',
  MAGICIANS: 'Magicians',
  FOG_EVENT: 'FogEvent',
  GAME_COORDINATOR: 'GameCoordinator',
  ANCHOR: 'Anchor',
  LIVE_SINGER: 'LiveSinger',
  WELCOME_GIRLS: 'WelcomeGirls',
  WAITER_SERVICE: 'WaiterService',
  VALET_PARKING: 'ValetParking',
  DJ: 'DJ',
  BIRTHDAY_ENTRY: 'BirthdayEntry',
  JAGRAN_SETUP: 'JagranSetup',
  MATA_CHOWKI_SETUP: 'MataChowkiSetup',
  BARTENDER: 'Bartender',
  ROOMS_BOOKING: 'RoomsBooking',
} as const;

type CategoryName = keyof typeof VENDOR_CATEGORY_KEYS;
export type VendorCategory = (typeof VENDOR_CATEGORY_KEYS)[CategoryName];

export const VENDOR_CATEGORIES: readonly VendorCategory[] = Object.values(VENDOR_CATEGORY_KEYS);

const NAMES = Object.fromEntries(
  Object.entries(VENDOR_CATEGORY_KEYS).map(([name, key]) => [key, name]),
) as Record<VendorCategory, CategoryName>;

/** Returns a category's name in GraphQL. */
export const vendorCategoryName = (key: VendorCategory): CategoryName => NAMES[key];

const BY_LOWER_CASE = new Map(VENDOR_CATEGORIES.map((key) => [key.toLowerCase(), key]));

/** Returns a category by its key or its English title, which is the key with spaces, ignoring case. */
export const vendorCategoryOf = (name: string): VendorCategory | undefined =>
  BY_LOWER_CASE.get(name.replaceAll(' ', '').toLowerCase());

/** The categories page's entries, in order, with their category if there is one. vendor.labels.ts has their names. */
export const PAGE_CATEGORIES = [
  { key: 'PHOTOGRAPHERS', category: 'Photographer' },
  { key: 'MAKEUP_ARTISTS', category: 'MakeupArtist' },
  { key: 'MEHENDI_ARTISTS', category: 'MehendiArtist' },
  { key: 'DECORATORS', category: 'Decorator' },
  { key: 'CATERERS', category: 'Caterer' },
  { key: 'INVITATION_CARDS', category: null },
  { key: 'DJS', category: 'DJ' },
  { key: 'TRANSPORT', category: null },
  { key: 'ANCHORS', category: 'Anchor' },
  { key: 'CHOREOGRAPHERS', category: null },
  { key: 'BANDS', category: 'BandBaja' },
] as const satisfies readonly { key: string; category: VendorCategory | null }[];
export type PageCategory = (typeof PAGE_CATEGORIES)[number];

/** Sort orders of the vendor list, with their descriptions. */
export const VENDOR_SORTS = {
  RANK: "Highest editor's rank first.",
  RATING: 'Highest rating first.',
  PRICE_LOW: 'Lowest price first.',
  PRICE_HIGH: 'Highest price first.',
} as const;
export type VendorSort = keyof typeof VENDOR_SORTS;

/** Page size of the vendor list. */
export const VENDOR_PAGE_SIZE = 8;

/** Maximum number of packages per vendor. */
export const PACKAGES_MAX = 30;

/** Share of a package's price that couples pay to book, under the booking policy. */
export const BOOKING_SHARE = 0.4;

/** What the price of a package is for, as stored. */
export const PACKAGE_UNITS = ['EVENT', 'DAY', 'HOUR', 'PERSON', 'PIECE'] as const;
export type PackageUnit = (typeof PACKAGE_UNITS)[number];

/** Maximum number of inclusions of a package, and of characters in each. */
export const INCLUSIONS_MAX = 15;
export const INCLUSION_MAX = 120;
