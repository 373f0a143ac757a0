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
  /** Messkot */
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

export type OwnVendorBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnVendorBusinessQuery = { me: { id: string, listing:
      | { __typename: 'Vendor', id: string, name: string, ownerName: string | null, category: Types.VendorCategory, city: string, state: string, address: string, priceNote: string, packagePrice: number | null, experienceYears: number | null, eventsCompleted: number | null, willingToTravel: boolean | null, summary: string, cancellation: Types.CancellationPolicy, dailyCapacity: number | null, gstin: string | null, contact: { phone: string, email: string } | null }
      | { __typename: 'Venue', id: string }
     | null } | null, cities: Array<{ name: string }> };


export const OwnVendorBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnVendorBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVendor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVendor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vendor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"}},{"kind":"Field","name":{"kind":"Name","value":"packagePrice"}},{"kind":"Field","name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"eventsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"willingToTravel"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}}]}}]} as unknown as DocumentNode<OwnVendorBusinessQuery, OwnVendorBusinessQueryVariables>;