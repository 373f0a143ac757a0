import { useState } from 'react';

/**
 * The state of a dialog whose fields start afresh at each opening. After closing, it keeps its subject while it fades
 * out.
 */
export function useDialog<Subject = undefined>() {
  const [{ key, open, subject }, setState] = useState<{ key: number; open: boolean; subject?: Subject }>({
    key: 0,
    open: false,
  });
  return {
    /** The number of openings, as the dialog's key; 0 before the first one. */
    key,
    open,
    /** What it was opened for. */
    subject,
    show: (next?: Subject) => setState((before) => ({ key: before.key + 1, open: true, subject: next })),
    close: () => setState((before) => ({ ...before, open: false })),
  };
}
