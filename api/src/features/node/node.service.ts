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

/** Each type is read by its own operation, which decides what the viewer can see. */
const READ = {
  Venue: getVenue,
  Vendor: getVendor,
  Blog: getBlog,
  RealWedding: getRealWedding,
  Booking: getBooking,
  User: getUser,
  Admin: getAdmin,
} satisfies Record<NodeType, unknown>;

/** An object with the name of its GraphQL type. */
export type FoundNode = { id: string; nodeType: NodeType };

const loadType = loader<string, NodeType | null>((ctx, ids) => typesOf(ctx.services.database.tx, ids), null);

/** Objects that the viewer may not see look like missing ones. */
const HIDDEN_ERRORS: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** Returns the object with this ID if the viewer can see it. IDs are unique across types. */
export async function findNode(ctx: Context, id: string): Promise<FoundNode | null> {
  const nodeType = validate(id) ? await loadType(ctx, id.toLowerCase()) : null;
  if (!nodeType) return null;
  try {
    return { ...(await READ[nodeType](ctx, { id })), nodeType };
  } catch (error) {
    if (error instanceof AppError && HIDDEN_ERRORS.has(error.code)) return null;
    throw error;
  }
}
