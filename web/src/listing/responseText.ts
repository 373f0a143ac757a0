import type { ResponseFragment } from './Response.generated';
import { t } from './response.messages.generated';

type Figures = NonNullable<ResponseFragment['response']>;

/** "Usually replies within 3 hours · 92 % of 24 enquiries"; null figures mean too few enquiries. */
export function responseText(figures: Figures | null): string {
  if (!figures) return t('tooFew');
  const { enquiries, answeredPercent: percent, medianMinutes } = figures;
  // The median is of the answered ones. "Usually" needs half of all.
  return medianMinutes === null || percent < 50
    ? t('unanswered', { percent, enquiries })
    : t('answered', { time: timeText(medianMinutes), percent, enquiries });
}

/** The same, with the share of enquiries that were approved. */
export const fullResponseText = (figures: Figures | null): string =>
  figures
    ? t('withApproved', { response: responseText(figures), percent: figures.approvedPercent })
    : responseText(figures);

const HOUR = 60;
const DAY = 24 * HOUR;

/** Rounds up, so that nobody is promised a quicker reply. Two days and less are in hours. */
function timeText(minutes: number): string {
  if (minutes <= 2 * DAY) return t('hours', { hours: Math.max(1, Math.ceil(minutes / HOUR)) });
  return t('days', { days: Math.ceil(minutes / DAY) });
}
