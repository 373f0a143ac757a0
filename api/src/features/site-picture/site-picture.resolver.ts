import { Arg, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { PublicData } from '../../core/public-data.js';
import { Picture, pictureOf } from '../media/picture.js';
import { SITE_PICTURE_KINDS } from './site-picture.constants.js';
import type { SitePictureRow } from './site-picture.query.js';
import { listSitePictures } from './site-picture.service.js';

const USES: Record<string, string> = {
  HERO: 'The slides of the home page.',
  PHOTO: 'The photo gallery.',
  CATEGORY: 'The vendors’ categories; the key is the category’s.',
};

const SitePictureKind = graphqlEnum(
  'SitePictureKind',
  'What a picture of the site itself is for.',
  upperKeys(SITE_PICTURE_KINDS),
  (key) => USES[key] ?? key,
);

@ObjectType({ description: 'A picture that belongs to a page and not to anything on it.' })
export class SitePicture {
  @Field({ description: 'Its name among its kind.' })
  key: string;

  @Field({ description: 'What it shows.' })
  title: string;
}

@Resolver(() => SitePicture)
export class SitePictureResolver {
  @PublicData()
  @Query(() => [SitePicture], { description: 'The site’s own pictures of one kind, in their order.' })
  sitePictures(
    @Arg('kind', () => SitePictureKind, { description: 'What they are for.' }) kind: string,
    @Arg('keys', () => [String], { nullable: true, description: 'Only these, at most 50.' })
    keys: string[] | undefined,
    @Ctx() ctx: Context,
  ): Promise<SitePicture[]> {
    return listSitePictures(ctx, { kind, keys });
  }

  @FieldResolver(() => Picture, { description: 'The picture.' })
  picture(@Root() { picture, title }: SitePictureRow): Picture {
    return pictureOf(picture, title);
  }
}
