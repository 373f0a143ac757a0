/** The addresses of the pages. A link in the code names one of these; a route in router.tsx has its pattern. */

export type Role = 'user' | 'vendor' | 'venue' | 'admin';

export const paths = {
  home: '/',
  venues: '/venuelist',
  venue: (id: string) => `/venuelist/${id}`,
  photos: '/photos',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${id}`,
  realWeddings: '/realWedding',
  realWedding: (id: string) => `/realWedding/${id}`,
  newRealWedding: '/realWeddings/new',
  /** The list, after a story was handed in. */
  publishedRealWeddings: '/realweddings',
  login: '/login',
  signup: '/Signup',
  forgot: '/forget',
  business: '/business',
  businessVenue: '/business?tab=venue',
  about: '/aboutus1',
  hotelInquiry: '/link1',
  notifications: '/notification',
  adminDashboard: '/adminDashboard',
} as const;

const PROFILES: Record<Role, string> = {
  user: '/userProfilePage',
  vendor: '/vendorProfilePage',
  venue: '/venueProfilePage',
  admin: paths.adminDashboard,
};

/** Where the profile icon leads. */
export const profilePath = (role: Role): string => PROFILES[role];

/** Pages that are a form: nothing comes in front of them. */
const FORM_PAGES = ['/login', '/signup', '/userregister', '/forget', '/business', '/auth/', '/link1'];

/** Addresses are matched in any case. */
export const isFormPage = (pathname: string): boolean =>
  FORM_PAGES.some((path) => pathname.toLowerCase().startsWith(path));

/** The login, which then leads back to a page of this site: "log in to send an enquiry". */
export const loginAndBack = (here: string): string => `${paths.login}?next=${encodeURIComponent(here)}`;

/** Where the bell leads; people who look for a venue have none. */
export const bellPath = (role: Role): string | null =>
  role === 'user' ? null : role === 'admin' ? paths.adminDashboard : paths.notifications;

export interface NavLinkItem {
  to: string;
  label: string;
  /** Left out of the menu of small screens. */
  wideOnly?: true;
}

/** The navigation bar, in its order. */
export const navLinks: readonly NavLinkItem[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.venues, label: 'Venues' },
];

export interface LinkGroup {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** The foot's groups; who is logged in needs no way to log in. */
export const footerGroups = (role: Role | undefined): readonly LinkGroup[] => [
  { title: 'Start Planning', links: [{ to: paths.venues, label: 'Search By Venue' }] },
  {
    title: 'Home',
    links: role
      ? [{ to: profilePath(role), label: role === 'user' ? 'My Dashboard' : 'Profile' }]
      : [
          { to: paths.login, label: 'Login' },
          { to: paths.signup, label: 'Sign Up' },
        ],
  },
];

/** The floating button's links; without any, there is no button. */
export const quickLinks: readonly { to: string; label: string }[] = [];

export const contact = {
  email: 'hello@mandap.example',
  phone: '0522 000 0000',
  phoneLink: 'tel:+915220000000',
  address: '14 Hazratganj Road, Lucknow 226001, Uttar Pradesh',
} as const;

export const promo = {
  text: 'Up to 30% discount, ask us how',
  href: `mailto:${contact.email}?subject=${encodeURIComponent('Up to 30% discount')}`,
} as const;
