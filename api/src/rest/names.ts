import { AppError } from '../core/errors.js';

/** An operation's field names by their documented names. */
export type Names = Readonly<Record<string, string>>;

/** Renames the values of a body to the operation's names. Missing values stay undefined. */
export const renamed = (body: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> =>
  Object.fromEntries(Object.entries(names).map(([documented, own]) => [own, body[documented]]));

/** Renames the fields of an error to their documented names. */
export function renameErrorFields(error: unknown, names: Names): unknown {
  if (!(error instanceof AppError) || !error.fields.length) return error;
  const documented = new Map(Object.entries(names).map(([theirs, own]) => [own, theirs]));
  const fields = error.fields.map(({ field: path, message }) => {
    // The first part of a path such as `packages[0].price`; yup's default messages begin with the path.
    const [own = ''] = /^[^.[]*/.exec(path) ?? [];
    const field = (documented.get(own) ?? own) + path.slice(own.length);
    return { field, message: message.startsWith(`${path} `) ? field + message.slice(path.length) : message };
  });
  const first = error.message === error.fields[0]?.message ? fields[0]?.message : undefined;
  const { code, message, retryAfter, rateLimit, furtherFields } = error;
  return new AppError(code, first ?? message, fields, retryAfter, rateLimit, furtherFields);
}
