import type { Context } from '../core/context.js';
import { forbidden } from '../core/errors.js';
import { admit as admitCaller, type Operation } from '../core/operation.js';
import { isGiven, same } from './claim.js';
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

/**
 * Old clients send whole objects back. What names the object, or its owner's role, must be what is stored.
 * @throws AppError FORBIDDEN
 */
export function refuseOtherNames(
  { viewer }: Context,
  { own, byAdmins }: Row,
  params: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): void {
  if (!own) return;
  if (isGiven(body._id) && !same(body._id, params[own])) throw forbidden();
  const owns = !(viewer?.role === 'admin' && byAdmins);
  if (owns && isGiven(body.role) && body.role !== viewer?.role) throw forbidden();
}
