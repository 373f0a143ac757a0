import { Arg, Ctx, Extensions, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { PublicData } from '../../core/public-data.js';
import { upTo } from '../../core/max-length.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import { VendorCategoryEnum } from '../vendor/vendor.entity.js';
import type { VenueType } from '../venue/venue.constants.js';
import { VenueTypeEnum } from '../venue/venue.entity.js';
import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion.constants.js';
import { interpretationRules, suggestionRules } from './suggestion.rules.js';
import { interpretSearch, suggest } from './suggestion.service.js';

const SuggestionKindEnum = graphqlEnum(
  'SuggestionKind',
  'Kind of suggestion.',
  upperKeys(SUGGESTION_KINDS),
  (_, kind) => `A ${kind}.`,
);

@ObjectType({ description: 'A suggestion for a search term.' })
class Suggestion {
  @Field(() => SuggestionKindEnum, { description: 'Kind of suggestion.' })
  kind: SuggestionKind;

  @Field({ description: 'ID of the listing, category as in URLs, or name of the city.' })
  key: string;

  @Field({ description: 'Name.' })
  title: string;

  @Field({ description: 'Location or offer, in one line.' })
  detail: string;

  @Field(() => VendorCategoryEnum, {
    nullable: true,
    description: 'Category of a category or vendor; null for other kinds.',
  })
  category?: VendorCategory;

  @Field(() => String, {
    nullable: true,
    description: 'City in the search term, with a category; null if there is none, and for other kinds.',
  })
  city?: string;
}

@ObjectType({ description: 'The meaning of a search term such as "photographer in jaipur".' })
class SearchInterpretation {
  @Field(() => VendorCategoryEnum, {
    nullable: true,
    description: 'The vendor category in the term; null if none.',
  })
  category?: VendorCategory;

  @Field(() => VenueTypeEnum, { nullable: true, description: 'The venue type in the term; null if none.' })
  venueType?: VenueType;

  @Field(() => String, {
    nullable: true,
    description: 'The known city in the term, in its usual spelling; null if none.',
  })
  city?: string;

  @Field({ description: 'The rest of the term, to be searched as a name. May be empty.' })
  text: string;
}

@Resolver(() => Suggestion)
export class SuggestionResolver {
  @Extensions({ statements: 3 })
  @PublicData()
  @Query(() => [Suggestion], {
    description: 'Suggestions for a search term while it is typed, best first; at most ten.',
  })
  suggestions(
    @Arg('term', { description: `The search term so far, ${upTo(suggestionRules.fields.term)}.` })
    term: string,
    @Ctx() ctx: Context,
    @Arg('kinds', () => [SuggestionKindEnum], { nullable: true, description: 'Filters by kind.' })
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
    @Arg('term', { description: `The search term, ${upTo(interpretationRules.fields.term)}.` }) term: string,
    @Ctx() ctx: Context,
  ): Promise<SearchInterpretation> {
    return interpretSearch(ctx, { term });
  }
}
