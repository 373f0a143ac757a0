import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { t } from './messages.generated';

/** IDs of the forms on this screen with unsaved changes. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function mark(id: string, dirty: boolean): void {
  if (dirty === unsaved.has(id)) return;
  if (dirty) unsaved.add(id);
  else unsaved.delete(id);
  listeners.forEach((listener) => listener());
}

/** Returns whether any form on this screen has unsaved changes. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Asks for confirmation on behalf of the first unsaved form, then runs the callback if the user decides to leave. */
let ask: ((go: () => void) => void) | undefined;

/**
 * Runs an action that discards this screen's edits, such as logging out. Asks for confirmation first if there are any.
 */
export function beforeLeaving(go: () => void): void {
  if (hasUnsavedChanges() && ask) ask(go);
  else go();
}

interface UnsavedChanges {
  /** The confirmation dialog. Render it anywhere in the form. */
  warning: ReactNode;
  /** Call this after saving: it unblocks navigation immediately, before `dirty` becomes false. */
  allowLeaving: () => void;
  /**
   * Runs an action that discards edits without leaving the page, such as closing the form. Asks for confirmation first
   * if there are any.
   */
  leave: (go: () => void) => void;
}

/**
 * Asks for confirmation before edits are lost: in a dialog when the user follows a link or goes back, and by the
 * browser when the page is closed or reloaded. Changing `?tab=` counts as leaving, changing the hash doesn't.
 *
 * @param dirty whether there are unsaved changes
 */
export function useUnsavedChanges(dirty: boolean): UnsavedChanges {
  const id = useId();
  // The router supports a single blocker, but a screen may have several forms: the first unsaved one handles it.
  const isFirst = useSyncExternalStore(
    subscribe,
    () => unsaved.values().next().value === id,
    () => false,
  );
  useEffect(() => {
    mark(id, dirty);
    return () => mark(id, false);
  }, [id, dirty]);
  const [question, setQuestion] = useState<{ go: () => void; open: boolean }>();
  return {
    warning: (
      <>
        {isFirst && <LeaveDialog />}
        {question && (
          <ConfirmLeave
            open={question.open}
            onLeave={() => {
              // Unmounted rather than closed: it would hold the focus until it has faded out.
              setQuestion(undefined);
              question.go();
            }}
            onStay={() => setQuestion({ ...question, open: false })}
          />
        )}
      </>
    ),
    allowLeaving: () => mark(id, false),
    leave: (go) => (dirty ? setQuestion({ go, open: true }) : go()),
  };
}

function LeaveDialog() {
  const { key } = useLocation();
  // After confirmation the user may navigate elsewhere before the next page has rendered.
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [key]);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges() && !leaving.current && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const [going, setGoing] = useState<() => void>();
  const leave = () => {
    leaving.current = true;
    setGoing(undefined);
    if (going) going();
    else blocker.proceed?.();
  };
  const stay = () => {
    setGoing(undefined);
    blocker.reset?.();
  };
  useEffect(() => {
    const askOnClosing = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    ask = (go) => setGoing(() => go);
    addEventListener('beforeunload', askOnClosing);
    return () => {
      ask = undefined;
      removeEventListener('beforeunload', askOnClosing);
    };
  }, []);
  return (
    <ConfirmLeave open={going !== undefined || blocker.state === 'blocked'} onLeave={leave} onStay={stay} />
  );
}

interface ConfirmLeaveProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

const ConfirmLeave = ({ open, onLeave, onStay }: ConfirmLeaveProps) => (
  <ConfirmDialog
    open={open}
    title={t('leaveWithoutSaving')}
    confirmLabel={t('leave')}
    cancelLabel={t('keepEditing')}
    destructive
    onConfirm={onLeave}
    onClose={onStay}
  >
    {t('unsaved')}
  </ConfirmDialog>
);
