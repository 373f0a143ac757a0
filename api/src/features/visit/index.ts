import type { Feature } from '../feature.js';
import { Visit } from './visit.entity.js';
import { VisitResolver } from './visit.resolver.js';
import { visitRoutes } from './visit.routes.js';
import {
  announceVisitClosure,
  closeExpiredVisits,
  deleteOldVisits,
  sendVisitReminders,
  VISIT_CLOSED,
} from './visit.tasks.js';

export const visit: Feature = {
  name: 'visit',
  dependsOn: ['account', 'booking', 'listing'],
  tables: ['visit'],
  entities: [Visit],
  resolvers: [VisitResolver],
  files: visitRoutes,
  jobs: {
    nightly: [deleteOldVisits],
    quarterHourly: [
      ({ database }) => closeExpiredVisits(database.tx),
      ({ database }) => sendVisitReminders(database),
    ],
    tasks: (services) => ({
      [VISIT_CLOSED]: (payload) =>
        announceVisitClosure(services, payload as Parameters<typeof announceVisitClosure>[1]),
    }),
  },
};
