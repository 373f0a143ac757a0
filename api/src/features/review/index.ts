import type { Feature } from '../feature.js';
import { ReviewCaseResolver } from './case.resolver.js';
import { UserReviewResolver } from './of-user.resolver.js';
import { Review } from './review.entity.js';
import { ListingReviewResolver, ReviewResolver } from './review.resolver.js';

export const review: Feature = {
  name: 'review',
  dependsOn: ['account', 'listing', 'user', 'booking'],
  tables: ['review'],
  entities: [Review],
  resolvers: [ListingReviewResolver, ReviewCaseResolver, ReviewResolver, UserReviewResolver],
};
