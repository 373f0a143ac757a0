/** The categories of vendors, in their order. A key is its title without spaces, and names it in addresses. */
export const VENDOR_CATEGORIES = {
  Photographer: 'Photographer',
  MakeupArtist: 'Makeup Artist',
  MehendiArtist: 'Mehendi Artist',
  Decorator: 'Decorator',
  Caterer: 'Caterer',
  BandBaja: 'Band Baja',
  Dhol: 'Dhol',
  TattooArtist: 'Tattoo Artist',
  Messkot: 'Messkot',
  Magicians: 'Magicians',
  FogEvent: 'Fog Event',
  GameCoordinator: 'Game Coordinator',
  Anchor: 'Anchor',
  LiveSinger: 'Live Singer',
  WelcomeGirls: 'Welcome Girls',
  WaiterService: 'Waiter Service',
  ValetParking: 'Valet Parking',
  DJ: 'DJ',
  BirthdayEntry: 'Birthday Entry',
  JagranSetup: 'Jagran Setup',
  MataChowkiSetup: 'Mata Chowki Setup',
  Bartender: 'Bartender',
  RoomsBooking: 'Rooms Booking',
} as const;

export type VendorCategory = keyof typeof VENDOR_CATEGORIES;

/** `Mata Chowki Setup` -> `MATA_CHOWKI_SETUP`. */
type EnumName<Title extends string> = Title extends `${infer Word} ${infer Rest}`
  ? `${Uppercase<Word>}_${EnumName<Rest>}`
  : Uppercase<Title>;

/** The name that GraphQL has for a category. */
export const vendorCategoryName = <Key extends VendorCategory>(
  key: Key,
): EnumName<(typeof VENDOR_CATEGORIES)[Key]> =>
  VENDOR_CATEGORIES[key].toUpperCase().replaceAll(' ', '_') as EnumName<(typeof VENDOR_CATEGORIES)[Key]>;

/** The categories' keys by those names. */
export const VENDOR_CATEGORY_KEYS = Object.fromEntries(
  Object.keys(VENDOR_CATEGORIES).map((key) => [vendorCategoryName(key as VendorCategory), key]),
) as { [Key in VendorCategory as EnumName<(typeof VENDOR_CATEGORIES)[Key]>]: Key };

const BY_LOWER_CASE = new Map(
  Object.keys(VENDOR_CATEGORIES).map((key) => [key.toLowerCase(), key as VendorCategory]),
);

/** The category that somebody names by its key or its title, in any case. */
export const vendorCategoryOf = (name: string): VendorCategory | undefined =>
  BY_LOWER_CASE.get(name.replaceAll(' ', '').toLowerCase());

/** The names on the categories page, in its order, with the category that each leads to, where there is one. */
export const PAGE_CATEGORIES: readonly { name: string; category: VendorCategory | null }[] = [
  { name: 'Photographer', category: 'Photographer' },
  { name: 'Makeup Artists', category: 'MakeupArtist' },
  { name: 'Mehendi Artists', category: 'MehendiArtist' },
  { name: 'Decorators', category: 'Decorator' },
  { name: 'Caterers', category: 'Caterer' },
  { name: 'Invitation Cards', category: null },
  { name: 'DJs', category: 'DJ' },
  { name: 'Transport', category: null },
  { name: 'Anchor/MC', category: 'Anchor' },
  { name: 'Choreographers', category: null },
  { name: 'Band/Baaja/Ghodiwala', category: 'BandBaja' },
];

/**
 * The category that an address names, in any case: by its key or title, or as the categories page does.
 * @returns null for a name of that page that no category stands behind, undefined for what is no name
 */
export function categoryNamed(name: string): VendorCategory | null | undefined {
  const wanted = name.trim().toLowerCase();
  const listed = PAGE_CATEGORIES.find((each) => each.name.toLowerCase() === wanted);
  return listed ? listed.category : vendorCategoryOf(wanted);
}

/** How a list of vendors can be ordered, with the words for it. */
export const VENDOR_SORTS = {
  RANK: 'Recommended',
  RATING: 'Best reviewed',
  PRICE_LOW: 'Price: low to high',
  PRICE_HIGH: 'Price: high to low',
} as const;
export type VendorSort = keyof typeof VENDOR_SORTS;

/** Vendors on a page of the list. */
export const VENDOR_PAGE_SIZE = 8;

/** Packages that one vendor can offer. */
export const PACKAGES_MAX = 30;

/** What a couple pays to book, of a package's price: the booking policy. */
export const BOOKING_SHARE = 0.4;
