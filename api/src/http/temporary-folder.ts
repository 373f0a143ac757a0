import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ServerResponse } from 'node:http';

/** Creates a folder that is deleted after the response, or when the client disconnects. */
export async function makeRequestFolder(response: ServerResponse): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-upload-'));
  // A file may still be open.
  const remove = () => void rm(folder, { recursive: true, force: true, maxRetries: 5 });
  if (response.closed) remove();
  else response.once('close', remove);
  return folder;
}
