import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll } from '@jest/globals';
import { projectRoot } from '../src/core/env.js';

/** Call at the top of a test file that needs the built app: builds it before its tests, unless it is up to date. */
export const useBuild = (): void =>
  beforeAll(async () => {
    // Jest's own options aren't for the compilers.
    const { NODE_OPTIONS: _, ...env } = process.env;
    await promisify(execFile)(process.execPath, [path.join(projectRoot, 'scripts/build.mjs')], { env });
  }, 300_000);
