import type { Feature } from '../feature.js';
import { DisputeResolver, RemovedReviewResolver } from './dispute.resolver.js';
import { EventConfirmation } from './event-confirmation.entity.js';
import { EventConfirmationResolver } from './event-confirmation.resolver.js';
import { askAfterEvents } from './follow-up.service.js';

export const eventConfirmation: Feature = {
  name: 'event-confirmation',
  dependsOn: ['account', 'booking', 'listing', 'review'],
  tables: ['event_confirmation', 'event_follow_up'],
  entities: [EventConfirmation],
  resolvers: [DisputeResolver, EventConfirmationResolver, RemovedReviewResolver],
  jobs: { quarterHourly: [({ database }) => askAfterEvents(database)] },
};
