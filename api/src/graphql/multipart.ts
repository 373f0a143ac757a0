import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { FastifyInstance } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { Kind, parse, type DocumentNode, type TypeNode } from 'graphql';
import { asBrokenForm } from '../http/broken-form.js';
import { AppError } from '../core/errors.js';
import { limitValues } from '../core/value-limits.js';
import { admitFiles, FIELDS_MAX_BYTES } from '../http/guard.js';
import { UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import { uploaders } from '../features/media/media.service.js';
import type { PersistedQueries } from './persisted.js';
import { receiveFiles } from './receive-files.js';
import { MAX_TOKENS } from './rules.js';

/** Takes multipart requests. Their files are read once it is known that they may be sent, and where they belong. */
export function acceptMultipart(door: FastifyInstance, persisted: PersistedQueries): void {
  door.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
  door.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return;
    await admitFiles(request, uploaders);
    // A document may be answered before its files were read: graphql-upload then lets go of them, and the next request
    // on the connection would wait for ever.
    reply.raw.once('close', () => request.raw.unpipe().resume());
    try {
      const { body, uploads } = assignUploads(await readFields(request.raw), persisted);
      request.body = body;
      receiveFiles(request.raw, reply.raw, uploads);
    } catch (error) {
      // What still comes must not hold up the connection.
      request.raw.resume();
      throw asBrokenForm(error);
    }
  });
}

/** The fields that come before the files, as text. */
interface Fields {
  operations: string;
  map: string;
}

/** Both fields, their parts' headers, and what may come before the first part. */
const FIELDS_AND_HEADERS = 2 * FIELDS_MAX_BYTES + 16 * 1024;

const invalid = (message: string) => new AppError('BAD_USER_INPUT', message);

/**
 * Reads the fields before the files, and puts everything back for those who read the files.
 */
function readFields(raw: IncomingMessage): Promise<Fields> {
  return new Promise((resolve, reject) => {
    const parser = busboy({
      headers: raw.headers,
      defParamCharset: 'utf8',
      limits: { fields: 2, fieldSize: FIELDS_MAX_BYTES },
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let operations: string | undefined;
    let settled = false;
    const settle = (act: () => void) => {
      if (settled) return;
      settled = true;
      raw.off('readable', read).off('end', end).off('close', end);
      act();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const end = () => fail(invalid('The body is not a whole multipart form.'));
    const read = () => {
      for (let chunk = raw.read() as Buffer | null; chunk; chunk = raw.read() as Buffer | null) {
        chunks.push(chunk);
        bytes += chunk.length;
        parser.write(chunk);
        if (settled) return;
        if (bytes > FIELDS_AND_HEADERS) {
          fail(new AppError('PAYLOAD_TOO_LARGE', 'What comes before the files may have at most 200 kB.'));
          return;
        }
      }
    };
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated)
        fail(new AppError('PAYLOAD_TOO_LARGE', `A field may have at most ${FIELDS_MAX_BYTES / 1024} kB.`));
      else if (name === 'operations' && operations === undefined) operations = value;
      else if (name === 'map' && operations !== undefined) {
        const fields = { operations, map: value };
        settle(() => {
          raw.unshift(Buffer.concat(chunks));
          resolve(fields);
        });
      } else fail(misordered());
    });
    parser.on('file', (_name, file) => {
      file.resume();
      fail(misordered());
    });
    parser.on('error', (error: Error) => fail(error));
    raw.on('readable', read).on('end', end).on('close', end);
  });
}

const misordered = () => invalid('A multipart request has the fields operations and map, then its files.');

/** Where a file may be assigned: to a variable, or to an element of a list that has no more than there may be files. */
const PATH = /^variables\.([_A-Za-z]\w*)(?:\.(0|[1-9]\d?))?$/;

/**
 * The request with an upload in each place that a file is to be assigned to, and the uploads by the fields of the files.
 * Paths are checked first: one may name an index of four billion, and the list would be made that long.
 * @throws AppError BAD_USER_INPUT
 */
function assignUploads({ operations, map }: Fields, persisted: PersistedQueries) {
  const body = objectIn(operations, 'operations');
  const declared = declaredUploads(body, persisted);
  const files = Object.entries(objectIn(map, 'map'));
  if (files.length > UPLOAD_MAX_FILES)
    throw new AppError('PAYLOAD_TOO_LARGE', `At most ${UPLOAD_MAX_FILES} pictures at once.`);
  const { variables: given } = body;
  const variables = new Map(Object.entries(given ?? {}));
  const uploads = new Map<string, Upload>();
  for (const [field, paths] of files) {
    if (!Array.isArray(paths) || paths.length !== 1 || typeof paths[0] !== 'string')
      throw invalid('Each file in map has a list of one path.');
    const [, name = '', index] = PATH.exec(paths[0]) ?? [];
    if (!name || Number(index ?? 0) >= UPLOAD_MAX_FILES)
      throw invalid(
        `A path in map is variables.<name>, or variables.<name>.<n> with n from 0 to ${UPLOAD_MAX_FILES - 1}.`,
      );
    const kind = declared?.get(name);
    if (declared && (!kind || (kind === 'file' && index !== undefined)))
      throw invalid('A path in map leads to a variable that is declared as Upload or a list of it.');
    const upload = new Upload();
    uploads.set(field, upload);
    variables.set(name, index === undefined ? upload : listWith(variables.get(name), Number(index), upload));
  }
  return { body: { ...body, variables: Object.fromEntries(variables) }, uploads };
}

/** @throws AppError BAD_USER_INPUT when there is something else than a list */
function listWith(given: unknown, index: number, upload: Upload): unknown[] {
  const list = given ?? [];
  if (!Array.isArray(list)) throw invalid('A path in map leads to an element of what is no list.');
  const uploads = [...(list as unknown[])];
  uploads[index] = upload;
  return uploads;
}

function objectIn(json: string, field: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid(`The field ${field} is not JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`The field ${field} must be an object.`);
  limitValues(value);
  return value as Record<string, unknown>;
}

/** The variables that take files; undefined where the document can't be read, which Apollo will say. */
function declaredUploads(
  { query, extensions }: Record<string, unknown>,
  persisted: PersistedQueries,
): Map<string, 'file' | 'files'> | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
  const hash = persistedQuery?.sha256Hash;
  const source = query ?? (typeof hash === 'string' ? persisted.textOf(hash) : undefined);
  if (typeof source !== 'string') return undefined;
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
  const declared = new Map<string, 'file' | 'files'>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const kind = uploadKind(type);
      if (kind) declared.set(variable.name.value, kind);
    }
  }
  return declared;
}

function uploadKind(type: TypeNode): 'file' | 'files' | undefined {
  if (type.kind === Kind.NON_NULL_TYPE) return uploadKind(type.type);
  if (type.kind === Kind.LIST_TYPE) return uploadKind(type.type) && 'files';
  return type.name.value === 'Upload' ? 'file' : undefined;
}
