/** Tone and icon of each status of a listing, booking or story. */
export const STATUS_STYLES = {
  pending: { tone: 'warning', icon: 'clock' },
  approved: { tone: 'success', icon: 'check' },
  published: { tone: 'success', icon: 'check' },
  suspended: { tone: 'warning', icon: 'eye-off' },
  rejected: { tone: 'error', icon: 'close' },
  expired: { tone: 'neutral', icon: 'late' },
  withdrawn: { tone: 'neutral', icon: 'reply' },
} as const;
