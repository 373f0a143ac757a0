import type { ChildProcess } from 'node:child_process';

/** The command that `npm start` runs in the project's root. */
export const START_SCRIPT = 'scripts/start.mjs';

/** The environment of a server without the demo, on any free port, and without other variables of this process. */
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
 * Waits until the server is ready. Returns its origin and its output so far and to come.
 * @throws Error with its output if it exits before
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
