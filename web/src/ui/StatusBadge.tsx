import { Badge } from './Badge';

const LOOKS = {
  pending: { tone: 'warn', icon: 'clock', word: 'Pending' },
  approved: { tone: 'ok', icon: 'check', word: 'Approved' },
  published: { tone: 'ok', icon: 'check', word: 'Published' },
  suspended: { tone: 'warn', icon: 'eye-off', word: 'Suspended' },
  rejected: { tone: 'bad', icon: 'close', word: 'Rejected' },
  lapsed: { tone: 'neutral', icon: 'late', word: 'Day has passed' },
  withdrawn: { tone: 'neutral', icon: 'reply', word: 'Withdrawn' },
} as const;

interface StatusBadgeProps {
  status: keyof typeof LOOKS;
}

/** The badge of anything that waits for a decision: a listing, a booking, a story. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { tone, icon, word } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
