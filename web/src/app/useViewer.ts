import { useQuery } from '@apollo/client/react';
import { MeDocument, type MeQuery } from './me.generated';

/** Returns the current user, or null for visitors. The root loader fetches it before anything renders. */
export const useViewer = (): MeQuery['me'] => useQuery(MeDocument).data?.me ?? null;
