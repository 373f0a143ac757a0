import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useSyncExternalStore } from 'react';
import { MuiProvider } from './MuiProvider';
import { ToastCard } from './ToastCard';
import { toastStore, type ToastData, type ToastPosition } from './toastStore';
import styles from './toast.module.css';

const originOf = (position: ToastPosition): SnackbarOrigin => {
  const [vertical, horizontal] = position.split('-') as ['top' | 'bottom', 'left' | 'right' | undefined];
  return { vertical, horizontal: horizontal ?? 'center' };
};

/** A toast, which stays in its place while it fades out. */
interface ShownToast {
  toast: ToastData;
  open: boolean;
}

/** Brings what is shown up to date with the queue: new toasts last, closed ones where they were. */
const merged = (shown: readonly ShownToast[], toasts: readonly ToastData[]): ShownToast[] => [
  ...shown.map((each) => {
    const toast = toasts.find(({ key }) => key === each.toast.key);
    return toast ? { toast, open: true } : { ...each, open: false };
  }),
  ...toasts
    .filter(({ key }) => !shown.some((each) => each.toast.key === key))
    .map((toast) => ({ toast, open: true })),
];

/**
 * The toasts of the page, a Snackbar for each position. At the top the newest comes first, at the bottom last. On phones
 * all of them are at the bottom, within reach of the thumb.
 */
export function ToastStack() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [{ seen, shown }, setState] = useState({ seen: toasts, shown: merged([], toasts) });
  if (toasts !== seen) setState({ seen: toasts, shown: merged(shown, toasts) });
  const onPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const remove = (key: string) =>
    setState((state) => ({ ...state, shown: state.shown.filter(({ toast }) => toast.key !== key) }));

  const placeOf = ({ toast }: ShownToast) => (onPhone ? 'bottom' : toast.position);
  const places = [...new Set(shown.map(placeOf))];
  return (
    <MuiProvider>
      {places.map((place) => {
        const stack = shown.filter((each) => placeOf(each) === place);
        return (
          <Snackbar key={place} open anchorOrigin={originOf(place)} className={styles.place}>
            <div className={styles.stack}>
              {(place.startsWith('top') ? stack.toReversed() : stack).map(({ toast, open }) => (
                <ToastCard key={toast.key} toast={toast} open={open} onClosed={() => remove(toast.key)} />
              ))}
            </div>
          </Snackbar>
        );
      })}
    </MuiProvider>
  );
}
