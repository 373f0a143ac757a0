import { POPUP_DISMISSED_DAYS } from '@mandap/api/constants/enquiry';

const KEY = 'mandap-welcome';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Remembers in local storage until when the pop-up stays hidden: some days, or forever once submitted. */
export const popupStorage = {
  /** False without storage, where the pop-up would appear on every page. */
  canOpen(): boolean {
    try {
      const stored = localStorage.getItem(KEY);
      return stored !== 'sent' && !(Number(stored) > Date.now());
    } catch {
      return false;
    }
  },

  markDismissed: () => store(String(Date.now() + POPUP_DISMISSED_DAYS * DAY_MS)),

  markSent: () => store('sent'),
};

function store(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Storage is unavailable; the pop-up stays closed in this tab.
  }
}
