import type { Env } from '../core/env.js';

/**
 * Returns where the server can be reached: PUBLIC_URL, with the port that it listens on if a proxy hides it.
 * @param port where it listens; differs from the setting if that is 0, which means any that is free
 */
export function serverAddress(env: Pick<Env, 'port' | 'publicUrl'>, port: number): string {
  const local = `http://localhost:${port}`;
  if (env.port === 0 || env.publicUrl === local) return local;
  const isDirect = new URL(env.publicUrl).port === String(port);
  return isDirect ? env.publicUrl : `${env.publicUrl}, listening on port ${port}`;
}
