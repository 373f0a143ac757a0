import type { ApolloClient } from '@apollo/client';
import { ignoreFailure } from '../lib/ignoreFailure';

/** Refetches the current user after a change of the session or of the name in the menus. */
export const refetchViewer = (apollo: ApolloClient): Promise<void> =>
  ignoreFailure(apollo.refetchQueries({ include: ['Me'] }));
