import { inSlowTransaction } from '../../core/transaction.js';
import type { Feature } from '../feature.js';
import { sendReminders } from './reminder.service.js';
import { ResponseFigures } from './response.entity.js';
import { ResponseResolver } from './response.resolver.js';
import { refreshResponses } from './response.service.js';
import { SimilarListingsResolver } from './similar.resolver.js';
import { UnansweredResolver } from './unanswered.resolver.js';

export const response: Feature = {
  name: 'response',
  dependsOn: ['account', 'booking', 'listing', 'vendor', 'venue'],
  tables: ['enquiry_reminder', 'listing_response'],
  entities: [ResponseFigures],
  resolvers: [ResponseResolver, SimilarListingsResolver, UnansweredResolver],
  jobs: {
    quarterHourly: [
      ({ database }) => sendReminders(database),
      ({ database }) => inSlowTransaction(database, refreshResponses),
    ],
  },
};
