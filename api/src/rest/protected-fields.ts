import Type from 'typebox';
import type { Context } from '../core/context.js';
import { AppError } from '../core/errors.js';
import { isGiven, isSameId } from './own-id.js';
import type { Call, Route } from './route.js';
import { fromJson, isObject, nestedObject } from './nested-objects.js';
import { t } from './messages.generated.js';

type Body = Call['body'];
type Row = Pick<Route, 'ownIdParam' | 'registersRole' | 'adminOperation' | 'nestedIn' | 'body'>;

/** Fields of a listing that only admins set. */
const MODERATION = ['isVerified', 'rank'];

/**
 * Rejects changes of protected fields: IDs, roles, passwords, moderation decisions, ranks. Older clients send whole
 * objects back, so stored values are ignored. Checks nested objects, but not lists, whose items are other entities,
 * such as packages and reviews.
 * @returns the body with the moderation fields of its objects, which the operation compares with the stored ones
 * @throws AppError FORBIDDEN
 */
export function rejectProtectedFields(
  context: Context,
  row: Row,
  params: Readonly<Record<string, string>>,
  body: Body,
): Body {
  const { ownIdParam, registersRole, nestedIn = [] } = row;
  if (!ownIdParam && !registersRole) return body;
  const named = nestedIn.map((name) => nestedObject(body, name)).filter(isObject);
  const id = ownIdParam && params[ownIdParam];
  for (const { _id } of [body, ...named]) if (isGiven(_id) && !isSameId(_id, id)) throw unchangeable('_id');
  const objects = findObjects([body, ...named], row);
  const isModeration = context.viewer?.role === 'admin' && row.adminOperation !== undefined;
  for (const one of objects) rejectChangedFields(context, row, isModeration, one);
  if (isModeration) return body;
  const moderation = MODERATION.filter((field) => takes(row, field)).flatMap((field) => {
    const values = new Set(objects.map((one) => one[field]).filter(isGiven));
    if (values.size > 1) throw unchangeable(field);
    return [...values].map((value): [string, unknown] => [field, value]);
  });
  return { ...body, ...Object.fromEntries(moderation) };
}

/** Finds the objects of a body at any depth. Forms contain them as JSON, or as fields such as `settings[theme][rank]`. */
function findObjects(roots: readonly Body[], row: Row): Body[] {
  const objects = new Set(roots);
  for (const one of objects)
    for (const [name, value] of Object.entries(one)) {
      const inner = isText(row, name) ? value : fromJson(value);
      if (isObject(inner)) objects.add(inner);
      const [, leaf] = NESTED_FIELD.exec(name) ?? [];
      if (leaf) objects.add({ [leaf]: value });
    }
  return [...objects];
}

/** Matches a form field of an object, but not of a list, whose items have numbers. */
const NESTED_FIELD = /^[^[\]]+(?:\[[a-z_]\w*\])*\[([a-z_]\w*)\]$/i;

const isText = ({ body }: Row, field: string) =>
  takes({ body }, field) && Type.IsString(body?.properties[field]);

const takes = ({ body }: Pick<Row, 'body'>, field: string) => Object.hasOwn(body?.properties ?? {}, field);

function rejectChangedFields({ viewer }: Context, row: Row, isModeration: boolean, one: Body): void {
  const { registersRole } = row;
  const isSuperAdmin = !registersRole && !isModeration && viewer?.superAdmin === true;
  const stored: unknown[] = [isSuperAdmin, String(isSuperAdmin)];
  if (isGiven(one.superAdmin) && !stored.includes(one.superAdmin)) throw unchangeable('superAdmin');
  if (isGiven(one.password) && !takes(row, 'password')) throw unchangeable('password');
  if (isModeration) return;
  if (isGiven(one.role) && one.role !== (registersRole ?? viewer?.role)) throw unchangeable('role');
  for (const field of MODERATION) if (isGiven(one[field]) && !takes(row, field)) throw unchangeable(field);
}

const unchangeable = (field: string) => new AppError('FORBIDDEN', t('notChangeable', { field }));
