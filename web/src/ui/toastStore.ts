export type ToastStatus = 'info' | 'warning' | 'success' | 'error' | 'loading';
export type ToastPosition = 'top' | 'top-left' | 'top-right' | 'bottom' | 'bottom-left' | 'bottom-right';

export interface ToastOptions {
  status: ToastStatus;
  /** What happened and, after a failure, what to do. */
  text: string;
  /** A button, which is focused, because the one that was pressed may be gone. It closes the toast. */
  action?: { label: string; run: () => void };
  /** Position on screen; fixed once the toast is shown. */
  position?: ToastPosition;
  /** Milliseconds; null keeps it open until it is closed or updated. Default 5000, or null while loading. */
  duration?: number | null;
}

export interface ToastData extends Required<Omit<ToastOptions, 'action'>>, Pick<ToastOptions, 'action'> {
  key: string;
}

const DURATION_MS = 5000;
/** Beyond this limit the oldest toast is dropped. */
export const TOASTS_MAX = 5;

let toasts: readonly ToastData[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const set = (next: readonly ToastData[]) => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

const toastDuration = ({ status, duration }: Pick<ToastOptions, 'status' | 'duration'>) =>
  duration === undefined ? (status === 'loading' ? null : DURATION_MS) : duration;

/** The page's toasts. The store is outside React, so that any code can show one. */
export const toastStore = {
  get: () => toasts,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Shows a toast. Returns the key for updating or closing it. */
  show: (options: ToastOptions): string => {
    const key = `toast-${++lastKey}`;
    set([
      ...toasts.slice(1 - TOASTS_MAX),
      { position: 'top-right', ...options, key, duration: toastDuration(options) },
    ]);
    return key;
  },

  /** Updates the given properties and restarts the timer. */
  update: (key: string, change: Partial<Omit<ToastOptions, 'position'>>): void =>
    set(
      toasts.map((toast) =>
        toast.key === key
          ? { ...toast, ...change, duration: toastDuration({ status: toast.status, ...change }) }
          : toast,
      ),
    ),

  close: (key: string): void => set(toasts.filter((toast) => toast.key !== key)),
};
