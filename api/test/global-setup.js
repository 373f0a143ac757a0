// Jest loads this file itself, before its transforms: swc-node lets it use the sources.
import { register } from 'node:module';

register('@swc-node/register/esm', import.meta.url);
const { startTestPostgres } = await import('./postgres.ts');

/** One PostgreSQL for all workers, with a template database that is migrated once. */
export default async function globalSetup() {
  globalThis.mandapPostgres = await startTestPostgres();
}
