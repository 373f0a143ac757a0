import type { IconName } from '../../ui/iconNames';

/** The dashboard's views and icons in order, by the value of `?tab=`. */
export const TABS = {
  profile: 'user',
  wishlist: 'heart',
  bookings: 'calendar',
  reviews: 'star',
  stories: 'ring',
  logout: 'logout',
} as const satisfies Record<string, IconName>;

/** Few couples use the API, so this view has a link on the profile instead of a tab. */
export const API_KEYS = 'api-keys';

export type DashboardView = keyof typeof TABS | typeof API_KEYS;

/** Returns the view from the query string; the profile by default. */
export function viewOf(search: URLSearchParams): DashboardView {
  const tab = search.get('tab') ?? '';
  return tab === API_KEYS || Object.hasOwn(TABS, tab) ? (tab as DashboardView) : 'profile';
}
