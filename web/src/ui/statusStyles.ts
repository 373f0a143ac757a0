/** Tone and icon of each status of a listing, booking or story. */
export const STATUS_STYLES = {
  pending: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'ok', icon: 'check' },
  published: { tone: 'ok', icon: 'check' },
  suspended: { tone: 'warn', icon: 'eye-off' },
  rejected: { tone: 'bad', icon: 'close' },
  expired: { tone: 'neutral', icon: 'late' },
  withdrawn: { tone: 'neutral', icon: 'reply' },
} as const;
