import Type from 'typebox';
import { forbidden } from '../core/errors.js';
import type { Context } from '../core/context.js';
import type { Operation } from '../core/operation.js';
import { deleteAdmin, deleteListing, deleteUser } from '../deletion/deletion.service.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { isGiven, same } from './claim.js';
import { Envelope, envelope, route, type Route } from './route.js';
import { fromJson, isObject } from './within.js';

/**
 * Old clients send a user along with a deletion: who deletes, or who or what is deleted. It must be one of them.
 * @throws AppError FORBIDDEN
 */
function refuseOtherUser(ctx: Context, user: unknown, id: string | undefined): void {
  const given = fromJson(user);
  const named = isObject(given) ? given._id : undefined;
  if (isGiven(named) && !same(named, ctx.viewer?.id) && !same(named, id)) throw forbidden();
}

const deletion = (
  what: 'Venue' | 'Vendor' | 'User' | 'Admin',
  operation: Operation<string>,
  kind?: ListingKind,
): Route =>
  route({
    method: 'DELETE',
    path: `${what.toLowerCase()}/:id`,
    summary: `Deletes a ${what.toLowerCase()}. For admins.`,
    operation,
    body: Type.Object({
      user: Type.Optional(
        Type.Object({ _id: Type.String({ format: 'uuid' }) }, { description: 'Who asks; may be left out.' }),
      ),
    }),
    answers: Envelope(Type.Object({ _id: Type.String({ format: 'uuid' }) })),
    async answer(ctx, { params, body }) {
      refuseOtherUser(ctx, body.user, params.id);
      return envelope({ _id: await operation(ctx, { id: params.id, kind }) }, `${what} deleted`);
    },
  });

export const deletionRoutes: Route[] = [
  deletion('Venue', deleteListing, 'venue'),
  deletion('Vendor', deleteListing, 'vendor'),
  deletion('User', deleteUser),
  deletion('Admin', deleteAdmin),
];
