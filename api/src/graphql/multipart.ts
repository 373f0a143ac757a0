import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { Kind, parse, type DocumentNode, type TypeNode } from 'graphql';
import { AppError, badInput } from '../core/errors.js';
import { limitValues } from '../core/value-limits.js';
import { authorizeUpload, FIELDS_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '../http/guard.js';
import { acceptForms, MalformedForm, hasUnreadForm, readForm, type StoredFile } from '../http/multipart.js';
import { UPLOAD_MAX_FILES } from '../features/media/media.constants.js';
import { canUpload } from '../features/media/media.service.js';
import type { PersistedQueries } from './persisted.js';
import { MAX_TOKENS } from './rules.js';
import { t } from './messages.generated.js';

/** Accepts multipart requests. They run when their fields have been read; resolvers wait for the files. */
export function acceptMultipart(http: FastifyInstance, persisted: PersistedQueries): void {
  acceptForms(http);
  http.addHook('preValidation', async (request, reply) => {
    if (!hasUnreadForm(request)) return;
    await authorizeUpload(request, canUpload);
    request.body = await readRequest(request.raw, reply.raw, persisted);
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
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message);
const tooManyFiles = () => tooLarge(t('tooManyPictures', { max: UPLOAD_MAX_FILES }));
const notReceived = () => badInput('files', t('pictureNotReceived'));

/**
 * Resolves with the GraphQL request as soon as its fields have been read and checked. Each upload in it is settled when
 * its file has been stored, or can't be any more. Takes the place of graphql-upload's `processRequest`, whose streams
 * never end when the disk is full.
 */
function readRequest(raw: IncomingMessage, response: ServerResponse, persisted: PersistedQueries) {
  return new Promise<object>((resolve, reject) => {
    let operations: string | undefined;
    /** Those whose files have not begun; undefined until the fields have been read. */
    let awaited: Map<string, Upload> | undefined;

    const fail = (error: Error) => {
      reject(error);
      for (const upload of awaited?.values() ?? [])
        upload.reject(error instanceof MalformedForm ? notReceived() : error);
    };
    readForm(raw, response, {
      limits: { fields: 2, files: UPLOAD_MAX_FILES },
      onBytes(total) {
        if (!awaited && total > FIELDS_AND_HEADERS) throw tooLarge(t('preliminariesTooLong'));
        if (total > UPLOAD_BODY_MAX_BYTES) throw tooLarge(t('picturesTooLarge', { max: UPLOAD_MAX_FILES }));
      },
      onField(name, value, isTruncated) {
        if (awaited) return;
        if (isTruncated) throw tooLarge(t('fieldTooLarge', { max: FIELDS_MAX_BYTES / 1024 }));
        if (name === 'operations' && operations === undefined) operations = value;
        else if (name === 'map' && operations !== undefined) {
          const { body, uploads } = assignUploads({ operations, map: value }, persisted);
          awaited = uploads;
          resolve(body);
        } else throw misordered();
      },
      onFile(name) {
        if (!awaited) throw misordered();
        const upload = awaited.get(name);
        awaited.delete(name);
        return upload && ((file) => settle(upload, file));
      },
      onFilesLimit() {
        throw tooManyFiles();
      },
    }).then(() => fail(new MalformedForm()), fail);
  });
}

/** Rejects when the disk failed, so that the other files are not tried. */
async function settle(upload: Upload, file: Promise<StoredFile>): Promise<void> {
  try {
    upload.resolve(await file);
  } catch (error) {
    upload.reject(error instanceof MalformedForm ? notReceived() : error);
    if (!(error instanceof AppError)) throw error;
  }
}

const misordered = () => invalid(t('multipartFields'));

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
  if (files.length > UPLOAD_MAX_FILES) throw tooManyFiles();
  const { variables: given } = body;
  const variables = new Map(Object.entries(given ?? {}));
  const uploads = new Map<string, Upload>();
  for (const [field, paths] of files) {
    if (!Array.isArray(paths) || paths.length !== 1 || typeof paths[0] !== 'string')
      throw invalid(t('mapOnePath'));
    const [, name = '', index] = PATH.exec(paths[0]) ?? [];
    if (!name || Number(index ?? 0) >= UPLOAD_MAX_FILES)
      throw invalid(t('mapPath', { max: UPLOAD_MAX_FILES - 1 }));
    const kind = declared?.get(name);
    if (declared && (!kind || (kind === 'file' && index !== undefined))) throw invalid(t('mapUpload'));
    const upload = new Upload();
    uploads.set(field, upload);
    variables.set(name, index === undefined ? upload : listWith(variables.get(name), Number(index), upload));
  }
  return { body: { ...body, variables: Object.fromEntries(variables) }, uploads };
}

/** @throws AppError BAD_USER_INPUT when there is something else than a list */
function listWith(given: unknown, index: number, upload: Upload): unknown[] {
  const list = given ?? [];
  if (!Array.isArray(list)) throw invalid(t('mapNoList'));
  const uploads = [...(list as unknown[])];
  uploads[index] = upload;
  return uploads;
}

function objectIn(json: string, field: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid(t('fieldNotJson', { field }));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(t('fieldNotObject', { field }));
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
