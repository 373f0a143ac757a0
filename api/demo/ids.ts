import { v5 } from 'uuid';

const NAMESPACE = '6f1d8f0c-6b3e-4c64-9a51-0d5f4c1b7a20';

/** Returns the ID of a demo row. It is the same on every machine, so that URLs of demo pages can be shared. */
export const demoId = (kind: string, key: string | number): string => v5(`${kind} ${key}`, NAMESPACE);
