import { object } from 'yup';
import { accountChanges } from './account-changes.js';
import { operation, signedIn } from '../../core/operation.js';

/** Streams the changes of the viewer's account, as IDs; the client then fetches what it shows. */
export const streamAccountChanges = operation({
  name: 'subscription.accountChanges',
  kind: 'read',
  allow: signedIn,
  input: object(),
  run: async ({ ctx, viewer }) => accountChanges(ctx, viewer),
});
