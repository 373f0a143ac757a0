import { Field, Int, ObjectType } from 'type-graphql';

/** A picture as stored in a listing's `gallery` column. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  thumbhash: string;
  caption: string;
}

@ObjectType({ description: 'A picture in several sizes.' })
export class Picture {
  @Field({
    description:
      'Base URL. Append `/{320|640|960|1600}.{avif|webp}` for a size, or `/share.jpg` for a 1200×630 JPEG.',
  })
  url: string;

  @Field({ description: 'Alternative text.' })
  alt: string;

  @Field(() => Int, { description: 'Width of the original in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the original in pixels.' })
  height: number;

  @Field({ description: 'ThumbHash placeholder, in Base64.' })
  thumbhash: string;
}

export const pictureUrl = (hash: string): string => `/media/${hash}`;

/** Returns a picture's URL, size and alternative text: its caption, or what it belongs to. */
export const pictureOf = (stored: StoredPicture, owner: string, index = 0): Picture => ({
  url: pictureUrl(stored.hash),
  alt: stored.caption || (index ? `${owner}, picture ${index + 1}` : owner),
  width: stored.width,
  height: stored.height,
  thumbhash: stored.thumbhash,
});

export const picturesOf = (stored: readonly StoredPicture[], owner: string): Picture[] =>
  stored.map((one, index) => pictureOf(one, owner, index));
