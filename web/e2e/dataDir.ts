import os from 'node:os';
import path from 'node:path';

/** The data folder of the server under test. */
export const DATA_DIR = path.join(os.tmpdir(), `mandap-e2e-${process.env.E2E_PORT ?? ''}`);
