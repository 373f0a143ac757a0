import type { Feature } from '../feature.js';
import { deleteOldQuotes } from './quote.query.js';
import { BookingQuoteResolver, QuoteResolver } from './quote.resolver.js';

export const quote: Feature = {
  name: 'quote',
  dependsOn: ['account', 'booking', 'listing', 'vendor'],
  tables: ['quote', 'quote_line'],
  resolvers: [BookingQuoteResolver, QuoteResolver],
  jobs: { nightly: [deleteOldQuotes] },
};
