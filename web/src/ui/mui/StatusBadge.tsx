import { t } from '../messages.generated';
import { STATUS_STYLES } from '../statusStyles';
import { Badge } from './Badge';

interface StatusBadgeProps {
  status: keyof typeof STATUS_STYLES;
}

/** The status of a listing, booking or story. */
export const StatusBadge = ({ status }: StatusBadgeProps) => (
  <Badge {...STATUS_STYLES[status]}>{t(`status.${status}`)}</Badge>
);
