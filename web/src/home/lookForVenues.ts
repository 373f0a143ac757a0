import type { ApolloClient } from '@apollo/client';
import { LookForVenuesDocument } from './LookForVenues.generated';

/** Lets the venues of a city know that somebody looks for one there, and not who. Nobody waits for it. */
export const lookForVenues = (apollo: ApolloClient, city: string): void =>
  void apollo.mutate({ mutation: LookForVenuesDocument, variables: { city } }).catch(() => undefined);
