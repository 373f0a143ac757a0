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
  const fields = error.fields.map(({ field: path, message }) => {
    // The first part of a path such as `packages[0].price`; yup's own messages begin with the path.
    const [own = ''] = /^[^.[]*/.exec(path) ?? [];
    const field = (documented.get(own) ?? own) + path.slice(own.length);
    return { field, message: message.startsWith(`${path} `) ? field + message.slice(path.length) : message };
  });
  const first = error.message === error.fields[0]?.message ? fields[0]?.message : undefined;
  const { code, message, retryAfter, tally, furtherFields } = error;
  return new AppError(code, first ?? message, fields, retryAfter, tally, furtherFields);
}
