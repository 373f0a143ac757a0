import { SnackbarProvider, useSnackbar, type SnackbarOrigin } from 'notistack';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard';
import { TOASTS_MAX, toastStore, type ToastPosition } from './toastStore';
import styles from './toast.module.css';

const originOf = (position: ToastPosition): SnackbarOrigin => {
  const [vertical, horizontal] = position.split('-') as ['top' | 'bottom', 'left' | 'right' | undefined];
  return { vertical, horizontal: horizontal ?? 'center' };
};

/** Hands new toasts to notistack, and takes closed ones back from it. */
function Feed() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const present = new Set(toasts.map(({ key }) => key));
    for (const { key, text, position } of toasts) {
      if (shown.current.has(key)) continue;
      shown.current.add(key);
      enqueueSnackbar(text, { key, anchorOrigin: originOf(position), persist: true });
    }
    for (const key of shown.current) {
      if (present.has(key)) continue;
      shown.current.delete(key);
      closeSnackbar(key);
    }
  }, [toasts, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** notistack with our own card. Above: new ones in front; below: new ones at the end. */
export function ToastStack() {
  return (
    <SnackbarProvider
      domRoot={document.body}
      maxSnack={2 * TOASTS_MAX}
      Components={{ default: ToastCard }}
      classes={{
        containerAnchorOriginTopCenter: styles.top,
        containerAnchorOriginTopLeft: styles.top,
        containerAnchorOriginTopRight: styles.top,
        containerAnchorOriginBottomCenter: styles.bottom,
        containerAnchorOriginBottomLeft: styles.bottom,
        containerAnchorOriginBottomRight: styles.bottom,
      }}
    >
      <Feed />
    </SnackbarProvider>
  );
}
