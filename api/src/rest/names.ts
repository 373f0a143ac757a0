import { AppError } from '../core/errors.js';

/** What an operation calls the values of a call, by their documented names. */
export type Names = Readonly<Record<string, string>>;

/** The values of a body under the operation's names; what is not given stays so. */
export const renamed = (body: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> =>
  Object.fromEntries(Object.entries(names).map(([documented, own]) => [own, body[documented]]));

/** A refusal that names its fields as the caller does. */
export function inTheirWords(error: unknown, names: Names): unknown {
  if (!(error instanceof AppError) || !error.fields.length) return error;
  const documented = new Map(Object.entries(names).map(([theirs, own]) => [own, theirs]));
  const fields = error.fields.map(({ field, message }) => {
    // The first part of a path such as `packages[0].price`.
    const [own = ''] = /^[^.[]*/.exec(field) ?? [];
    return { field: (documented.get(own) ?? own) + field.slice(own.length), message };
  });
  return new AppError(error.code, error.message, fields, error.retryAfter);
}
