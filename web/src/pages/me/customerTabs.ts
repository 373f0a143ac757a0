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

export type DashboardTab = keyof typeof TABS;

/** The view that an address asks for: the profile, if it names none. */
export function tabOf(search: URLSearchParams): DashboardTab {
  const asked = search.get('tab') ?? '';
  return Object.hasOwn(TABS, asked) ? (asked as DashboardTab) : 'profile';
}
