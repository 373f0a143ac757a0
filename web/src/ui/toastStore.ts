export type ToastStatus = 'info' | 'warning' | 'success' | 'error' | 'loading';
export type ToastPosition = 'top' | 'top-left' | 'top-right' | 'bottom' | 'bottom-left' | 'bottom-right';

export interface ToastOptions {
  status: ToastStatus;
  /** What happened and, after a failure, what to do. */
  text: string;
  /** Where it comes up; it can't move afterwards. */
  position?: ToastPosition;
  /** Milliseconds; null stays until it is closed or updated. 5000, and null while loading. */
  duration?: number | null;
}

export interface ToastData extends Required<ToastOptions> {
  key: string;
}

const DURATION_MS = 5000;
/** More than these nobody reads: the oldest goes. */
export const TOASTS_MAX = 5;

let toasts: readonly ToastData[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const set = (next: readonly ToastData[]) => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

const durationOf = ({ status, duration }: Pick<ToastOptions, 'status' | 'duration'>) =>
  duration === undefined ? (status === 'loading' ? null : DURATION_MS) : duration;

/** The toasts of this page. They live outside React, so that any code can raise one. */
export const toastStore = {
  get: () => toasts,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Returns the key by which it can be updated or closed. */
  show: (options: ToastOptions): string => {
    const key = `toast-${++lastKey}`;
    set([
      ...toasts.slice(1 - TOASTS_MAX),
      { position: 'top-right', ...options, key, duration: durationOf(options) },
    ]);
    return key;
  },

  /** Changes what is given; its time starts again. */
  update: (key: string, change: Partial<Omit<ToastOptions, 'position'>>): void =>
    set(
      toasts.map((toast) =>
        toast.key === key
          ? { ...toast, ...change, duration: durationOf({ status: toast.status, ...change }) }
          : toast,
      ),
    ),

  close: (key: string): void => set(toasts.filter((toast) => toast.key !== key)),
};
