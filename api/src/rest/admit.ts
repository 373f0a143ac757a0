import type { Context } from '../core/context.js';
import { forbidden } from '../core/errors.js';
import { admit as admitCaller, type Operation } from '../core/operation.js';
import { same } from './claim.js';
import type { Route } from './route.js';

type Row = Pick<Route, 'operation' | 'byAdmins' | 'own'>;

/**
 * Settles by whom a call may be made, before anything is read of its body. Answers the operation that the caller means.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function admit(
  context: Context,
  { operation, byAdmins, own }: Row,
  params: Readonly<Record<string, string>>,
): Operation<unknown> {
  const { viewer } = context;
  const meant = (viewer?.role === 'admin' && byAdmins) || operation;
  admitCaller(context, meant);
  if (own && meant !== byAdmins && !same(params[own], viewer?.id)) throw forbidden();
  return meant;
}
