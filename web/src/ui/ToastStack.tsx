import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useSyncExternalStore } from 'react';
import { keepAudible } from './keepAudible';
import { MuiProvider } from './MuiProvider';
import { ToastCard } from './ToastCard';
import { toastStore, type ToastData, type ToastPosition } from './toastStore';

const originOf = (position: ToastPosition): SnackbarOrigin => {
  const [vertical, horizontal] = position.split('-') as ['top' | 'bottom', 'left' | 'right' | undefined];
  return { vertical, horizontal: horizontal ?? 'center' };
};

/** A toast that keeps its position while it fades out. */
interface ShownToast {
  toast: ToastData;
  open: boolean;
}

/** Merges the queue into the toasts on screen: new ones last, closed ones in their old position. */
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
 * The page's toasts, with one Snackbar per position. At the top the newest comes first, at the bottom last. On phones
 * all toasts are at the bottom, within reach of the thumb, or at the top while a dialog is open. On larger screens they
 * are at the bottom left while a dialog is open, away from its buttons.
 */
export function ToastStack() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [{ seen, shown }, setState] = useState({ seen: toasts, shown: merged([], toasts) });
  if (toasts !== seen) setState({ seen: toasts, shown: merged(shown, toasts) });
  const onPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const remove = (key: string) =>
    setState((state) => ({ ...state, shown: state.shown.filter(({ toast }) => toast.key !== key) }));

  const positionOf = ({ toast }: ShownToast) => (onPhone ? 'bottom' : toast.position);
  const positions = [...new Set(shown.map(positionOf))];
  return (
    <MuiProvider>
      <Portal>
        <div ref={keepAudible}>
          {positions.map((position) => {
            const stack = shown.filter((each) => positionOf(each) === position);
            return (
              <Snackbar key={position} open anchorOrigin={originOf(position)} sx={placeSx}>
                <Stack sx={stackSx}>
                  {(position.startsWith('top') ? stack.toReversed() : stack).map(({ toast, open }) => (
                    <ToastCard key={toast.key} toast={toast} open={open} onClosed={() => remove(toast.key)} />
                  ))}
                </Stack>
              </Snackbar>
            );
          })}
        </div>
      </Portal>
    </MuiProvider>
  );
}

const WITH_DIALOG = 'body:has(> .MuiDialog-root) &';
const placeSx = {
  pointerEvents: 'none',
  // Not by the breakpoint `xs`, which would apply to all sizes: with `top`, it would stretch the stack.
  '@media (max-width: 599px)': {
    bottom: 'calc(8px + env(safe-area-inset-bottom))',
    // A dialog has its actions at the bottom.
    [WITH_DIALOG]: { top: 'calc(8px + env(safe-area-inset-top))', bottom: 'auto' },
  },
  '@media (min-width: 600px)': {
    [WITH_DIALOG]: { inset: 'auto auto 24px 24px' },
  },
};
const stackSx = {
  // Overrides the `direction` that the Snackbar passes on for its transition, “up” or “down”.
  flexDirection: 'column',
  gap: 2,
  alignItems: 'inherit',
  width: { xs: '100%', sm: 'auto' },
};
