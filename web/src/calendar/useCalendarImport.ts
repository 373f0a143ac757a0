import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { CALENDAR_FILE_MAX_BYTES } from '@mandap/api/constants/calendar';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../lib/errors';
import type { SendOptions } from '../lib/sendFiles';
import {
  ImportCalendarDocument,
  PreviewCalendarImportDocument,
  type CalendarImportFragment,
} from './CalendarImport.generated';
import { t } from './files.messages.generated';

type Payload = {
  calendarImport?: CalendarImportFragment | null;
  userErrors: readonly { message: string }[];
};

/** Previews and imports a calendar file. The browser keeps the file, and sends it for both. */
export function useCalendarImport(onImported: (done: CalendarImportFragment) => void) {
  const apollo = useApolloClient();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<CalendarImportFragment>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'preview' | 'import'>();
  /** Sent bytes in percent. */
  const [percent, setPercent] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    payload: (data: NoInfer<Data>) => Payload,
  ): Promise<CalendarImportFragment | undefined> => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setPercent(0);
    setProblem(undefined);
    const fetchOptions: SendOptions = {
      signal: controller.signal,
      onProgress: ([sent = 0]) => setPercent(sent),
    };
    try {
      const { data } = await apollo.mutate({
        mutation,
        variables,
        context: { fetchOptions },
        // Only this dialog shows the result.
        fetchPolicy: 'no-cache',
      });
      const { calendarImport, userErrors } = payload(data as Data);
      if (controller.signal.aborted) return undefined;
      setProblem(userErrors[0]?.message);
      return calendarImport ?? undefined;
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureOf(error).message);
      return undefined;
    }
  };

  const previewFile = async (chosen: File) => {
    setFile(chosen);
    setPreview(undefined);
    if (chosen.size > CALENDAR_FILE_MAX_BYTES) {
      setProblem(t('fileTooLarge', { megabytes: CALENDAR_FILE_MAX_BYTES / 1024 / 1024 }));
      return;
    }
    setBusy('preview');
    const found = await send(PreviewCalendarImportDocument, { file: chosen }, ({ previewed }) => previewed);
    setPreview(found);
    setBusy(undefined);
  };

  return {
    file,
    preview,
    problem,
    busy,
    percent,
    previewFile,
    importFile: async () => {
      if (!file || !preview) return;
      setBusy('import');
      const { fingerprint } = preview;
      const done = await send(ImportCalendarDocument, { file, fingerprint }, (data) => data.done);
      setBusy(undefined);
      if (done) onImported(done);
    },
  };
}
