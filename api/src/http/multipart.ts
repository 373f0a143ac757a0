import { createReadStream, createWriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type FileInfo } from 'busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.js';
import { makeRequestFolder } from './temporary-folder.js';
import { UPLOAD_MAX_BYTES } from '../features/media/media.constants.js';
import { FIELDS_MAX_BYTES } from './guard.js';
import { t } from './messages.generated.js';

/** The request's body before `readForm` has read it. */
const UNREAD_FORM = Symbol('unread multipart form');

/** Accepts multipart forms without reading them, so that permission is checked first. */
export const acceptForms = (http: FastifyInstance): unknown =>
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, UNREAD_FORM));

export const hasUnreadForm = ({ body }: FastifyRequest): boolean => body === UNREAD_FORM;

/** A file of a form, on disk until the request has been answered. */
export interface StoredFile {
  filename: string;
  mimetype: string;
  encoding: string;
  createReadStream(): Readable;
}

/** Handlers for a form's parts. An error that a handler throws stops the reading. */
export interface FormReader {
  /** Maximum number of fields and files. */
  limits: { fields: number; files: number };
  /** Receives the number of bytes so far, including those between the parts. */
  onBytes(total: number): void;
  onField(name: string, value: string, isTruncated: boolean): void;
  /** Returns a consumer for the file, or undefined to skip it. If the consumer rejects, reading stops. */
  onFile(name: string): ((file: Promise<StoredFile>) => Promise<void>) | undefined;
  onFilesLimit(): void;
  /** Without it, further fields are ignored. */
  onFieldsLimit?(): void;
}

/** The body is not a complete multipart form. */
export class MalformedForm extends AppError {
  constructor() {
    super('BAD_USER_INPUT', t('formIncomplete'));
  }
}

/**
 * Reads a multipart form. Files are written to disk one after the other, because twenty of them would not fit in
 * memory. Resolves when everything has been read and consumed.
 * @throws MalformedForm, errors of the reader, or ENOSPC
 */
export function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  reader: FormReader,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = makeParser(request, reader.limits);
    const taken: Promise<void>[] = [];
    let bytes = 0;
    let isStopped = false;

    const stop = (error: unknown) => {
      reject(toFormError(error));
      if (isStopped) return;
      isStopped = true;
      request.off('data', count).unpipe(parser);
      parser.destroy();
      // The rest must be drained, or the next request on the connection would never be read.
      setImmediate(() => request.resume());
    };
    const attempt = (handle: () => void) => {
      try {
        if (!isStopped) handle();
      } catch (error) {
        stop(error);
      }
    };
    const count = ({ length }: Buffer) => attempt(() => reader.onBytes((bytes += length)));
    const store = makeFileStore(response);

    parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) =>
      attempt(() => {
        // The part has an unknown character set.
        if (value === undefined) throw new MalformedForm();
        reader.onField(name ?? '', value, valueTruncated);
      }),
    );
    parser.on('file', (name: string | undefined, stream, info) => {
      // The parser also emits errors on its streams, possibly before they have listeners.
      stream.on('error', () => undefined);
      attempt(() => {
        const take = reader.onFile(name ?? '');
        if (take) taken.push(take(store(stream, info)).catch(stop));
        else stream.resume();
      });
    });
    parser.on('filesLimit', () => attempt(() => reader.onFilesLimit()));
    parser.on('fieldsLimit', () => attempt(() => reader.onFieldsLimit?.()));
    // An empty body is an empty form.
    parser.on('error', (error) => (bytes ? stop(error) : resolve()));
    parser.once('close', () => {
      if (parser.writableFinished) void Promise.all(taken).then(() => resolve());
      else stop(new MalformedForm());
    });
    request.once('close', () => {
      if (!request.readableEnded) parser.destroy();
    });
    response.once('close', () => parser.destroy());
    request.pipe(parser);
    // After the pipe, so that the parser has read the bytes that are counted.
    request.on('data', count);
  });
}

function makeParser(request: IncomingMessage, limits: FormReader['limits']): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { ...limits, fieldSize: FIELDS_MAX_BYTES, fileSize: UPLOAD_MAX_BYTES },
    });
  } catch {
    request.resume();
    throw new MalformedForm();
  }
}

/** Returns a function that writes files to a folder, which is deleted after the response. */
function makeFileStore(response: ServerResponse) {
  let folder: Promise<string> | undefined;
  let count = 0;
  return async (
    stream: Readable & { truncated?: boolean },
    { filename, encoding, mimeType: mimetype }: FileInfo,
  ): Promise<StoredFile> => {
    const name = String(count++);
    folder ??= makeRequestFolder(response);
    const file = path.join(await folder, name);
    await pipeline(stream, createWriteStream(file)).catch((error: unknown) => {
      throw toFormError(error);
    });
    if (stream.truncated) throw new AppError('PAYLOAD_TOO_LARGE', t('pictureTooLarge'));
    return { filename: filename ?? '', encoding, mimetype, createReadStream: () => createReadStream(file) };
  };
}

/** The parser throws plain errors without a code. A stream that ends early has one of Node's codes. */
function toFormError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('A form could not be read', { cause: error });
  const { code } = error as NodeJS.ErrnoException;
  const isPlain = Object.getPrototypeOf(error) === Error.prototype && code === undefined;
  return isPlain || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_DESTROYED'
    ? new MalformedForm()
    : error;
}
