import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new id: time-ordered, so that neighbours in time are neighbours in every index. */
export const newId = (): string => v7();

/** 256 random bits for a session or ticket, in a form that fits a cookie and a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret that is itself random: a plain hash can't be guessed back. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A six-digit one-time code, each equally likely. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');
