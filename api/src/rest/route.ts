import type { Readable } from 'node:stream';
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Context } from '../core/context.js';
import type { Operation } from '../core/operation.js';
import type { Role } from '../core/viewer.js';
import type { Names } from './names.js';
import { t } from './messages.generated.js';

/** A file of a multipart body, on disk until the response has been sent. */
export interface Upload {
  field: string;
  createReadStream(): Readable;
}

/** A parsed request. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  /** Files of a multipart body, in their original order. */
  files: Upload[];
  /** Path and query as requested. */
  url: string;
}

/** The response of a call. */
export interface CallResult<Body = unknown> {
  body: Body;
  headers?: Record<string, string>;
  /** Number of rows, if the body is a list. */
  rows?: number;
}

/** One documented call. It maps names and shapes to and from an operation, which contains all logic. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with `:name` for parameters. */
  path: string;
  summary: string;
  /** The operation that the call runs, with its authorization rule. */
  operation: Operation<unknown>;
  /** The operation that runs for admins, if it differs. It takes no files. */
  adminOperation?: Operation<unknown>;
  /** The path parameter with the current user's ID. Other IDs are rejected before the body is read. */
  ownIdParam?: string;
  /** The role of the account that the call creates. */
  registersRole?: Role;
  /** Names of nested objects that may contain the body's values. */
  nestedIn?: readonly string[];
  /** The last parameter may contain slashes. */
  slashes?: true;
  /** Schema of the query. Other parameters are ignored; the operation validates these. */
  query?: TObject;
  /** Schema of the body, for documentation; the operation validates it. */
  body?: TObject;
  /** The operation's field names, where they differ from the documented ones. Errors use the documented ones. */
  names?: Names;
  /** Field name of uploaded files. Calls without it reject files before reading them. */
  files?: string;
  /** Minimum and maximum number of files, if they differ from the general limit. */
  fileCount?: { min?: number; max: number };
  /** Schema of the body of a 200. */
  response: TSchema;
  handle: (ctx: Context, call: Call) => Promise<CallResult>;
}

/** Defines a call. The compiler checks its response against the documented schema. */
export const route = <Shape extends TSchema>(
  row: Omit<Route, 'response' | 'handle'> & {
    response: Shape;
    handle: (ctx: Context, call: Call) => Promise<CallResult<Static<Shape>>>;
  },
): Route => row;

/** Whether the body is ignored: clients send arbitrary bodies with DELETE, and most deletions need none. */
export const ignoresBody = ({ method, body }: Route) => method === 'DELETE' && !body;

/** The envelope of most responses. */
export const envelope = <const Data>(data: Data, message = t('success')) => ({
  body: { statusCode: 200, data, message, success: true },
});

/** Schema of the envelope. */
export const Envelope = <Data extends TSchema>(data: Data) =>
  Type.Object({
    statusCode: Type.Integer({ examples: [200] }),
    data,
    message: Type.String({ examples: ['Success'] }),
    success: Type.Boolean(),
  });
