import type { Feature } from '../feature.js';
import { ReviewCaseResolver } from './case.resolver.js';
import { UserReviewResolver } from './user-reviews.resolver.js';
import { deleteUnsentPictures } from './picture.query.js';
import { reviewPictureRoutes } from './picture.routes.js';
import { Review } from './review.entity.js';
import { ListingReviewResolver, ReviewResolver } from './review.resolver.js';
import { StoredReviewPicture } from './stored-picture.entity.js';

export const review: Feature = {
  name: 'review',
  dependsOn: ['account', 'listing', 'media', 'user', 'booking'],
  tables: ['review', 'review_picture'],
  entities: [Review, StoredReviewPicture],
  resolvers: [ListingReviewResolver, ReviewCaseResolver, ReviewResolver, UserReviewResolver],
  files: reviewPictureRoutes,
  jobs: { nightly: [deleteUnsentPictures] },
};
