import type { Readable } from 'node:stream';
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Context } from '../core/context.js';
import type { Operation } from '../core/operation.js';
import type { Role } from '../core/viewer.js';
import type { Names } from './names.js';

/** A file that a multipart body brought, safe on disk while the call lasts. */
export interface Upload {
  field: string;
  createReadStream(): Readable;
}

/** What a caller sent, whichever form it came in. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  /** Files of a multipart body, in the order they came. */
  files: Upload[];
  /** Path and query as they were asked for. */
  url: string;
}

/** What a call is answered with. */
export interface Answer<Body = unknown> {
  body: Body;
  headers?: Record<string, string>;
  /** How many rows of a list these are. */
  rows?: number;
}

/** One documented call. It names the operation that decides everything; here only names and shapes change. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with `:name` for parameters. */
  path: string;
  summary: string;
  /** The operation that decides who may call. */
  operation: Operation<unknown>;
  /** What an admin does by the same call, where that is something else. It takes no files. */
  byAdmins?: Operation<unknown>;
  /** The parameter that names the caller: another's id is refused before anything is read of the body. */
  own?: string;
  /** The role of the account that the call makes. */
  registers?: Role;
  /** Names of objects in which a body's values may come as well. */
  within?: readonly string[];
  /** The last parameter takes slashes too. */
  slashes?: true;
  /** Documents the query's values. What is not named here is ignored; the operation checks the rest. */
  query?: TObject;
  /** Documents the body, in whichever form it comes; the operation checks it. */
  body?: TObject;
  /** What the operation calls those values, where it has names of its own: its refusals are told in the documented ones. */
  names?: Names;
  /** Takes files along, documented under this name; elsewhere they are refused before any is read. */
  files?: string;
  /** Documents how many, where they are not any up to the most that a request may bring. */
  fileCount?: { min?: number; max: number };
  /** The body of a 200. */
  answers: TSchema;
  answer: (ctx: Context, call: Call) => Promise<Answer>;
}

/** A row of the table, whose answer is held to its documented shape by the compiler. */
export const route = <Shape extends TSchema>(
  row: Omit<Route, 'answers' | 'answer'> & {
    answers: Shape;
    answer: (ctx: Context, call: Call) => Promise<Answer<Static<Shape>>>;
  },
): Route => row;

/** Clients send all kinds of bodies with a deletion, and most deletions need nothing of them. */
export const ignoresBody = ({ method, body }: Route) => method === 'DELETE' && !body;

/** The envelope of most answers. */
export const envelope = <const Data>(data: Data, message = 'Success') => ({
  body: { statusCode: 200, data, message, success: true },
});

/** The envelope's documented shape. */
export const Envelope = <Data extends TSchema>(data: Data) =>
  Type.Object({
    statusCode: Type.Integer({ examples: [200] }),
    data,
    message: Type.String({ examples: ['Success'] }),
    success: Type.Boolean(),
  });
