import type { ApolloClient } from '@apollo/client';
import { AddCityInterestDocument } from './AddCityInterest.generated';

/** Notifies a city's venues, anonymously, that somebody is searching there. Best effort, so errors are ignored. */
export const addCityInterest = (apollo: ApolloClient, city: string): void =>
  void apollo.mutate({ mutation: AddCityInterestDocument, variables: { city } }).catch(() => undefined);
