import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ServerResponse } from 'node:http';

/** Makes a folder that is removed when the request is answered, and also when the client goes away before. */
export async function folderUntilAnswered(response: ServerResponse): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-upload-'));
  // A file may still be open.
  const remove = () => void rm(folder, { recursive: true, force: true, maxRetries: 5 });
  if (response.closed) remove();
  else response.once('close', remove);
  return folder;
}
