import { v5 } from 'uuid';

const NAMESPACE = '6f1d8f0c-6b3e-4c64-9a51-0d5f4c1b7a20';

/** The id of a demo row: the same on every machine, so that addresses of demo pages can be shared. */
export const demoId = (kind: string, key: string | number): string => v5(`${kind} ${key}`, NAMESPACE);
