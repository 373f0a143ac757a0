import Alert from '@mui/material/Alert';
import Fade from '@mui/material/Fade';
import { useEffect, useRef, useState } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconNames';
import { t } from './messages.generated';
import styles from './toast.module.css';
import { toastStore, type ToastData, type ToastStatus } from './toastStore';

const ICONS: Record<ToastStatus, IconName> = {
  info: 'info',
  warning: 'warning',
  success: 'check',
  error: 'info',
  loading: 'spinner',
};

interface ToastCardProps {
  toast: ToastData;
  /** False while it fades out. */
  open: boolean;
  onClosed: () => void;
}

/** One toast. Its timer pauses on hover and focus. */
export function ToastCard({ toast, open, onClosed }: ToastCardProps) {
  const { key, status, text } = toast;
  const [held, setHeld] = useState(false);
  const left = useRef<number | null>(null);
  useEffect(() => {
    left.current = toast.duration;
  }, [toast]);
  useEffect(() => {
    if (!open || held || left.current === null) return;
    const started = Date.now();
    const timer = setTimeout(() => toastStore.close(key), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - started;
    };
    // Updating a toast restarts its timer.
  }, [toast, key, open, held]);

  return (
    <Fade appear in={open} timeout={220} onExited={onClosed}>
      <Alert
        className={cx(styles.toast, styles[status])}
        severity={status === 'loading' ? 'info' : status}
        role={status === 'error' || status === 'warning' ? 'alert' : 'status'}
        icon={<Icon name={ICONS[status]} />}
        action={<IconButton icon="close" label={t('close')} onClick={() => toastStore.close(key)} />}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {text}
      </Alert>
    </Fade>
  );
}
