import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { busy } from '../../core/errors.js';

/** Argon2id with 19 MiB, two passes and one lane, as OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the most expensive request a stranger can make, so concurrency and queue are limited. */
const queue = pLimit(2);
const QUEUE_LENGTH = 100;

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= QUEUE_LENGTH) throw busy(5);
  return queue(work);
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, COST));

/** Verified for unknown addresses, so that they take equally long. */
let dummyHash: Promise<string> | undefined;

/** Verifies a password. Takes equally long without a hash, and then returns false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const expectedHash = passwordHash ?? (await dummyHash);
  const matches = await queued(() => verify(expectedHash, password));
  return matches && passwordHash !== undefined;
}
