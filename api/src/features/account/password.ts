import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../core/errors.js';

/** Argon2id; 19 MiB, two passes, one lane: OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the dearest thing a stranger can ask for: two at a time, and a short queue. */
const queue = pLimit(2);
const QUEUE_LENGTH = 100;

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= QUEUE_LENGTH)
    throw new AppError('UNAVAILABLE', 'We are busy just now. Please try again in a moment.', [], 5);
  return queue(work);
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, COST));

/** A hash of nothing anyone knows, verified for unknown addresses so that they cost the same work. */
let unknownAccount: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash the same work is done and the answer is no.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownAccount ??= hashPassword(crypto.randomUUID());
  const against = passwordHash ?? (await unknownAccount);
  const matches = await queued(() => verify(against, password));
  return matches && passwordHash !== undefined;
}
