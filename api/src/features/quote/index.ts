import type { Feature } from '../feature.js';
import { Quote, QuoteLine } from './quote.entity.js';
import { deleteOldQuotes } from './quote.query.js';
import { BookingQuoteResolver, QuoteResolver } from './quote.resolver.js';

export const quote: Feature = {
  name: 'quote',
  dependsOn: ['account', 'booking', 'listing', 'vendor'],
  tables: ['quote', 'quote_line'],
  entities: [Quote, QuoteLine],
  resolvers: [BookingQuoteResolver, QuoteResolver],
  jobs: { nightly: [deleteOldQuotes] },
};
