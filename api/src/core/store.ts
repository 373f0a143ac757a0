import type { Readable } from 'node:stream';

/** Where pictures lie. Keys are paths such as `original/<hash>`; contents never change under a key. */
export interface Store {
  put(key: string, data: Buffer, mime: string): Promise<void>;
  /** The content and its length, or undefined when there is none under the key. */
  get(key: string): Promise<{ stream: Readable; length: number } | undefined>;
  /** Removes everything under a key or, when it ends with `/`, below it. */
  remove(key: string): Promise<void>;
  /** The hashes of all pictures that have a file here; some come twice. */
  hashes(): AsyncIterable<string>;
  /** Removes what interrupted writes from before a time have left behind. */
  tidy(before: Date): Promise<void>;
}
