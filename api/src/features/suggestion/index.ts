import type { Feature } from '../feature.js';
import { SuggestionResolver } from './suggestion.resolver.js';

export const suggestion: Feature = {
  name: 'suggestion',
  dependsOn: ['city', 'listing', 'vendor', 'venue'],
  resolvers: [SuggestionResolver],
};
