import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { failureOf } from '../lib/errors';
import { untilReachable } from '../lib/untilReachable';
import { useToast } from '../ui/useToast';
import { makeUploadQueue, type Upload, type UploadState } from './uploadQueue';
import { t } from './messages.generated';

interface Payload {
  userErrors: readonly { message: string }[];
}

interface UploadsOptions<Data, Variables extends OperationVariables, Answer extends Payload> {
  /** A mutation that uploads one file. */
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (file: File) => NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => Answer;
  /** Updates the cache after an upload. */
  update?: (cache: ApolloCache, answer: NoInfer<Answer>) => void;
  /** Returns an error for a file that the server accepted without effect, such as a duplicate. It can't be retried. */
  problemOf?: (answer: NoInfer<Answer>) => string | undefined;
  /** Runs each mutation. */
  run?: <Result>(change: () => Promise<Result>) => Promise<Result>;
  /** Returns why a file can't be uploaded; by default, only pictures can. */
  fileProblem?: (file: File) => string | undefined;
  /** No toast says that the files were uploaded, because the page shows them. */
  quiet?: boolean;
  /** Called after each upload. The order is greater than that of the files chosen before. */
  onUploaded?: (answer: NoInfer<Answer>, order: number) => void;
  /** Number of files that are uploaded at the same time. */
  atOnce?: number;
}

const NO_UPLOADS: readonly Upload[] = [];
const ACTIVE_STATES: readonly UploadState[] = ['waiting', 'sending', 'checking'];

/** Errors that a retry can't fix. */
const FINAL_CODES = ['UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE', 'UNAUTHENTICATED', 'FORBIDDEN'];

/**
 * Uploads files in the background: `add(files)` queues them, and `uploads` is for an UploadList. Unmounting aborts
 * them, so pages should warn before leaving while `busy`.
 */
export function useUploads<Data, Variables extends OperationVariables, Answer extends Payload>(
  options: UploadsOptions<Data, Variables, Answer>,
) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [queue] = useState(() => makeUploadQueue(options.fileProblem, options.atOnce));
  const {
    quiet,
    mutation,
    variables,
    payload,
    update,
    problemOf,
    onUploaded,
    run = (change) => change(),
  } = options;
  useEffect(() => {
    queue.sendBy(async (file, fetchOptions, order) => {
      try {
        const { data } = await run(() =>
          apollo.mutate({
            mutation,
            variables: variables(file),
            context: { fetchOptions },
            update: (cache, { data: changed }) => {
              const answer = changed && payload(changed);
              if (answer && answer.userErrors.length === 0) update?.(cache, answer);
            },
          }),
        );
        const answer = payload(data as Data);
        const [userError] = answer.userErrors;
        if (userError) return { message: userError.message, final: false };
        const problem = problemOf?.(answer);
        if (problem) return { message: problem, final: true };
        onUploaded?.(answer, order);
        return undefined;
      } catch (error) {
        const { message, code = '' } = failureOf(error);
        return { message, final: FINAL_CODES.includes(code) };
      }
    });
  });
  useEffect(() => queue.stop, [queue]);
  useEffect(() => {
    let ended = new AbortController();
    const onOnline = () => {
      // One wait at a time.
      ended.abort();
      ended = new AbortController();
      void untilReachable({ signal: ended.signal }).then((isUp) => {
        if (isUp) queue.retryFailed();
      });
    };
    window.addEventListener('online', onOnline);
    return () => {
      ended.abort();
      window.removeEventListener('online', onOnline);
    };
  }, [queue]);

  const uploads = useSyncExternalStore(queue.subscribe, queue.get, () => NO_UPLOADS);
  const busy = uploads.some(({ state }) => ACTIVE_STATES.includes(state));
  const done = uploads.filter(({ state }) => state === 'done').length;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && done > 0 && !quiet)
      toast.show({ status: 'success', text: t('uploaded', { count: done }) });
    wasBusy.current = busy;
  }, [busy, done, quiet, toast]);

  return { uploads, busy, add: queue.add, remove: queue.remove, retry: queue.retry };
}
