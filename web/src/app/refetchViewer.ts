import type { ApolloClient } from '@apollo/client';
import { settled } from '../lib/settled';

/** Refetches the current user after a change of the session or of the name in the menus. */
export const refetchViewer = (apollo: ApolloClient): Promise<void> =>
  settled(apollo.refetchQueries({ include: ['Me'] }));
