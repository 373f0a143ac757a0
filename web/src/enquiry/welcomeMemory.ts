import { POPUP_DISMISSED_DAYS } from '@mandap/api/constants/enquiry';

const KEY = 'mandap-welcome';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the pop-up has been seen in this browser: interface state, and nothing else is kept there. */
export const welcomeMemory = {
  /** A browser that keeps nothing would show it on every page, so it shows it on none. */
  mayOpen(): boolean {
    try {
      const kept = localStorage.getItem(KEY);
      return kept !== 'sent' && !(Number(kept) > Date.now());
    } catch {
      return false;
    }
  },

  dismissed: () => keep(String(Date.now() + POPUP_DISMISSED_DAYS * DAY_MS)),

  sent: () => keep('sent'),
};

function keep(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Nothing to be done; it is closed in this tab.
  }
}
