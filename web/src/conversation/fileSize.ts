import { formatNumber } from '@mandap/api/intl';
import { t } from './messages.generated';

const MB = 1024 * 1024;

/** Formats a number of bytes as "340 kB" or "1.2 MB". */
export const fileSize = (bytes: number): string =>
  bytes < MB
    ? t('kilobytes', { size: Math.ceil(bytes / 1024) })
    : t('megabytes', { size: formatNumber(bytes / MB, { maximumFractionDigits: 1 }) });
