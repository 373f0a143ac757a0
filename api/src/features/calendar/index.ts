import type { Feature } from '../feature.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { BlockedPeriod } from './blocked-period.entity.js';
import { BlockedPeriodResolver } from './blocked-period.resolver.js';
import { CalendarResolver } from './calendar.resolver.js';
import { CalendarFeedResolver } from './feed.resolver.js';
import { calendarFeedRoutes } from './feed.routes.js';
import { sweepImportedEvents } from './import.query.js';
import { CalendarImportResolver } from './import.resolver.js';
import { OfflineBooking } from './offline-booking.entity.js';
import { OfflineBookingResolver } from './offline-booking.resolver.js';

export const calendar: Feature = {
  name: 'calendar',
  dependsOn: ['booking', 'listing', 'media', 'visit'],
  tables: ['blocked_period', 'calendar_feed', 'imported_event', 'offline_booking'],
  entities: [BlockedPeriod, OfflineBooking],
  resolvers: [
    AvailabilityResolver,
    BlockedPeriodResolver,
    CalendarFeedResolver,
    CalendarImportResolver,
    CalendarResolver,
    OfflineBookingResolver,
  ],
  files: calendarFeedRoutes,
  jobs: { nightly: [sweepImportedEvents] },
};
