import type { Readable } from 'node:stream';
import type { Context } from '../core/context.js';
import type { Operation } from '../core/operation.js';

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
export interface Answer {
  body: unknown;
  headers?: Record<string, string>;
}

/** One documented call. It names the operation that decides everything; here only names and shapes change. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, with `:name` for parameters. */
  path: string;
  summary: string;
  operation: Operation<unknown>;
  /** Takes files along; elsewhere they are refused before any is read. */
  files?: true;
  answer: (ctx: Context, call: Call) => Promise<Answer>;
}

/** The envelope of most answers. */
export const envelope = (data: unknown, message = 'Success', more: object = {}): Answer => ({
  body: { statusCode: 200, data, message, success: true, ...more },
});
