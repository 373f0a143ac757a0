import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Returns a new ID, ordered by time for locality in indexes. */
export const newId = (): string => v7();

/** Returns 256 random bits for a session or link, safe in cookies and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a random secret for storage. It has enough entropy for a hash without salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns a uniformly random six-digit code. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
