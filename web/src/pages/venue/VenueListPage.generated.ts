/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { VenueCardFragment } from '../../venue/VenueCard.generated';
import type { Wishlisted_Venue_Fragment } from '../../wishlist/WishlistButton.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Capacity of a venue in guests. */
export type GuestBand =
  /** 100 to 249 guests. */
  | 'FROM_100'
  /** 250 to 499 guests. */
  | 'FROM_250'
  /** 500 to 1,000 guests. */
  | 'FROM_500'
  /** More than 1,000 guests. */
  | 'OVER_1000'
  /** Fewer than 100 guests. */
  | 'UNDER_100';

/** Moderation status of a listing. Visitors see approved ones only. */
export type ListingStatus =
  /** Public. */
  | 'APPROVED'
  /** Awaiting moderation. */
  | 'PENDING'
  /** Rejected; the owner can see the reason. */
  | 'REJECTED'
  /** Approved, but hidden by an admin until reinstated; the owner can see the reason. */
  | 'SUSPENDED';

/** The lower of the two plate prices, in rupees. */
export type PriceBand =
  /** ₹1,000 up to, but not including, ₹1,500. */
  | 'FROM_1000'
  /** ₹1,500 up to, but not including, ₹2,000. */
  | 'FROM_1500'
  /** ₹2,000 up to, but not including, ₹3,000. */
  | 'FROM_2000'
  /** ₹3,000 or more. */
  | 'OVER_3000'
  /** Less than ₹1,000. */
  | 'UNDER_1000';

/** Mean of published reviews. */
export type RatingBand =
  /** All ratings; no filter. */
  | 'ALL'
  /** 4 or higher. */
  | 'FROM_4'
  /** 4.5 or higher. */
  | 'FROM_4_5'
  /** 4.8 or higher. */
  | 'FROM_4_8'
  /** Below 4. */
  | 'UNDER_4';

/** Filters of the venue list. Options of one field are OR-ed, fields are AND-ed. */
export type VenueFilterInput = {
  /** Only listings that accept bookings on this day, YYYY-MM-DD; today or later in India. */
  availableOn?: string | null | undefined;
  /** City, up to 80 characters; case is ignored. */
  city?: string | null | undefined;
  /** Filters by capacity. */
  guests?: Array<GuestBand> | null | undefined;
  /** Filters by price per plate. */
  prices?: Array<PriceBand> | null | undefined;
  /** Filters by rating. */
  ratings?: Array<RatingBand> | null | undefined;
  /** Part of the name, city or state (up to 80 characters); one or two letters match beginnings of words. */
  search?: string | null | undefined;
  /** Filters by moderation status; for admins, ignored for others. */
  statuses?: Array<ListingStatus> | null | undefined;
  /** Filters by type of venue. */
  types?: Array<VenueType> | null | undefined;
};

/** Sort order of the venue list. */
export type VenueSort =
  /** Largest capacity first. */
  | 'GUESTS'
  /** Highest price first. */
  | 'PRICE_HIGH'
  /** Lowest price first. */
  | 'PRICE_LOW'
  /** Highest editor's rank first. */
  | 'RANK'
  /** Highest rating first. */
  | 'RATING';

/** Type of venue; a venue can have several. */
export type VenueType =
  /** Banquet Hall. Owners can choose it; the website’s filter offers BANQUET_HALLS only. */
  | 'BANQUET_HALL'
  /** Banquet Halls. An option of the website’s filter; owners can choose it, too. */
  | 'BANQUET_HALLS'
  /** Beachside Venues */
  | 'BEACHSIDE_VENUES'
  /** Community Centers */
  | 'COMMUNITY_CENTERS'
  /** Conference Halls */
  | 'CONFERENCE_HALLS'
  /** Country/Golf Club */
  | 'COUNTRY_GOLF_CLUB'
  /** 4 Star & Above */
  | 'FOUR_STAR_AND_ABOVE'
  /** Garden Venues */
  | 'GARDEN_VENUES'
  /** Marriage Garden */
  | 'MARRIAGE_GARDEN'
  /** Resorts */
  | 'RESORTS'
  /** Rooftop Venues */
  | 'ROOFTOP_VENUES'
  /** 3 Star Hotels */
  | 'THREE_STAR_HOTELS'
  /** Wedding Lawns */
  | 'WEDDING_LAWNS';

export type VenueListQueryVariables = Exact<{
  filter: Types.VenueFilterInput;
  sort: Types.VenueSort;
  page: number;
  first: number;
}>;


export type VenueListQuery = { venues: { totalCount: number, nodes: Array<{ maxGuests: number | null, vegPrice: number | null, nonVegPrice: number | null, id: string, name: string, wishlisted: boolean, city: string, state: string, ratingAverage: number | null, ratingCount: number, excerpt: string, contact: { phone: string } | null, pictures: Array<{ url: string, alt: string, width: number, height: number, thumbhash: string }>, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null }> } };

export type VenueCountQueryVariables = Exact<{
  filter: Types.VenueFilterInput;
}>;


export type VenueCountQuery = { venues: { totalCount: number } };


export const VenueListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueCard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Wishlisted"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Response"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"response"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"answeredPercent"}},{"kind":"Field","name":{"kind":"Name","value":"approvedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"medianMinutes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingCard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"vegPrice"}},{"kind":"Field","name":{"kind":"Name","value":"nonVegPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wishlisted"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"wishlisted"}}]}}]} as unknown as DocumentNode<VenueListQuery, VenueListQueryVariables>;
export const VenueCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<VenueCountQuery, VenueCountQueryVariables>;