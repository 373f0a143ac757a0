import { readdir } from 'node:fs/promises';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** Matches migrations, as source or compiled, but not tests and source maps. */
const FILE = /^\d{4}-[a-z-]+\.[jt]s$/;

const FOLDER = new URL('migrations/', import.meta.url);

/** Loads all migrations, one per file in migrations/, in the order of the file names. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((name) => FILE.test(name));
  return Promise.all(files.sort().map(loadMigration));
}

async function loadMigration(file: string): Promise<Migration> {
  const exported = Object.values((await import(new URL(file, FOLDER).href)) as Record<string, Migration>);
  const [migration] = exported;
  if (!migration || exported.length > 1) throw new Error(`migrations/${file} must export one class`);
  return migration;
}
