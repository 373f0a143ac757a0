/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { ManagedListing_Vendor_Fragment } from '../../admin/ManagedListing.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Sort order of an admins' table of listings. */
export type ManagedListingSort =
  /** Business name. */
  | 'NAME'
  /** Editor's rank. */
  | 'RANK'
  /** Registration time. */
  | 'REGISTERED';

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

export type VendorManagementQueryVariables = Exact<{
  status?: Types.ListingStatus | null | undefined;
  search?: string | null | undefined;
  city?: string | null | undefined;
  category?: string | null | undefined;
  sort: Types.ManagedListingSort;
  descending: boolean;
  page: number;
  first: number;
}>;


export type VendorManagementQuery = { listingCounts: { pending: number, approved: number, rejected: number, suspended: number }, cities: Array<{ name: string }>, managedVendors: { totalCount: number, nodes: Array<{ category: Types.VendorCategory, packagePrice: number | null, id: string, kind: Types.ListingKind, name: string, city: string, state: string, status: Types.ListingStatus, emailConfirmed: boolean | null, rank: number, registeredAt: string, pictures: Array<{ url: string, alt: string, width: number, height: number, thumbhash: string }> }> } };


export const VendorManagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorManagement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedListingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VENDOR"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managedVendors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"packagePrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedListing"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedListing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<VendorManagementQuery, VendorManagementQueryVariables>;