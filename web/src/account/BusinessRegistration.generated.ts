/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a vendor registers with. */
export type RegisterVendorInput = {
  /** Business name. */
  businessName: string;
  /** What they do. */
  category: VendorCategory;
  /** City, in any case. */
  city: string;
  /** E-mail address. */
  email: string;
  /** The owner's name. */
  name: string;
  /** At least 6 characters. */
  password: string;
  /** Phone number, in any form. */
  phone: string;
};

/** What a venue registers with. */
export type RegisterVenueInput = {
  /** Business name. */
  businessName: string;
  /** City, in any case. */
  city: string;
  /** Whatever we should know. */
  comments?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** At least 6 characters. */
  password: string;
  /** Phone number, in any form. */
  phone: string;
  /** The owner's name. */
  yourName: string;
};

/** What kind of problem a user error is. */
export type UserErrorCode =
  /** The values are fine, but something that exists already is in the way. */
  | 'CONFLICT'
  /** A value breaks a rule; the message says which. */
  | 'INVALID'
  /** E-mail, password and role do not belong together. */
  | 'WRONG_CREDENTIALS';

/** Kinds of wedding services. */
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

export type RegisterVendorMutationVariables = Exact<{
  input: Types.RegisterVendorInput;
}>;


export type RegisterVendorMutation = { registerVendor: { userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type RegisterVenueMutationVariables = Exact<{
  input: Types.RegisterVenueInput;
}>;


export type RegisterVenueMutation = { registerVenue: { userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };


export const RegisterVendorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterVendor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterVendorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerVendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterVendorMutation, RegisterVendorMutationVariables>;
export const RegisterVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterVenueMutation, RegisterVenueMutationVariables>;