import { t } from './detail.messages.generated';

/** "2 days", "Half a day" */
export const daysOf = (days: number): string => (days === 0.5 ? t('halfADay') : t('days', { days }));
