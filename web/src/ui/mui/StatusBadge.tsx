import { t } from '../messages.generated';
import { STATUS_LOOKS } from '../statusLooks';
import { Badge } from './Badge';

interface StatusBadgeProps {
  status: keyof typeof STATUS_LOOKS;
}

/** The status of a listing, booking or story. */
export const StatusBadge = ({ status }: StatusBadgeProps) => (
  <Badge {...STATUS_LOOKS[status]}>{t(`status.${status}`)}</Badge>
);
