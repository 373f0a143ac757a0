/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Cancellation policy. */
export type CancellationPolicy =
  /** Not cancellable, but may be moved to another date at no charge. */
  | 'NON_CANCELLABLE'
  /** Full refund up to 24 hours before the event. */
  | 'REFUND_24H';

/** Facility of a venue. */
export type Facility =
  /** Air conditioning */
  | 'AIR_CONDITIONING'
  /** Alcohol allowed */
  | 'ALCOHOL_ALLOWED'
  /** Ample parking */
  | 'AMPLE_PARKING'
  /** AV equipment */
  | 'AV_EQUIPMENT'
  /** Catering services */
  | 'CATERING_SERVICES'
  /** City view */
  | 'CITY_VIEW'
  /** DJ services */
  | 'DJ_SERVICES'
  /** Food provided by venue */
  | 'FOOD_PROVIDED_BY_VENUE'
  /** Free WiFi */
  | 'FREE_WIFI'
  /** In-house decor */
  | 'IN_HOUSE_DECOR'
  /** Live music */
  | 'LIVE_MUSIC'
  /** Music allowed late */
  | 'MUSIC_ALLOWED_LATE'
  /** Open bar */
  | 'OPEN_BAR'
  /** Outside food allowed */
  | 'OUTSIDE_FOOD_ALLOWED'
  /** Private beach */
  | 'PRIVATE_BEACH'
  /** Sea view */
  | 'SEA_VIEW'
  /** Spa services */
  | 'SPA_SERVICES'
  /** Swimming pool */
  | 'SWIMMING_POOL'
  /** Valet parking */
  | 'VALET_PARKING'
  /** Water sports */
  | 'WATER_SPORTS';

/** Type of venue; a venue can have several. */
export type VenueType =
  /** Banquet Hall */
  | 'BANQUET_HALL'
  /** Banquet Halls */
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

export type OwnVenueDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnVenueDetailsQuery = { me: { id: string, listing:
      | { __typename: 'Vendor', id: string }
      | { __typename: 'Venue', pictureCount: number, id: string, name: string, city: string, state: string, address: string, guestCapacity: string, maxGuests: number | null, dailyCapacity: number | null, gstin: string | null, foodPackages: string, vegPrice: number | null, nonVegPrice: number | null, pricesConfirmed: boolean | null, summary: string, features: string, howToReach: string, policies: string, cancellation: Types.CancellationPolicy, types: Array<Types.VenueType>, facilities: Array<Types.Facility>, strip: Array<{ url: string, alt: string, width: number, height: number, thumbhash: string }>, contact: { phone: string, email: string } | null }
     | null } | null, cities: Array<{ name: string }>, inboxCounts: { pending: number } };


export const OwnVenueDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnVenueDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVenue"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","alias":{"kind":"Name","value":"strip"},"name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guestCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"foodPackages"}},{"kind":"Field","name":{"kind":"Name","value":"vegPrice"}},{"kind":"Field","name":{"kind":"Name","value":"nonVegPrice"}},{"kind":"Field","name":{"kind":"Name","value":"pricesConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"howToReach"}},{"kind":"Field","name":{"kind":"Name","value":"policies"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"facilities"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}}]} as unknown as DocumentNode<OwnVenueDetailsQuery, OwnVenueDetailsQueryVariables>;