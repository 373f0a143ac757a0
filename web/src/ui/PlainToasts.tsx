import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keepAudible } from './keepAudible';
import { t } from './messages.generated';
import styles from './PlainToasts.module.css';
import { toastStore } from './toastStore';

/** Longer than their code usually takes to load. */
const DELAY_MS = 1000;

/**
 * The toasts without MUI, for as long as their code can’t be loaded. They stay until they are closed. Their buttons are
 * plain, because each page loads this file.
 */
export function PlainToasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return createPortal(
    <div ref={keepAudible} className={styles.toasts}>
      {toasts.map(({ key, text, action }) => (
        <div key={key} role="alert">
          {text}
          {action && (
            <button
              type="button"
              onClick={() => {
                toastStore.close(key);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" onClick={() => toastStore.close(key)}>
            {t('close')}
          </button>
        </div>
      ))}
    </div>,
    document.body,
  );
}
