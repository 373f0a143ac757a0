import Alert from '@mui/material/Alert';
import Fade from '@mui/material/Fade';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconNames';
import { t } from './messages.generated';
import { Button } from './mui/Button';
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
  const { key, status, text, action } = toast;
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
        severity={status === 'loading' ? 'info' : status}
        sx={{ ...toastSx, ...statusSx[status] }}
        role={status === 'error' || status === 'warning' ? 'alert' : 'status'}
        icon={<Icon name={ICONS[status]} />}
        action={
          <>
            {action && (
              <Button
                autoFocus
                size="small"
                onClick={() => {
                  toastStore.close(key);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton icon="close" label={t('close')} onClick={() => toastStore.close(key)} />
          </>
        }
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

const toastSx = {
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 3,
  alignItems: 'center',
  width: { xs: '100%', sm: 'max-content' },
  minWidth: { sm: 300 },
  maxWidth: { sm: 560 },
  padding: '8px 6px 8px 10px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: 'var(--float)',
  font: '500 var(--t-ui) / 1.4 var(--text)',
  '& .MuiAlert-message': { padding: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { display: 'flex', alignItems: 'center', gap: 1, margin: 0, padding: 0 },
  '& .MuiAlert-icon.MuiAlert-icon': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    margin: 0,
    padding: 0,
    borderRadius: 'var(--r-small)',
    background: 'var(--icon-background)',
    color: 'var(--icon-color)',
    opacity: 1,
  },
};
const statusSx = {
  info: { '--icon-color': 'var(--info)', '--icon-background': 'var(--info-soft)' },
  success: { '--icon-color': 'var(--success)', '--icon-background': 'var(--success-soft)' },
  warning: { '--icon-color': 'var(--warning)', '--icon-background': 'var(--warning-soft)' },
  error: { '--icon-color': 'var(--error)', '--icon-background': 'var(--error-soft)' },
  loading: {
    '--icon-color': 'var(--ink-2)',
    '--icon-background': 'var(--sunken)',
    '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
    '& .MuiAlert-icon svg': { animation: 'turn 0.9s linear infinite' },
  },
};
