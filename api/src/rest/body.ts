import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asBrokenForm } from '../http/broken-form.js';
import { AppError } from '../core/errors.js';
import { excessOf } from '../core/value-limits.js';
import { admitFiles, FIELDS_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '../http/guard.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import { folderUntilAnswered } from '../core/temporary-folder.js';
import type { Route, Upload } from './route.js';

interface Body {
  body: Record<string, unknown>;
  files: Upload[];
}

const MAX_FIELDS = 60;

/** Lets a door take multipart bodies; how much one may bring is capped while it comes. */
export async function acceptUploads(door: FastifyInstance): Promise<void> {
  await door.register(multipart, {
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: UPLOAD_MAX_FILES,
      fields: MAX_FIELDS,
      fieldSize: FIELDS_MAX_BYTES,
    },
  });
}

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

const NO_FILES = { limits: { files: 0 } };

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
 * multipart body go to disk one after another, because twenty of them would not fit in memory; they are removed once
 * the request is answered.
 */
export async function bodyOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, byAdmins, files: named }: Pick<Route, 'operation' | 'byAdmins' | 'files'>,
): Promise<Body> {
  if (!request.isMultipart()) {
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
  const tooMuch = overrun(request, takesFiles ? UPLOAD_BODY_MAX_BYTES : FIELDS_MAX_BYTES);
  try {
    return await Promise.race([partsOf(request, reply, takesFiles), tooMuch]);
  } catch (error) {
    // Nobody reads on; what still comes must not hold up the connection.
    request.raw.unpipe().resume();
    throw asRefusal(error, takesFiles);
  }
}

/** The parser's own refusals in our words. */
function asRefusal(error: unknown, takesFiles: boolean): unknown {
  switch ((error as { code?: unknown }).code) {
    case 'FST_FILES_LIMIT':
      return takesFiles
        ? new AppError('PAYLOAD_TOO_LARGE', `At most ${UPLOAD_MAX_FILES} pictures at once.`)
        : new AppError('UNSUPPORTED_MEDIA', 'This call takes no files.');
    case 'FST_FIELDS_LIMIT':
      return new AppError('PAYLOAD_TOO_LARGE', `A form may have at most ${MAX_FIELDS} fields.`);
    case 'FST_PROTO_VIOLATION':
    case 'FST_INVALID_JSON_FIELD_ERROR':
      return new AppError('BAD_USER_INPUT', 'The form has a field that is not allowed.');
    default:
      return asBrokenForm(error);
  }
}

/**
 * Fails once a body has brought more bytes than it may. Its parser would count its parts only, and not what lies
 * before, between and after them.
 */
const overrun = ({ raw }: FastifyRequest, max: number) =>
  new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    raw.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > max) reject(formTooLarge());
    });
  });

async function partsOf(request: FastifyRequest, reply: FastifyReply, takesFiles: boolean): Promise<Body> {
  const fields = new Fields();
  const files: Upload[] = [];
  let folder: string | undefined;
  let bytes = 0;
  for await (const part of request.parts(takesFiles ? {} : NO_FILES)) {
    if (part.type === 'field') {
      bytes += Buffer.byteLength(String(part.value));
      if (part.valueTruncated || bytes > FIELDS_MAX_BYTES) throw formTooLarge();
      fields.add(part.fieldname, part.value);
      continue;
    }
    folder ??= await folderUntilAnswered(reply.raw);
    const file = path.join(folder, String(files.length));
    await pipeline(part.file, createWriteStream(file));
    if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have at most 10 MB.');
    files.push({ field: part.fieldname, createReadStream: () => createReadStream(file) });
  }
  return { body: fields.toBody(), files };
}
