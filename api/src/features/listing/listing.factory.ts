/** The columns that a suspended listing has besides its status. */
export const suspension = ({ status }: { status?: string }) =>
  status === 'suspended'
    ? { suspension_reason: 'The pictures show another venue.', suspended_at: new Date() }
    : {};
