import { afterAll, beforeAll } from '@jest/globals';
import type { Running, StartOptions, TestApp } from './running-app.js';
import { useBuild } from './use-build.js';

export type { TestApp };

declare global {
  /** From environment.js. */
  var runningApp: () => Promise<typeof import('./running-app.js')>;
}

let current: TestApp | undefined;

/** Returns the app of this test file, which starts before its first test. */
export function app(): TestApp {
  if (!current) throw new Error('Call useApp() at the top of the test file');
  return current;
}

/**
 * Call at the top of a test file: starts the app before its tests and stops it after them, with a new database unless
 * the settings name one.
 */
export function useApp(
  settings: NodeJS.ProcessEnv | (() => Promise<NodeJS.ProcessEnv>) = {},
  options: StartOptions = {},
): void {
  let stop = async () => {};
  if (options.web) useBuild();
  beforeAll(async () => {
    const { start, startAnew } = await runningApp();
    const given = typeof settings === 'function' ? await settings() : settings;
    const { DATABASE_URL: url } = given;
    ({ app: current, stop } = await (url ? start(url, given, options) : startAnew(given, options)));
  }, 60_000);
  afterAll(() => stop());
}

/** A second server with the database of `useApp`, like another process; optionally through another connection string. */
export async function anotherApp(
  url = app().services.env.databaseUrl ?? '',
  settings: NodeJS.ProcessEnv = {},
  options: StartOptions = {},
): Promise<Running> {
  const { start } = await runningApp();
  return start(url, settings, options);
}
