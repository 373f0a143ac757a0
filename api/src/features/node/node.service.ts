import { validate } from 'uuid';
import { getAdmin } from '../admin/admin.service.js';
import { getBlog } from '../blog/blog.service.js';
import { getBooking } from '../booking/booking.service.js';
import type { Context } from '../../core/context.js';
import type { ErrorCode } from '../../core/errors.constants.js';
import { AppError } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { getRealWedding } from '../real-wedding/real-wedding.service.js';
import { getUser } from '../user/user.service.js';
import { getVendor } from '../vendor/vendor.service.js';
import { getVenue } from '../venue/venue.service.js';
import { typesOf, type NodeType } from './node.query.js';

/** Each is read by its own operation, so that who may see it and what of it is settled there. */
const READ = {
  Venue: getVenue,
  Vendor: getVendor,
  Blog: getBlog,
  RealWedding: getRealWedding,
  Booking: getBooking,
  User: getUser,
  Admin: getAdmin,
} satisfies Record<NodeType, unknown>;

/** An object with its type's name, by which GraphQL tells what it is. */
export type FoundNode = { id: string; nodeType: NodeType };

const typeOf = loader<string, NodeType | null>((ctx, ids) => typesOf(ctx.services.database.tx, ids), null);

/** To the asker, what they may not see is the same as what there is not. */
const UNSEEN: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** Whatever has this id, if the asker may see it. Ids are unique over all types. */
export async function findNode(ctx: Context, id: string): Promise<FoundNode | null> {
  const nodeType = validate(id) ? await typeOf(ctx, id.toLowerCase()) : null;
  if (!nodeType) return null;
  try {
    return { ...(await READ[nodeType](ctx, { id })), nodeType };
  } catch (error) {
    if (error instanceof AppError && UNSEEN.has(error.code)) return null;
    throw error;
  }
}
