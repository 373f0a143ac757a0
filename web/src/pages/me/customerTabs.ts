import type { IconName } from '../../ui/iconNames';

/** The views of the dashboard, in their order; `?tab=` names one. */
export const TABS = {
  profile: { label: 'Profile', icon: 'user' },
  wishlist: { label: 'Wishlist', icon: 'heart' },
  bookings: { label: 'Bookings', icon: 'calendar' },
  reviews: { label: 'Reviews', icon: 'star' },
  stories: { label: 'Stories', icon: 'ring' },
  logout: { label: 'LogOut', icon: 'logout' },
} as const satisfies Record<string, { label: string; icon: IconName }>;

/** Few couples write programs: this view has no tab, only a link on the profile. */
export const API_KEYS = 'api-keys';

export type DashboardView = keyof typeof TABS | typeof API_KEYS;

/** The view that an address asks for: the profile, if it names none. */
export function viewOf(search: URLSearchParams): DashboardView {
  const asked = search.get('tab') ?? '';
  return asked === API_KEYS || Object.hasOwn(TABS, asked) ? (asked as DashboardView) : 'profile';
}
