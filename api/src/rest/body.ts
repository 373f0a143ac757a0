import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.js';
import { excessOf } from '../core/value-limits.js';
import { admitFiles, FIELDS_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '../http/guard.js';
import { hasUnreadForm, readForm } from '../http/multipart.js';
import { UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import type { Route, Upload } from './route.js';

interface Body {
  body: Record<string, unknown>;
  files: Upload[];
}

const MAX_FIELDS = 60;

/**
 * Takes JSON in UTF-8; what is none would be kept with other characters. A request that says it brings JSON may bring
 * nothing: old clients say so of everything that they send.
 */
export function acceptJson(door: FastifyInstance): void {
  const parse = door.getDefaultJsonParser('error', 'error');
  door.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!bytes.length) return done(null, undefined);
    if (!isUtf8(bytes)) return done(notUtf8());
    return parse(request, bytes.toString(), (error, body) => done(error ?? excessOf(body) ?? null, body));
  });
}

const notUtf8 = () => new AppError('BAD_USER_INPUT', 'The body is not UTF-8.');

/** What a form makes of a value that an old client does not have. */
const isUnset = (value: unknown) => value === 'undefined' || value === 'null';

/** The fields of a form, of either kind; one that comes several times is a list. */
class Fields {
  /** A map, because a field may have the name of a property that every object inherits. */
  readonly #values = new Map<string, unknown[]>();

  add(name: string, value: unknown): void {
    if (isUnset(value)) return;
    // What the parsers put in the place of bytes that are no UTF-8.
    if (typeof value === 'string' && value.includes('\uFFFD')) throw notUtf8();
    const values = this.#values.get(name);
    if (values) values.push(value);
    else this.#values.set(name, [value]);
  }

  toBody(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#values].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
    );
  }
}

const isUrlEncoded = ({ headers }: FastifyRequest) =>
  headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded');

const formTooLarge = () =>
  new AppError('PAYLOAD_TOO_LARGE', `A form may have at most ${FIELDS_MAX_BYTES / 1024} kB.`);

/**
 * A request's body as plain values, whichever form it came in; old clients send forms of all kinds. Files of a
 * multipart form are deleted when the request has been answered.
 */
export async function bodyOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, byAdmins, files: named }: Pick<Route, 'operation' | 'byAdmins' | 'files'>,
): Promise<Body> {
  if (!hasUnreadForm(request)) {
    const body = request.body ?? {};
    if (typeof body !== 'object' || Array.isArray(body))
      throw new AppError('BAD_USER_INPUT', 'The body must be an object of named values.');
    if (!isUrlEncoded(request)) return { body: body as Record<string, unknown>, files: [] };
    const fields = new Fields();
    for (const [name, values] of Object.entries(body))
      for (const value of [values].flat() as unknown[]) fields.add(name, value);
    return { body: fields.toBody(), files: [] };
  }
  const takesFiles = named !== undefined && operation !== byAdmins;
  if (takesFiles) await admitFiles(request, operation.allow);
  else if (Number(request.headers['content-length']) > FIELDS_MAX_BYTES) throw formTooLarge();
  return formOf(request, reply, takesFiles);
}

async function formOf(request: FastifyRequest, reply: FastifyReply, takesFiles: boolean): Promise<Body> {
  const fields = new Fields();
  const files: Upload[] = [];
  const maxBytes = takesFiles ? UPLOAD_BODY_MAX_BYTES : FIELDS_MAX_BYTES;
  let fileCount = 0;
  let fieldBytes = 0;
  await readForm(request.raw, reply.raw, {
    limits: { fields: MAX_FIELDS, files: takesFiles ? UPLOAD_MAX_FILES : 0 },
    onBytes(total) {
      if (total > maxBytes) throw formTooLarge();
    },
    onField(name, value, isTruncated) {
      refuseInherited(name);
      fieldBytes += Buffer.byteLength(value);
      if (isTruncated || fieldBytes > FIELDS_MAX_BYTES) throw formTooLarge();
      fields.add(name, value);
    },
    onFile(field) {
      refuseInherited(field);
      const position = fileCount++;
      return async (file) => {
        const stored = await file;
        files[position] = { field, createReadStream: () => stored.createReadStream() };
      };
    },
    onFieldsLimit() {
      throw new AppError('PAYLOAD_TOO_LARGE', `A form may have at most ${MAX_FIELDS} fields.`);
    },
    onFilesLimit() {
      throw takesFiles
        ? new AppError('PAYLOAD_TOO_LARGE', `At most ${UPLOAD_MAX_FILES} pictures at once.`)
        : new AppError('UNSUPPORTED_MEDIA', 'This call takes no files.');
    },
  });
  return { body: fields.toBody(), files };
}

/** @throws AppError BAD_USER_INPUT for the name of a property that every object inherits */
function refuseInherited(name: string): void {
  if (name in Object.prototype)
    throw new AppError('BAD_USER_INPUT', 'The form has a field that is not allowed.');
}
