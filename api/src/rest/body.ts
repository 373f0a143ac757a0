import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.js';
import { admitFiles, FIELDS_MAX_BYTES } from '../guard.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../media/media.constants.js';
import type { Route, Upload } from './route.js';

interface Body {
  body: Record<string, unknown>;
  files: Upload[];
}

/** Lets a door take multipart bodies; how much one may bring is capped while it comes. */
export const acceptUploads = async (door: FastifyInstance) =>
  void (await door.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: UPLOAD_MAX_FILES, fields: 60, fieldSize: 20_000 },
  }));

/** Lets a request that says it brings JSON bring nothing: old clients say so of everything that they send. */
export function acceptEmptyJson(door: FastifyInstance): void {
  const parse = door.getDefaultJsonParser('error', 'error');
  door.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parse(request, text, done),
  );
}

const NO_FILES = { limits: { files: 0 } };

/** What a form makes of a value that an old client does not have. */
const isUnset = (value: unknown) => value === 'undefined' || value === 'null';

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
    return { body: body as Record<string, unknown>, files: [] };
  }
  const takesFiles = named !== undefined && operation !== byAdmins;
  if (takesFiles) await admitFiles(request, operation.allow);
  else if (Number(request.headers['content-length']) > FIELDS_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', `A form may have at most ${FIELDS_MAX_BYTES / 1024} kB.`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-upload-'));
  // Closed when answered, and also when the client goes away in the middle; a file may then still be open.
  reply.raw.once('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const body: Record<string, unknown> = {};
  const files: Upload[] = [];
  for await (const part of request.parts(takesFiles ? {} : NO_FILES)) {
    if (part.type === 'field') {
      if (!isUnset(part.value)) body[part.fieldname] = part.value;
      continue;
    }
    const file = path.join(folder, String(files.length));
    await pipeline(part.file, createWriteStream(file));
    if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have at most 10 MB.');
    files.push({ field: part.fieldname, createReadStream: () => createReadStream(file) });
  }
  return { body, files };
}
