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
  'Kind of site picture.',
  upperKeys(SITE_PICTURE_KINDS),
  (key) => USES[key] ?? key,
);

@ObjectType({ description: "A picture of the site itself, such as a category's." })
export class SitePicture {
  @Field({ description: 'Name, unique within its kind.' })
  key: string;

  @Field({ description: 'Title of the picture.' })
  title: string;
}

@Resolver(() => SitePicture)
export class SitePictureResolver {
  @PublicData()
  @Query(() => [SitePicture], { description: "The site's pictures of one kind, in order." })
  sitePictures(
    @Arg('kind', () => SitePictureKind, { description: 'Kind of picture.' }) kind: string,
    @Arg('keys', () => [String], { nullable: true, description: 'Filters by key, at most 50.' })
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
