import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { todayInIndia } from '../../core/day.js';
import { badInput } from '../../core/errors.js';
import { readBytes, type UploadedFile } from '../media/media.service.js';
import { CALENDAR_FILE_EVENTS_MAX, CALENDAR_FILE_MAX_BYTES } from './calendar.constants.js';
import { t } from './messages.generated.js';
import type { FileProblem, ParsedEvent, parseCalendar } from './parse-calendar.js';

/** `.js` in production, `.ts` in development and tests. */
const EXTENSION = import.meta.url.slice(-3);
const WORKER_URL = new URL(`./parse-calendar.worker${EXTENSION}`, import.meta.url);

/** A worker thread doesn't inherit the TypeScript loader of tests. */
const EXEC_ARGV =
  EXTENSION === '.ts' ? { execArgv: ['--import', '@swc-node/register/esm-register'] } : undefined;

/** Files within the limits take far less. */
const TIMEOUT_MS = 20_000;

const HEAP_MB = 192;

/** One file at a time per process, because parsing can keep a core busy. */
const oneAtATime = pLimit(1);

/** How long an idle thread is kept: an import usually follows its preview. */
const IDLE_MS = 30_000;

/** The worker thread that parsed the last file, until IDLE_MS have passed. */
let idle: { thread: Worker; timer: NodeJS.Timeout } | undefined;

/**
 * Reads an uploaded calendar file. Parses it in a worker thread, which doesn't block other requests and can be
 * terminated.
 * @param host host of Mandap
 * @throws AppError BAD_USER_INPUT with the reason, for the field `file`
 */
export async function readCalendarFile(upload: UploadedFile, host: string): Promise<ParsedEvent[]> {
  const content = await readBytes(upload, CALENDAR_FILE_MAX_BYTES, () =>
    badInput('file', t('fileTooLarge', { megabytes: CALENDAR_FILE_MAX_BYTES / 1024 / 1024 })),
  );
  const parsed = await oneAtATime(() => parseInThread(new Uint8Array(content), host));
  if ('problem' in parsed) throw badInput('file', messageOf(parsed));
  return parsed.events;
}

type Parsed = ReturnType<typeof parseCalendar>;

async function parseInThread(content: Uint8Array<ArrayBuffer>, host: string): Promise<Parsed> {
  const thread = takeThread();
  const ended = new AbortController();
  const parsed = await new Promise<Parsed | undefined>((resolve, reject) => {
    const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
    const listeners = {
      message: resolve,
      exit: () => resolve(undefined),
      error: (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
    };
    for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
    ended.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
    });
    thread.postMessage({ content, today: todayInIndia(), host }, [content.buffer]);
  }).finally(() => ended.abort());
  if (!parsed) return { problem: 'tooManyDays' };
  thread.unref();
  idle = { thread, timer: setTimeout(endIdleThread, IDLE_MS).unref() };
  return parsed;
}

function takeThread(): Worker {
  const waiting = idle;
  idle = undefined;
  clearTimeout(waiting?.timer);
  if (waiting) {
    waiting.thread.ref();
    return waiting.thread;
  }
  const thread = new Worker(WORKER_URL, {
    ...EXEC_ARGV,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // parseInThread handles errors of its file. Without a listener, any other error would end the process.
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    if (idle?.thread === thread) idle = undefined;
  });
  return thread;
}

function endIdleThread(): void {
  void idle?.thread.terminate();
  idle = undefined;
}

function messageOf(found: FileProblem): string {
  switch (found.problem) {
    case 'damaged':
      return t('fileDamaged', { detail: found.detail });
    case 'tooManyEvents':
      return t('tooManyEvents', { events: found.events, max: CALENDAR_FILE_EVENTS_MAX });
    case 'notCalendar':
      return t('notCalendarFile');
    case 'wrongEncoding':
      return t('fileEncodingUnknown');
    case 'noEvents':
      return t('noEvents');
    case 'tooManyDays':
      return t('tooManyDays');
  }
}
