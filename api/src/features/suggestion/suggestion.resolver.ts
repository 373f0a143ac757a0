import { Arg, Ctx, Extensions, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { PublicData } from '../../core/public-data.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import { VendorCategoryEnum } from '../vendor/vendor.entity.js';
import type { VenueType } from '../venue/venue.constants.js';
import { VenueTypeEnum } from '../venue/venue.entity.js';
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion.constants.js';
import { interpretSearch, suggest } from './suggestion.service.js';

const SuggestionKindEnum = graphqlEnum(
  'SuggestionKind',
  'What a suggestion leads to.',
  upperKeys(SUGGESTION_KINDS),
);

@ObjectType({ description: 'Something that may be meant by what was typed so far.' })
class Suggestion {
  @Field(() => SuggestionKindEnum, { description: 'What it leads to.' })
  kind: SuggestionKind;

  @Field({ description: "The listing's id, the category's key, or the city's name." })
  key: string;

  @Field({ description: 'What it is called.' })
  title: string;

  @Field({ description: 'Where it is, or what is there; in one line.' })
  detail: string;

  @Field(() => VendorCategoryEnum, { nullable: true, description: 'Of a category, and of a vendor.' })
  category?: VendorCategory;

  @Field(() => String, { nullable: true, description: 'Of a category: the city that the term names.' })
  city?: string;
}

@ObjectType({ description: 'The meaning of a search term such as "photographer in jaipur".' })
class SearchInterpretation {
  @Field(() => VendorCategoryEnum, { nullable: true, description: 'The vendor category in the term.' })
  category?: VendorCategory;

  @Field(() => VenueTypeEnum, { nullable: true, description: 'The venue type in the term.' })
  venueType?: VenueType;

  @Field(() => String, { nullable: true, description: 'The known city in the term, in its usual spelling.' })
  city?: string;

  @Field({ description: 'The rest of the term, to be searched as a name. May be empty.' })
  text: string;
}

@Resolver(() => Suggestion)
export class SuggestionResolver {
  @Extensions({ statements: 3 })
  @PublicData()
  @Query(() => [Suggestion], {
    description: 'What a search may mean while it is typed, the likeliest first; at most ten.',
  })
  suggestions(
    @Arg('term', { description: 'What was typed so far; at most 80 characters.' }) term: string,
    @Ctx() ctx: Context,
    @Arg('kinds', () => [SuggestionKindEnum], { nullable: true, description: 'Of these alone.' })
    kinds?: SuggestionKind[],
  ): Promise<Suggestion[]> {
    return suggest(ctx, { term, kinds });
  }

  @Extensions({ statements: 1 })
  @PublicData()
  @Query(() => SearchInterpretation, {
    description: 'Interprets a search term: category or venue type, city, and name.',
  })
  searchInterpretation(
    @Arg('term', { description: 'The search term, at most 80 characters.' }) term: string,
    @Ctx() ctx: Context,
  ): Promise<SearchInterpretation> {
    return interpretSearch(ctx, { term });
  }
}
