import { POPUP_DISMISSED_DAYS } from '@mandap/api/constants/enquiry';

const KEY = 'mandap-welcome';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Remembers in local storage until when the pop-up stays hidden: some days, or forever once submitted. */
export const welcomeMemory = {
  /** False without storage, where the pop-up would appear on every page. */
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
    // Storage is unavailable; the pop-up stays closed in this tab.
  }
}
