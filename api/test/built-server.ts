import type { ChildProcess } from 'node:child_process';

/** The command that `npm start` runs in the project's root. */
export const START_SCRIPT = 'scripts/start.mjs';

/** The environment of a server without the demo on any free port, and nothing else of this process's own. */
export function serverEnvironment(dataDir: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    PORT: '0',
    MANDAP_DATA_DIR: dataDir,
    DEMO: '0',
    SUPER_ADMIN_EMAIL: 'admin@test.example',
    SUPER_ADMIN_PASSWORD: 'password1',
    ...settings,
  };
}

/**
 * Waits until the server is ready. Answers its origin, and what it has printed by then and goes on to print.
 * @throws Error with its output when it ends before
 */
export function untilReady(child: ChildProcess): Promise<{ origin: string; output: () => string }> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const [, origin] = /Mandap is ready at (\S+)/.exec(output) ?? [];
      if (origin) resolve({ origin, output: () => output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
}
