import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { t } from './messages.generated';

/** The forms of the screen that hold something unsaved. */
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

/** Whether a form of this screen holds something that is not saved. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** The question of the form that speaks; it goes on with what it is given once somebody wants to leave all the same. */
let ask: ((go: () => void) => void) | undefined;

/** Does what ends the edits of this screen, such as logging out; asks before, if there are any. */
export function beforeLeaving(go: () => void): void {
  if (hasUnsavedChanges() && ask) ask(go);
  else go();
}

interface UnsavedChanges {
  /** To be rendered anywhere in the form: the question, when somebody is about to leave. */
  warning: ReactNode;
  /** It is saved: the way is free from now on, and not only once `dirty` is known to be false. */
  release: () => void;
  /** Does what would lose the edits without leaving the page, such as closing the form; asks before, if there are any. */
  leave: (go: () => void) => void;
}

/**
 * Asks before edits are lost: when one follows a link or goes back, by a dialog, and when the page is closed or reloaded,
 * by the browser. Another tab of the same page, `?tab=`, counts as leaving; another place on it, `#`, does not.
 *
 * @param dirty something was changed and is not saved
 */
export function useUnsavedChanges(dirty: boolean): UnsavedChanges {
  const id = useId();
  // The router takes one blocker only, and a screen may have several forms: the first unsaved one speaks for all.
  const speaks = useSyncExternalStore(
    subscribe,
    () => unsaved.values().next().value === id,
    () => false,
  );
  useEffect(() => {
    mark(id, dirty);
    return () => mark(id, false);
  }, [id, dirty]);
  const [going, setGoing] = useState<() => void>();
  return {
    warning: (
      <>
        {speaks && <LeaveDialog />}
        <Question
          open={going !== undefined}
          onLeave={() => {
            setGoing(undefined);
            going?.();
          }}
          onStay={() => setGoing(undefined)}
        />
      </>
    ),
    release: () => mark(id, false),
    leave: (go) => (dirty ? setGoing(() => go) : go()),
  };
}

function LeaveDialog() {
  const { key } = useLocation();
  // Told to leave, somebody may go on to a third place before the next one is drawn.
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
  return <Question open={going !== undefined || blocker.state === 'blocked'} onLeave={leave} onStay={stay} />;
}

interface QuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

const Question = ({ open, onLeave, onStay }: QuestionProps) => (
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
