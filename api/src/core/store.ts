import type { Readable } from 'node:stream';

/** Storage of pictures. Keys are paths such as `original/<hash>`; the content of a key never changes. */
export interface Store {
  put(key: string, data: Buffer, mime: string): Promise<void>;
  /** Returns the content and its length, or undefined for an unknown key. */
  get(key: string): Promise<{ stream: Readable; length: number } | undefined>;
  /** Deletes a key or, if it ends with `/`, everything below it. */
  remove(key: string): Promise<void>;
  /** Yields the hashes of all pictures with a file, some of them twice. */
  hashes(): AsyncIterable<string>;
  /** Deletes temporary files of interrupted writes that are older than a time. */
  removePartialFiles(before: Date): Promise<void>;
}
