import { useQuery } from '@apollo/client/react';
import { MeDocument, type MeQuery } from './me.generated';

/** The account that is logged in, or null for a visitor. The root loader has it ready before anything renders. */
export const useViewer = (): MeQuery['me'] => useQuery(MeDocument).data?.me ?? null;
