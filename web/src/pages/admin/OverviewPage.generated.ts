/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OverviewQueryVariables = Exact<{ [key: string]: never }>;

export type OverviewQuery = {
  overview: {
    pending: {
      venues: number;
      vendors: number;
      heldReviews: number;
      flaggedReviews: number;
      stories: number;
      enquiries: number;
    };
    totals: { venues: number; vendors: number; users: number; bookings: number };
    weeks: Array<{ monday: string; toListings: number; toMandap: number }>;
    cities: Array<{ name: string; venues: number; vendors: number }>;
    categories: Array<{ name: string; vendors: number }>;
  };
};

export const OverviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Overview' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pending' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'venues' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'vendors' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'heldReviews' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'flaggedReviews' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'stories' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'enquiries' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'totals' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'venues' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'vendors' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'users' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'bookings' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'weeks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'monday' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'toListings' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'toMandap' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cities' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'venues' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'vendors' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'categories' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'vendors' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
