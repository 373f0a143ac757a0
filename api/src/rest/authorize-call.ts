import type { Context } from '../core/context.js';
import { forbidden } from '../core/errors.js';
import { authorize as admitCaller, type Operation } from '../core/operation.js';
import { isSameId } from './own-id.js';
import type { Route } from './route.js';

type Row = Pick<Route, 'operation' | 'adminOperation' | 'ownIdParam'>;

/**
 * Checks that the current user may make a call, before its body is read. Returns the operation that will run: for admins,
 * it may be another one.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function authorizeCall(
  context: Context,
  { operation, adminOperation, ownIdParam }: Row,
  params: Readonly<Record<string, string>>,
): Operation<unknown> {
  const { viewer } = context;
  const selected = (viewer?.role === 'admin' && adminOperation) || operation;
  admitCaller(context, selected);
  if (ownIdParam && selected !== adminOperation && !isSameId(params[ownIdParam], viewer?.id))
    throw forbidden();
  return selected;
}
