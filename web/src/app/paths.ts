/** The addresses of all pages. Links use these; router.tsx has the matching route patterns. */

export type Role = 'user' | 'vendor' | 'venue' | 'admin';

export const paths = {
  home: '/',
  venues: '/venuelist',
  /** The venues of a city; venue/filters.ts makes the other searches. */
  venuesIn: (city: string) => `/venuelist?${new URLSearchParams({ city })}`,
  venue: (id: string) => `/venuelist/${id}`,
  vendors: '/vendor/AllVendors',
  /** The vendors of one category, by its key. */
  vendorList: (category: string) => `/vendor/${category}`,
  /** Redirects to the vendor's own category if none is given. */
  vendor: (id: string, category = 'AllVendors') => `/vendor/${category}/${id}`,
  vendorCategories: '/vendorCategory',
  /** A card of the categories page, by its label. */
  vendorCategory: (name: string) => `/vendors/category/${encodeURIComponent(name)}`,
  photos: '/photos',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${id}`,
  realWeddings: '/realWedding',
  realWedding: (id: string) => `/realWedding/${id}`,
  newRealWedding: '/realWeddings/new',
  /** The list that follows after submitting a story. */
  publishedRealWeddings: '/realweddings',
  login: '/login',
  /** Requests a login link by email. */
  loginLink: '/login/link',
  /** The target of the emailed login link. */
  confirmLogin: '/login/confirm',
  signup: '/Signup',
  forgot: '/forget',
  confirmEmail: '/confirm-email',
  /** Which emails the current user gets. */
  emailPreferences: '/email-preferences',
  business: '/business',
  businessVenue: '/business?tab=venue',
  about: '/aboutus1',
  /** The contact form on the about page. */
  contact: '/aboutus1#contact',
  hotelInquiry: '/link1',
  privacy: '/privacy',
  terms: '/terms',
  developers: '/developers',
  restCalls: '/developers/rest',
  /** What browsers get at the GraphQL API's address. */
  explorer: '/graphql',
  notifications: '/notification',
  /** An enquiry or booking with its conversation, for both parties. */
  booking: (id: string) => `/bookings/${id}`,
  /** A version of its quote, for printing. */
  quote: (bookingId: string, version: number) => `/bookings/${bookingId}/quote?version=${version}`,
  registerVendor: '/auth/businessRegistration/VendorRegistrationForm',
  registerVenue: '/auth/businessRegistration/VenueRegistrationForm',
  adminDashboard: '/adminDashboard',
  /** A page of the admin dashboard. The dashboard's own address is the admin's profile. */
  adminPage: (page: AdminPage) => `/adminDashboard/${page}`,
  newBlog: '/blog/new',
  editBlog: (id: string) => `/blog/${id}`,
  /** Where the author edits and resubmits a rejected story. */
  resubmitRealWedding: (id: string) => `/realWedding/${id}/edit`,
  editRealWedding: (id: string) => `/realWeddings/${id}`,
  /** The admins' view of a user, vendor or venue. */
  userProfile: (id: string) => `/UserProfile/${id}`,
  vendorProfile: (id: string) => `/VendorProfile/${id}`,
  venueProfile: (id: string) => `/VenueProfile/${id}`,
} as const;

/** Adds the date of a search to a listing's path, for its enquiry form. The server ignores it. */
export const withDate = (path: string, date: string): string => (date ? `${path}?date=${date}` : path);

type AdminPage =
  | 'admin-management'
  | 'vendor-management'
  | 'venue-management'
  | 'user-management'
  | 'blog-management'
  | 'real-wedding-management'
  | 'notification-management'
  | 'overview'
  | 'review-moderation'
  | 'message-moderation'
  | 'audit-log'
  | 'mail-queue';

const PROFILES: Record<Role, string> = {
  user: '/userProfilePage',
  vendor: '/vendorProfilePage',
  venue: '/venueProfilePage',
  admin: paths.adminDashboard,
};

/** Returns the target of the profile icon. */
export const profilePath = (role: Role): string => PROFILES[role];

/** Returns the page of one's own real weddings; for admins, the page of all of them. */
export const storiesPath = (role: Role): string => {
  if (role === 'user') return `${PROFILES.user}?tab=stories`;
  return role === 'admin' ? paths.adminPage('real-wedding-management') : ownerPath(role, 'stories');
};

/** Returns the page with a role's API keys: couples have a page of their own, others see them on their profile. */
export const apiKeysPath = (role: Role): string =>
  role === 'user' ? `${PROFILES.user}?tab=api-keys` : PROFILES[role];

/** The pages of an owner's dashboard, below its address. */
type OwnerPage =
  'home' | 'details' | 'calendar' | 'reviews' | 'gallery' | 'business' | 'packages' | 'portfolio' | 'stories';

/** Returns a page of an owner's dashboard; the profile by default. */
export const ownerPath = (kind: 'venue' | 'vendor', page?: OwnerPage): string =>
  page ? `${PROFILES[kind]}/${page}` : PROFILES[kind];

/** Forms and tools: nothing may pop up over these pages. */
const FORM_PAGES = [
  '/login',
  '/signup',
  '/userregister',
  '/forget',
  '/confirm-email',
  '/email-preferences',
  '/unsubscribe',
  '/business',
  '/auth/',
  '/link1',
  '/bookings/',
  '/graphql',
];

/** Addresses are case-insensitive. */
export const isFormPage = (pathname: string): boolean =>
  FORM_PAGES.some((path) => pathname.toLowerCase().startsWith(path));

/** Returns the login page's address, with the page of this site to return to. */
export const loginAndBack = (here: string): string => `${paths.login}?next=${encodeURIComponent(here)}`;

/** Returns the target of the notification bell; null for couples, who have none. */
export const bellPath = (role: Role): string | null =>
  role === 'user'
    ? null
    : role === 'admin'
      ? paths.adminPage('notification-management')
      : paths.notifications;

export interface NavLinkItem {
  to: string;
  /** Key of its text, `nav.…` in the catalogue. */
  key: 'home' | 'venues' | 'vendors' | 'photos' | 'blogs' | 'realWeddings' | 'about';
  /** Path prefixes of its section, where they differ from `to`. */
  sections?: readonly string[];
  /** Omitted from the menu on small screens. */
  wideOnly?: true;
}

/** The navigation bar's links, in order. */
export const navLinks: readonly NavLinkItem[] = [
  { to: paths.home, key: 'home' },
  { to: paths.venues, key: 'venues' },
  { to: paths.vendors, key: 'vendors', sections: ['/vendor', '/vendors', '/vendorCategory'] },
  { to: paths.photos, key: 'photos', wideOnly: true },
  { to: paths.blogs, key: 'blogs' },
  { to: paths.realWeddings, key: 'realWeddings', sections: [paths.realWeddings, '/realWeddings'] },
  { to: paths.about, key: 'about' },
];

/** Returns the link's `aria-current`: "page" for the page itself, "true" for a page in its section. */
export function currentOf(
  { to, sections = [to] }: NavLinkItem,
  pathname: string,
): 'page' | 'true' | undefined {
  const here = pathname.toLowerCase();
  if (here === to.toLowerCase()) return 'page';
  const within = sections
    .map((section) => section.toLowerCase())
    .some((section) => section !== paths.home && (here === section || here.startsWith(`${section}/`)));
  return within ? 'true' : undefined;
}

/** A link with the key of its text, `link.…` in the catalogue. */
export interface LinkItem {
  to: string;
  key:
    | 'searchByVendor'
    | 'topRatedVendors'
    | 'weddingBlog'
    | 'gallery'
    | 'realWedding'
    | 'about'
    | 'contact'
    | 'hotelInquiry'
    | 'registerVendor'
    | 'registerVenue';
}

export interface LinkGroup {
  /** Key of its title, `footer.…` in the catalogue. */
  key: 'planning' | 'ideas' | 'home';
  links: readonly LinkItem[];
}

/** The footer's link groups. */
export const footerGroups: readonly LinkGroup[] = [
  {
    key: 'planning',
    links: [
      { to: paths.vendors, key: 'searchByVendor' },
      { to: paths.vendors, key: 'topRatedVendors' },
    ],
  },
  {
    key: 'ideas',
    links: [
      { to: paths.blogs, key: 'weddingBlog' },
      { to: paths.photos, key: 'gallery' },
      { to: paths.realWeddings, key: 'realWedding' },
    ],
  },
  {
    key: 'home',
    links: [
      { to: paths.about, key: 'about' },
      { to: paths.contact, key: 'contact' },
    ],
  },
];

/** The floating button's links. */
export const quickLinks: readonly LinkItem[] = [
  { to: paths.hotelInquiry, key: 'hotelInquiry' },
  { to: paths.registerVendor, key: 'registerVendor' },
  { to: paths.registerVenue, key: 'registerVenue' },
];

export const contact = {
  email: 'hello@mandap.example',
  phone: '0522 000 0000',
  phoneLink: 'tel:+915220000000',
  address: '14 Hazratganj Road, Lucknow 226001, Uttar Pradesh',
} as const;

/** The page that offers the discount. */
export const promoPath = paths.contact;
