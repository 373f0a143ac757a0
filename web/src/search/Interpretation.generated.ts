/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Category of vendors. */
export type VendorCategory =
  /** Anchor */
  | 'ANCHOR'
  /** Band Baja */
  | 'BAND_BAJA'
  /** Bartender */
  | 'BARTENDER'
  /** Birthday Entry */
  | 'BIRTHDAY_ENTRY'
  /** Caterer */
  | 'CATERER'
  /** Decorator */
  | 'DECORATOR'
  /** Dhol */
  | 'DHOL'
  /** DJ */
  | 'DJ'
  /** Fog Event */
  | 'FOG_EVENT'
  /** Game Coordinator */
  | 'GAME_COORDINATOR'
  /** Jagran Setup */
  | 'JAGRAN_SETUP'
  /** Live Singer */
  | 'LIVE_SINGER'
  /** Magicians */
  | 'MAGICIANS'
  /** Makeup Artist */
  | 'MAKEUP_ARTIST'
  /** Mata Chowki Setup */
  | 'MATA_CHOWKI_SETUP'
  /** Mehendi Artist */
  | 'MEHENDI_ARTIST'
  /** Mascot performers; the website spells it “Messkot”. */
  | 'MESSKOT'
  /** Photographer */
  | 'PHOTOGRAPHER'
  /** Rooms Booking */
  | 'ROOMS_BOOKING'
  /** Tattoo Artist */
  | 'TATTOO_ARTIST'
  /** Valet Parking */
  | 'VALET_PARKING'
  /** Waiter Service */
  | 'WAITER_SERVICE'
  /** Welcome Girls */
  | 'WELCOME_GIRLS';

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

export type InterpretationQueryVariables = Exact<{
  term: string;
}>;


export type InterpretationQuery = { searchInterpretation: { category: Types.VendorCategory | null, venueType: Types.VenueType | null, city: string | null, text: string } };


export const InterpretationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Interpretation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchInterpretation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"venueType"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<InterpretationQuery, InterpretationQueryVariables>;