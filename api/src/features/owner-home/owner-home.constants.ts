/** Days of the agenda, from today on. */
export const AGENDA_DAYS = 7;

/** Maximum number of entries of the agenda; the calendar has all. */
export const AGENDA_MAX = 100;

/** Days of the statistics, including today. They are counted in weeks back from today, so the first may be shorter. */
export const STATISTICS_DAYS = 90;
export const STATISTICS_WEEKS = Math.ceil(STATISTICS_DAYS / 7);

/** Number of photos that completes the checklist item. */
export const PHOTOS_MIN = 5;

/** Items of the checklist, in order, and whether a listing needs them to be approved. */
export const CHECKLIST = {
  PROFILE: true,
  PHOTOS: true,
  PRICES: true,
  PACKAGES: false,
  CALENDAR: false,
} as const;
export type ChecklistItemName = keyof typeof CHECKLIST;

export const AGENDA_KINDS = ['EVENT', 'OFFLINE_EVENT', 'VISIT'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];
