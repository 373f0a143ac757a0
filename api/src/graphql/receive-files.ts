import { createReadStream, createWriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type FileInfo } from 'busboy';
import type Upload from 'graphql-upload/Upload.mjs';
import { AppError, badInput } from '../core/errors.js';
import { FIELDS_MAX_BYTES } from '../http/guard.js';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import { folderUntilAnswered } from '../core/temporary-folder.js';

const LIMITS = {
  fields: 2,
  fieldSize: FIELDS_MAX_BYTES,
  files: UPLOAD_MAX_FILES,
  fileSize: UPLOAD_MAX_BYTES,
};

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A picture may have at most 10 MB.');
const tooMany = () => new AppError('PAYLOAD_TOO_LARGE', `At most ${UPLOAD_MAX_FILES} pictures at once.`);
const notReceived = () => badInput('files', 'A picture did not arrive. Please send them again.');

/**
 * Reads the files of a multipart request to disk, and settles each field's upload when its file is there, or can't be
 * there any more. Takes the place of graphql-upload's `processRequest`, whose streams never end when the disk is full.
 */
export function receiveFiles(
  request: IncomingMessage,
  response: ServerResponse,
  uploads: ReadonlyMap<string, Upload>,
): void {
  const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits: LIMITS });
  const awaited = new Map(uploads);
  let folder: Promise<string> | undefined;

  const rejectAwaited = (error: unknown) => {
    for (const upload of awaited.values()) upload.reject(error);
    awaited.clear();
  };
  const stop = (error: unknown) => {
    rejectAwaited(error);
    request.unpipe(parser);
    parser.destroy();
    // What still comes must not hold up the connection.
    setImmediate(() => request.resume());
  };

  const store = async (name: string, stream: Readable & { truncated?: boolean }, info: FileInfo) => {
    folder ??= folderUntilAnswered(response);
    const file = path.join(await folder, String([...uploads.keys()].indexOf(name)));
    await pipeline(stream, createWriteStream(file));
    if (stream.truncated) throw tooLarge();
    const { filename, encoding, mimeType: mimetype } = info;
    return { filename: filename ?? '', encoding, mimetype, createReadStream: () => createReadStream(file) };
  };

  parser.on('file', (name, stream, info) => {
    // The parser fails its streams too, before anybody may be reading them.
    stream.on('error', () => undefined);
    const upload = awaited.get(name);
    if (!upload) {
      stream.resume();
      return;
    }
    awaited.delete(name);
    store(name, stream, info).then(upload.resolve, (error: unknown) => {
      // Anything but our own refusal and a failure of the disk is the parser's: the request broke off.
      const known = error instanceof AppError || (error as NodeJS.ErrnoException).syscall !== undefined;
      upload.reject(known ? error : notReceived());
      if (known && !(error instanceof AppError)) stop(error);
    });
  });
  parser.once('filesLimit', () => stop(tooMany()));
  parser.on('error', () => stop(notReceived()));
  parser.once('close', () => rejectAwaited(notReceived()));
  for (const end of [request, response]) end.once('close', () => parser.destroy());
  request.pipe(parser);
}
