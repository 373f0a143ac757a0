import Type from 'typebox';
import type { Operation } from '../../core/operation.js';
import { deleteAdmin, deleteListing, deleteUser } from './deletion.service.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

const deletion = (
  target: 'Venue' | 'Vendor' | 'User' | 'Admin',
  operation: Operation<string>,
  kind?: ListingKind,
): Route =>
  route({
    method: 'DELETE',
    path: `${target.toLowerCase()}/:id`,
    summary: `Deletes a ${target.toLowerCase()}. For admins.`,
    operation,
    response: Envelope(Type.Object({ _id: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { params }) {
      return envelope({ _id: await operation(ctx, { id: params.id, kind }) }, t(`deleted.${target}`));
    },
  });

export const deletionRoutes: Route[] = [
  deletion('Venue', deleteListing, 'venue'),
  deletion('Vendor', deleteListing, 'vendor'),
  deletion('User', deleteUser),
  deletion('Admin', deleteAdmin),
];
