/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type VenueAboutFragment = { summary: string, types: Array<Types.VenueType>, facilities: Array<Types.Facility>, features: string, howToReach: string } & { ' $fragmentName'?: 'VenueAboutFragment' };

export const VenueAboutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueAbout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"facilities"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"howToReach"}}]}}]} as unknown as DocumentNode<VenueAboutFragment, unknown>;