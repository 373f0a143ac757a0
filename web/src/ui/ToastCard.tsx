import type { CustomContentProps } from 'notistack';
import { useEffect, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconNames';
import { t } from './messages.generated';
import styles from './toast.module.css';
import { toastStore, type ToastStatus } from './toastStore';

const ICONS: Record<ToastStatus, IconName> = {
  info: 'info',
  warning: 'warning',
  success: 'check',
  error: 'info',
  loading: 'spinner',
};

interface ToastCardProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** One toast. Its time stops while it is hovered or has the focus. */
export function ToastCard({ id, ref }: ToastCardProps) {
  const live = useSyncExternalStore(toastStore.subscribe, () =>
    toastStore.get().find(({ key }) => key === id),
  );
  // While it leaves it is no longer in the store.
  const [toast, setToast] = useState(live);
  if (live && live !== toast) setToast(live);
  const [held, setHeld] = useState(false);

  const left = useRef<number | null>(null);
  useEffect(() => {
    left.current = live?.duration ?? null;
  }, [live]);
  useEffect(() => {
    if (!live || held || left.current === null) return;
    const started = Date.now();
    const timer = setTimeout(() => toastStore.close(live.key), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - started;
    };
  }, [live, held]);

  if (!toast) return null;
  const { key, status, text } = toast;
  return (
    <div
      ref={ref}
      className={cx(styles.toast, styles[status])}
      role={status === 'error' || status === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.tile}>
        <Icon name={ICONS[status]} />
      </span>
      <span className={styles.text}>{text}</span>
      <IconButton icon="close" label={t('close')} onClick={() => toastStore.close(key)} />
    </div>
  );
}
