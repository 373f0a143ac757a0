import { Badge } from './Badge';
import { t } from './messages.generated';

const LOOKS = {
  pending: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'ok', icon: 'check' },
  published: { tone: 'ok', icon: 'check' },
  suspended: { tone: 'warn', icon: 'eye-off' },
  rejected: { tone: 'bad', icon: 'close' },
  lapsed: { tone: 'neutral', icon: 'late' },
  withdrawn: { tone: 'neutral', icon: 'reply' },
} as const;

interface StatusBadgeProps {
  status: keyof typeof LOOKS;
}

/** The badge of anything that waits for a decision: a listing, a booking, a story. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}
