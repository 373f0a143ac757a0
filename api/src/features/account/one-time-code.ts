import { timingSafeEqual } from 'node:crypto';
import { hashToken, newToken } from '../../core/ids.js';

/** Wrong attempts that invalidate an emailed code. */
export const MAX_CODE_TRIES = 5;

/** Attempts to deliver a code or link that is valid for ten minutes only. */
export const SHORT_LIVED_EMAIL_ATTEMPTS = 5;

/** Stored until the job that emails a code or link has created it; no code or token has this hash. */
export const placeholderHash = (): Buffer => hashToken(newToken());

/** Includes the request's ID, so that a code is only valid for its own request. */
export const codeHash = (requestId: string, code: string): Buffer => hashToken(requestId + code);

/** Whether a code is the one that was emailed for a request. */
export const codeMatches = (request: { id: string; code_hash: Buffer }, code: string): boolean =>
  timingSafeEqual(request.code_hash, codeHash(request.id, code));
