// The app under test: the built server with a new data folder, which is deleted at the end.
import { rmSync } from 'node:fs';

const folder = process.env.MANDAP_DATA_DIR;
if (!folder) throw new Error('MANDAP_DATA_DIR is not set');
rmSync(folder, { recursive: true, force: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../scripts/start.mjs');
