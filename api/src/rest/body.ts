import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.js';
import { findExcess } from '../core/value-limits.js';
import { authorizeUpload, FIELDS_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '../http/guard.js';
import { hasUnreadForm, readForm } from '../http/multipart.js';
import { UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import type { Route, Upload } from './route.js';
import { t } from './messages.generated.js';

interface Body {
  body: Record<string, unknown>;
  files: Upload[];
}

const MAX_FIELDS = 60;

/**
 * Accepts JSON in UTF-8 only, because other encodings would be stored with wrong characters. Accepts empty bodies,
 * because older clients send the content type with every request.
 */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!bytes.length) return done(null, undefined);
    if (!isUtf8(bytes)) return done(notUtf8());
    return parse(request, bytes.toString(), (error, body) => done(error ?? findExcess(body) ?? null, body));
  });
}

const notUtf8 = () => new AppError('BAD_USER_INPUT', t('notUtf8'));

/** Older clients send these strings for missing values of a form. */
const isUnset = (value: unknown) => value === 'undefined' || value === 'null';

/** The fields of a form. A repeated field is a list. */
class Fields {
  /** A map, because a field may have the name of a property of Object.prototype. */
  readonly #values = new Map<string, unknown[]>();

  add(name: string, value: unknown): void {
    if (isUnset(value)) return;
    // The parsers replace bytes that are not UTF-8 with U+FFFD.
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
  new AppError('PAYLOAD_TOO_LARGE', t('formTooLarge', { max: FIELDS_MAX_BYTES / 1024 }));

/**
 * Returns a request's body as plain values, from JSON, a URL-encoded or a multipart form. Files of a multipart form are
 * deleted after the response.
 */
export async function bodyOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, adminOperation, files: named }: Pick<Route, 'operation' | 'adminOperation' | 'files'>,
): Promise<Body> {
  if (!hasUnreadForm(request)) {
    const body = request.body ?? {};
    if (typeof body !== 'object' || Array.isArray(body))
      throw new AppError('BAD_USER_INPUT', t('bodyNotObject'));
    if (!isUrlEncoded(request)) return { body: body as Record<string, unknown>, files: [] };
    const fields = new Fields();
    for (const [name, values] of Object.entries(body))
      for (const value of [values].flat() as unknown[]) fields.add(name, value);
    return { body: fields.toBody(), files: [] };
  }
  const takesFiles = named !== undefined && operation !== adminOperation;
  if (takesFiles) await authorizeUpload(request, operation.allow);
  else if (Number(request.headers['content-length']) > FIELDS_MAX_BYTES) throw formTooLarge();
  return readFormBody(request, reply, takesFiles);
}

async function readFormBody(
  request: FastifyRequest,
  reply: FastifyReply,
  takesFiles: boolean,
): Promise<Body> {
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
      rejectInherited(name);
      fieldBytes += Buffer.byteLength(value);
      if (isTruncated || fieldBytes > FIELDS_MAX_BYTES) throw formTooLarge();
      fields.add(name, value);
    },
    onFile(field) {
      rejectInherited(field);
      const position = fileCount++;
      return async (file) => {
        const stored = await file;
        files[position] = { field, createReadStream: () => stored.createReadStream() };
      };
    },
    onFieldsLimit() {
      throw new AppError('PAYLOAD_TOO_LARGE', t('tooManyFields', { max: MAX_FIELDS }));
    },
    onFilesLimit() {
      throw takesFiles
        ? new AppError('PAYLOAD_TOO_LARGE', t('tooManyPictures', { max: UPLOAD_MAX_FILES }))
        : new AppError('UNSUPPORTED_MEDIA', t('noFiles'));
    },
  });
  return { body: fields.toBody(), files };
}

/** @throws AppError BAD_USER_INPUT for names of properties of Object.prototype */
function rejectInherited(name: string): void {
  if (name in Object.prototype) throw new AppError('BAD_USER_INPUT', t('fieldNotAllowed'));
}
