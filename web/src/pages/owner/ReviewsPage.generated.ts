/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnerReviewsQueryVariables = Exact<{
  rating?: number | null | undefined;
  answered?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type OwnerReviewsQuery = {
  me: {
    id: string;
    listing:
      | {
          id: string;
          ratingAverage: number | null;
          ratingCount: number;
          ratingSummary: { counts: Array<number>; verified: number };
          reviews: {
            nodes: Array<{
              id: string;
              author: string;
              rating: number;
              message: string;
              verified: boolean;
              createdAt: string;
              answer: string | null;
              answersEarlierText: boolean;
              answeredAt: string | null;
              flaggedAt: string | null;
              flagReason: string | null;
            }>;
            pageInfo: { endCursor: string | null; hasNextPage: boolean };
          };
        }
      | {
          id: string;
          ratingAverage: number | null;
          ratingCount: number;
          ratingSummary: { counts: Array<number>; verified: number };
          reviews: {
            nodes: Array<{
              id: string;
              author: string;
              rating: number;
              message: string;
              verified: boolean;
              createdAt: string;
              answer: string | null;
              answersEarlierText: boolean;
              answeredAt: string | null;
              flaggedAt: string | null;
              flagReason: string | null;
            }>;
            pageInfo: { endCursor: string | null; hasNextPage: boolean };
          };
        }
      | null;
  } | null;
  inboxCounts: { pending: number };
};

export const OwnerReviewsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnerReviews' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'rating' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'answered' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'listing' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'ratingAverage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'ratingCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'ratingSummary' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'counts' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'verified' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'reviews' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'first' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                          },
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'after' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                          },
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'rating' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'rating' } },
                          },
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'answered' },
                            value: { kind: 'Variable', name: { kind: 'Name', value: 'answered' } },
                          },
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'sort' },
                            value: { kind: 'EnumValue', value: 'NEWEST' },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'nodes' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReceivedReview' } },
                                ],
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'pageInfo' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
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
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'inboxCounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'pending' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReceivedReview' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Review' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rating' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answer' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answersEarlierText' } },
          { kind: 'Field', name: { kind: 'Name', value: 'answeredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'flaggedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'flagReason' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnerReviewsQuery, OwnerReviewsQueryVariables>;
