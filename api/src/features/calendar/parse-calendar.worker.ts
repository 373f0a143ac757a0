import { parentPort } from 'node:worker_threads';
import { parseCalendar } from './parse-calendar.js';

interface Task {
  content: Uint8Array;
  today: string;
  host: string;
}

/** The thread that parses calendar files, one after the other; see calendar-file.ts. */
parentPort?.on('message', ({ content, today, host }: Task) =>
  parentPort?.postMessage(parseCalendar(content, today, host)),
);
