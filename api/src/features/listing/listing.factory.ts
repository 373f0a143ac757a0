/** Columns that a constraint requires of suspended listings. */
export const suspension = ({ status }: { status?: string }) =>
  status === 'suspended'
    ? { suspension_reason: 'The pictures show another venue.', suspended_at: new Date() }
    : {};
