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

/** Vendors on a page of the list. */
export const VENDOR_PAGE_SIZE = 8;
