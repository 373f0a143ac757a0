import { toastStore } from './toastStore';

const toast = { show: toastStore.show, update: toastStore.update, close: toastStore.close };

/** Shows toasts: `const toast = useToast(); toast.show({ status: 'success', text: 'Login successful!' })`. */
export const useToast = () => toast;
