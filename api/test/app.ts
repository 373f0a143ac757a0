import { afterAll, beforeAll } from '@jest/globals';
import type { Running, StartOptions, TestApp } from './running-app.js';

export type { TestApp };

declare global {
  /** What environment.js lends. */
  var runningApp: () => Promise<typeof import('./running-app.js')>;
  var importOfApp: (file: string) => Promise<unknown>;
}

let current: TestApp | undefined;

/** The app of this test file; made before its first test. */
export function app(): TestApp {
  if (!current) throw new Error('Call useApp() at the top of the test file');
  return current;
}

/**
 * A module as the running app has it, for tests of what it keeps there, such as its operations or a queue: what a test
 * file imports otherwise is its own. `await ofApp<typeof operation>('core/operation')`
 */
export const ofApp = <Module>(file: string) => importOfApp(file) as Promise<Module>;

/** Call at the top of a test file: starts the app before its tests and stops it after them. */
export function useApp(settings: NodeJS.ProcessEnv = {}, options: StartOptions = {}): void {
  let stop = async () => {};
  beforeAll(async () => {
    const { startAnew } = await runningApp();
    ({ app: current, stop } = await startAnew(settings, options));
  });
  afterAll(() => stop());
}

/** Another process, as it were: a second server over the database of `useApp`, also by another way to it. */
export async function anotherApp(
  url = app().services.env.databaseUrl ?? '',
  settings: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const { start } = await runningApp();
  return start(url, settings);
}
