import Type from 'typebox';
import type { Context } from '../core/context.js';
import { AppError } from '../core/errors.js';
import { isGiven, same } from './claim.js';
import type { Call, Route } from './route.js';
import { fromJson, isObject, objectIn } from './within.js';

type Body = Call['body'];
type Row = Pick<Route, 'own' | 'registers' | 'byAdmins' | 'within' | 'body'>;

/** What an admin decides about a listing. */
const MODERATION = ['isVerified', 'rank'];

/**
 * Refuses to change what no caller sets by sending it: IDs, roles, passwords, decisions, ranks. Older clients send whole
 * objects back, so the stored value is ignored. Looks into objects inside the body, too, but not into lists, which hold
 * other things, such as packages and reviews.
 * @returns the body with the moderation that its objects name, for the operation to compare with what is stored
 * @throws AppError FORBIDDEN
 */
export function refuseProtected(
  context: Context,
  row: Row,
  params: Readonly<Record<string, string>>,
  body: Body,
): Body {
  const { own, registers, within = [] } = row;
  if (!own && !registers) return body;
  const named = within.map((name) => objectIn(body, name)).filter(isObject);
  const id = own && params[own];
  for (const { _id } of [body, ...named]) if (isGiven(_id) && !same(_id, id)) throw unchangeable('_id');
  const objects = objectsIn([body, ...named], row);
  const isModeration = context.viewer?.role === 'admin' && row.byAdmins !== undefined;
  for (const one of objects) refuseOthers(context, row, isModeration, one);
  if (isModeration) return body;
  const moderation = MODERATION.filter((field) => takes(row, field)).flatMap((field) => {
    const given = new Set(objects.map((one) => one[field]).filter(isGiven));
    if (given.size > 1) throw unchangeable(field);
    return [...given].map((value): [string, unknown] => [field, value]);
  });
  return { ...body, ...Object.fromEntries(moderation) };
}

/** The objects at any depth of a body. Forms hold them as JSON text, or as fields such as `settings[theme][rank]`. */
function objectsIn(roots: readonly Body[], row: Row): Body[] {
  const found = new Set(roots);
  for (const one of found)
    for (const [name, value] of Object.entries(one)) {
      const inner = isText(row, name) ? value : fromJson(value);
      if (isObject(inner)) found.add(inner);
      const [, leaf] = NESTED_FIELD.exec(name) ?? [];
      if (leaf) found.add({ [leaf]: value });
    }
  return [...found];
}

/** A field of a form that belongs to an object, not to a list, whose parts are numbered. */
const NESTED_FIELD = /^[^[\]]+(?:\[[a-z_]\w*\])*\[([a-z_]\w*)\]$/i;

const isText = ({ body }: Row, field: string) =>
  takes({ body }, field) && Type.IsString(body?.properties[field]);

const takes = ({ body }: Pick<Row, 'body'>, field: string) => Object.hasOwn(body?.properties ?? {}, field);

function refuseOthers({ viewer }: Context, row: Row, isModeration: boolean, one: Body): void {
  const { registers } = row;
  const isSuperAdmin = !registers && !isModeration && viewer?.superAdmin === true;
  const stored: unknown[] = [isSuperAdmin, String(isSuperAdmin)];
  if (isGiven(one.superAdmin) && !stored.includes(one.superAdmin)) throw unchangeable('superAdmin');
  if (isGiven(one.password) && !takes(row, 'password')) throw unchangeable('password');
  if (isModeration) return;
  if (isGiven(one.role) && one.role !== (registers ?? viewer?.role)) throw unchangeable('role');
  for (const field of MODERATION) if (isGiven(one[field]) && !takes(row, field)) throw unchangeable(field);
}

const unchangeable = (field: string) => new AppError('FORBIDDEN', `This call can’t change ${field}.`);
