import { createReadStream, createWriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type FileInfo } from 'busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.js';
import { makeRequestFolder } from '../core/temporary-folder.js';
import { UPLOAD_MAX_BYTES } from '../features/media/media.constants.js';
import { FIELDS_MAX_BYTES } from './guard.js';

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
  /** How many fields and files are read. */
  limits: { fields: number; files: number };
  /** Gets the number of bytes received so far, including those between the parts. */
  onBytes(total: number): void;
  onField(name: string, value: string, isTruncated: boolean): void;
  /** Returns what takes the file, or undefined to skip it. A rejection of the taker ends the reading. */
  onFile(name: string): ((file: Promise<StoredFile>) => Promise<void>) | undefined;
  onFilesLimit(): void;
  /** Without it, further fields are ignored. */
  onFieldsLimit?(): void;
}

/** The body is not a whole multipart form. */
export class MalformedForm extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'The body is not a whole multipart form.');
  }
}

/**
 * Reads a multipart form. Files are written to disk one after the other, because twenty of them would not fit in memory.
 * Resolves when all of it has been read and taken.
 * @throws BrokenForm, what the reader throws, or the error of a full disk
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
    const attempt = (act: () => void) => {
      try {
        if (!isStopped) act();
      } catch (error) {
        stop(error);
      }
    };
    const count = ({ length }: Buffer) => attempt(() => reader.onBytes((bytes += length)));
    const store = storeIn(response);

    parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) =>
      attempt(() => {
        // Its character set is unknown.
        if (value === undefined) throw new MalformedForm();
        reader.onField(name ?? '', value, valueTruncated);
      }),
    );
    parser.on('file', (name: string | undefined, stream, info) => {
      // The parser also emits errors on its streams, possibly before anybody reads them.
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

/** Makes a function that writes files to a folder, which is deleted when the request has been answered. */
function storeIn(response: ServerResponse) {
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
    if (stream.truncated) throw new AppError('PAYLOAD_TOO_LARGE', 'A picture may have at most 10 MB.');
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
