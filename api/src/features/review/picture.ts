import { Field, ID, ObjectType } from 'type-graphql';
import { Picture } from '../media/picture.js';
import type { ReviewPictureRow } from './picture.query.js';
import { t } from './messages.generated.js';

@ObjectType({ description: 'A picture of a review.' })
export class ReviewPicture {
  @Field(() => ID, { description: 'ID of the picture.' })
  id: string;

  @Field(() => Picture, {
    description: 'The picture. Until the review is published, only its author and admins can load it.',
  })
  picture: Picture;
}

/** Returns a photo as the API shows it. */
export const presentPicture = (
  { id, width, height, thumbhash }: ReviewPictureRow,
  author: string,
  index: number,
): ReviewPicture => ({
  id,
  picture: {
    url: `/media/review/${id}`,
    alt: t('photoBy', { author: author || t('formerUser'), index: index + 1 }),
    ...{ width, height, thumbhash },
  },
});
