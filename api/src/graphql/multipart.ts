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

/** Accepts multipart requests. They run once their fields have been read; resolvers wait for the files. */
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

/** Size of both fields, the headers of their parts, and a preamble. */
const FIELDS_AND_HEADERS = 2 * FIELDS_MAX_BYTES + 16 * 1024;

const invalidRequest = (message: string) => new AppError('BAD_USER_INPUT', message);
const tooLarge = (message: string) => new AppError('PAYLOAD_TOO_LARGE', message);
const tooManyFiles = () => tooLarge(t('tooManyPictures', { max: UPLOAD_MAX_FILES }));
const fileNotReceived = () => badInput('files', t('fileNotReceived'));

/**
 * Resolves with the GraphQL request as soon as its fields have been read and validated. Each of its uploads settles
 * once its file has been stored or has failed. Replaces graphql-upload's `processRequest`, whose streams never end
 * when the disk is full.
 */
function readRequest(raw: IncomingMessage, response: ServerResponse, persisted: PersistedQueries) {
  return new Promise<object>((resolve, reject) => {
    let operations: string | undefined;
    /** Uploads whose file has not arrived yet, by field; undefined until the fields have been read. */
    let pending: Map<string, Upload> | undefined;

    const fail = (error: Error) => {
      reject(error);
      for (const upload of pending?.values() ?? [])
        upload.reject(error instanceof MalformedForm ? fileNotReceived() : error);
    };
    readForm(raw, response, {
      limits: { fields: 2, files: UPLOAD_MAX_FILES },
      onBytes(total) {
        if (!pending && total > FIELDS_AND_HEADERS) throw tooLarge(t('preliminariesTooLong'));
        if (total > UPLOAD_BODY_MAX_BYTES) throw tooLarge(t('picturesTooLarge', { max: UPLOAD_MAX_FILES }));
      },
      onField(name, value, isTruncated) {
        if (pending) return;
        if (isTruncated) throw tooLarge(t('fieldTooLarge', { max: FIELDS_MAX_BYTES / 1024 }));
        if (name === 'operations' && operations === undefined) operations = value;
        else if (name === 'map' && operations !== undefined) {
          const { body, uploads } = assignUploads({ operations, map: value }, persisted);
          pending = uploads;
          resolve(body);
        } else throw fieldsMisplaced();
      },
      onFile(name) {
        if (!pending) throw fieldsMisplaced();
        const upload = pending.get(name);
        pending.delete(name);
        return upload && ((file) => settleUpload(upload, file));
      },
      onFilesLimit() {
        throw tooManyFiles();
      },
    }).then(() => fail(new MalformedForm()), fail);
  });
}

/** Settles an upload with its file. Rethrows storage errors, so that the remaining files are skipped. */
async function settleUpload(upload: Upload, file: Promise<StoredFile>): Promise<void> {
  try {
    upload.resolve(await file);
  } catch (error) {
    upload.reject(error instanceof MalformedForm ? fileNotReceived() : error);
    if (!(error instanceof AppError)) throw error;
  }
}

const fieldsMisplaced = () => invalidRequest(t('multipartFields'));

/** Paths that a file can be assigned to: a variable, or an element of a list within the limit of files. */
const PATH = /^variables\.([_A-Za-z]\w*)(?:\.(0|[1-9]\d?))?$/;

/**
 * Returns the request with an upload at each mapped path, and the uploads by file field. Validates the paths first:
 * an index of four billion would create a list of that length.
 * @throws AppError BAD_USER_INPUT
 */
function assignUploads({ operations, map }: Fields, persisted: PersistedQueries) {
  const body = parseObject(operations, 'operations');
  const variableKinds = uploadVariables(body, persisted);
  const files = Object.entries(parseObject(map, 'map'));
  if (files.length > UPLOAD_MAX_FILES) throw tooManyFiles();
  const { variables: given } = body;
  const variables = new Map(Object.entries(given ?? {}));
  const uploads = new Map<string, Upload>();
  for (const [field, paths] of files) {
    if (!Array.isArray(paths) || paths.length !== 1 || typeof paths[0] !== 'string')
      throw invalidRequest(t('mapOnePath'));
    const [, name = '', index] = PATH.exec(paths[0]) ?? [];
    if (!name || Number(index ?? 0) >= UPLOAD_MAX_FILES)
      throw invalidRequest(t('mapPath', { max: UPLOAD_MAX_FILES - 1 }));
    const kind = variableKinds?.get(name);
    if (variableKinds && (!kind || (kind === 'file' && index !== undefined)))
      throw invalidRequest(t('mapUpload'));
    const upload = new Upload();
    uploads.set(field, upload);
    variables.set(
      name,
      index === undefined ? upload : insertUpload(variables.get(name), Number(index), upload),
    );
  }
  return { body: { ...body, variables: Object.fromEntries(variables) }, uploads };
}

/** @throws AppError BAD_USER_INPUT when the value is not a list */
function insertUpload(given: unknown, index: number, upload: Upload): unknown[] {
  const list = given ?? [];
  if (!Array.isArray(list)) throw invalidRequest(t('mapNoList'));
  const uploads = [...(list as unknown[])];
  uploads[index] = upload;
  return uploads;
}

function parseObject(json: string, field: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalidRequest(t('fieldNotJson', { field }));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidRequest(t('fieldNotObject', { field }));
  limitValues(value);
  return value as Record<string, unknown>;
}

/** Returns the variables of the type Upload; undefined if the document can't be parsed, which Apollo reports. */
function uploadVariables(
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
  const variableKinds = new Map<string, 'file' | 'files'>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const kind = uploadKind(type);
      if (kind) variableKinds.set(variable.name.value, kind);
    }
  }
  return variableKinds;
}

function uploadKind(type: TypeNode): 'file' | 'files' | undefined {
  if (type.kind === Kind.NON_NULL_TYPE) return uploadKind(type.type);
  if (type.kind === Kind.LIST_TYPE) return uploadKind(type.type) && 'files';
  return type.name.value === 'Upload' ? 'file' : undefined;
}
