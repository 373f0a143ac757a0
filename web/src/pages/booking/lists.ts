import { paths, profilePath } from '../../app/paths';

/** The list of bookings that each role comes from. */
export const LISTS = {
  USER: `${profilePath('user')}?tab=bookings`,
  VENUE: paths.notifications,
  VENDOR: paths.notifications,
  ADMIN: paths.adminPage('message-moderation'),
};
