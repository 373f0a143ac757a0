/** The addresses of the pages. A link in the code names one of these; a route in router.tsx has its pattern. */

export type Role = 'user' | 'vendor' | 'venue' | 'admin';

export const paths = {
  home: '/',
  venues: '/venuelist',
  venue: (id: string) => `/venuelist/${id}`,
  vendors: '/vendor/AllVendors',
  /** One category of vendors, by its key. */
  vendorList: (category: string) => `/vendor/${category}`,
  /** Without its category, it leads on to the address that has it. */
  vendor: (id: string, category = 'AllVendors') => `/vendor/${category}/${id}`,
  vendorCategories: '/vendorCategory',
  /** A card of the categories page, by the name on it. */
  vendorCategory: (name: string) => `/vendors/category/${encodeURIComponent(name)}`,
  photos: '/photos',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${id}`,
  realWeddings: '/realWedding',
  realWedding: (id: string) => `/realWedding/${id}`,
  newRealWedding: '/realWeddings/new',
  /** The list, after a story was handed in. */
  publishedRealWeddings: '/realweddings',
  login: '/login',
  /** Requests a login link by email. */
  loginLink: '/login/link',
  /** Where that link leads. */
  confirmLogin: '/login/confirm',
  signup: '/Signup',
  forgot: '/forget',
  confirmEmail: '/confirm-email',
  business: '/business',
  businessVenue: '/business?tab=venue',
  about: '/aboutus1',
  /** The form there. */
  contact: '/aboutus1#contact',
  hotelInquiry: '/link1',
  privacy: '/privacy',
  terms: '/terms',
  developers: '/developers',
  restCalls: '/developers/rest',
  /** What browsers see by the GraphQL API's address. */
  explorer: '/graphql',
  notifications: '/notification',
  registerVendor: '/auth/businessRegistration/VendorRegistrationForm',
  registerVenue: '/auth/businessRegistration/VenueRegistrationForm',
  adminDashboard: '/adminDashboard',
  /** A page of the admins' dashboard; their profile is the dashboard's own address. */
  adminPage: (page: AdminPage) => `/adminDashboard/${page}`,
  newBlog: '/blog/new',
  editBlog: (id: string) => `/blog/${id}`,
  /** Its author edits a rejected story and resubmits it. */
  resubmitRealWedding: (id: string) => `/realWedding/${id}/edit`,
  editRealWedding: (id: string) => `/realWeddings/${id}`,
  /** What admins see of one user, vendor or venue. */
  userProfile: (id: string) => `/UserProfile/${id}`,
  vendorProfile: (id: string) => `/VendorProfile/${id}`,
  venueProfile: (id: string) => `/VenueProfile/${id}`,
} as const;

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
  | 'audit-log'
  | 'mail-queue';

const PROFILES: Record<Role, string> = {
  user: '/userProfilePage',
  vendor: '/vendorProfilePage',
  venue: '/venueProfilePage',
  admin: paths.adminDashboard,
};

/** Where the profile icon leads. */
export const profilePath = (role: Role): string => PROFILES[role];

/** Where people find the real weddings that they wrote; for an admin, all of them. */
export const storiesPath = (role: Role): string => {
  if (role === 'user') return `${PROFILES.user}?tab=stories`;
  return role === 'admin' ? paths.adminPage('real-wedding-management') : ownerPath(role, 'stories');
};

/** Where somebody keeps their API keys: couples behind a link of their profile, the others on it. */
export const apiKeysPath = (role: Role): string =>
  role === 'user' ? `${PROFILES.user}?tab=api-keys` : PROFILES[role];

/** The pages of an owner's dashboard, below its first one. */
type OwnerPage =
  'details' | 'calendar' | 'reviews' | 'gallery' | 'business' | 'packages' | 'portfolio' | 'stories';

/** A page of an owner's dashboard; the profile, when none is named. */
export const ownerPath = (kind: 'venue' | 'vendor', page?: OwnerPage): string =>
  page ? `${PROFILES[kind]}/${page}` : PROFILES[kind];

/** Pages that are a form, or a tool: nothing comes in front of them. */
const FORM_PAGES = [
  '/login',
  '/signup',
  '/userregister',
  '/forget',
  '/confirm-email',
  '/business',
  '/auth/',
  '/link1',
  '/graphql',
];

/** Addresses are matched in any case. */
export const isFormPage = (pathname: string): boolean =>
  FORM_PAGES.some((path) => pathname.toLowerCase().startsWith(path));

/** The login, which then leads back to a page of this site: "log in to send an enquiry". */
export const loginAndBack = (here: string): string => `${paths.login}?next=${encodeURIComponent(here)}`;

/** Where the bell leads; people who look for a venue have none. */
export const bellPath = (role: Role): string | null =>
  role === 'user'
    ? null
    : role === 'admin'
      ? paths.adminPage('notification-management')
      : paths.notifications;

export interface NavLinkItem {
  to: string;
  label: string;
  /** Where the addresses of its section begin, where `to` is no beginning of them. */
  sections?: readonly string[];
  /** Left out of the menu of small screens. */
  wideOnly?: true;
}

/** The navigation bar, in its order. */
export const navLinks: readonly NavLinkItem[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.venues, label: 'Venues' },
  { to: paths.vendors, label: 'Vendors', sections: ['/vendor', '/vendors', '/vendorCategory'] },
  { to: paths.photos, label: 'Photos', wideOnly: true },
  { to: paths.blogs, label: 'Blogs' },
  { to: paths.realWeddings, label: 'Real Weddings', sections: [paths.realWeddings, '/realWeddings'] },
  { to: paths.about, label: 'Why Us' },
];

/** How a link of the bar stands to the page at `pathname`: it leads there, or to what the page is a part of. */
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

export interface LinkGroup {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** The foot's groups. */
export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Start Planning',
    links: [
      { to: paths.vendors, label: 'Search By Vendor' },
      { to: paths.vendors, label: 'Top Rated Vendors' },
    ],
  },
  {
    title: 'Wedding Ideas',
    links: [
      { to: paths.blogs, label: 'Wedding Blog' },
      { to: paths.photos, label: 'Wedding Inspiration Gallery' },
      { to: paths.realWeddings, label: 'Real Wedding' },
    ],
  },
  {
    title: 'Home',
    links: [
      { to: paths.about, label: 'About' },
      { to: paths.contact, label: 'Contact Us' },
    ],
  },
];

/** The floating button's links. */
export const quickLinks: readonly { to: string; label: string }[] = [
  { to: paths.hotelInquiry, label: 'Hotel Inquiry' },
  { to: paths.registerVendor, label: 'Register as Vendor' },
  { to: paths.registerVenue, label: 'Register as Venue' },
];

export const contact = {
  email: 'hello@mandap.example',
  phone: '0522 000 0000',
  phoneLink: 'tel:+915220000000',
  address: '14 Hazratganj Road, Lucknow 226001, Uttar Pradesh',
} as const;

export const promo = { text: 'Up to 30% discount, ask us how', to: paths.contact } as const;
