import Type from 'typebox';

/** `Approved`, `Rejected`, or unset while pending, as documented. */
export const Verified = Type.Optional(
  Type.Union([Type.Literal('Approved'), Type.Literal('Rejected')], { description: 'Unset while pending.' }),
);

/** Converts the status of a listing or an enquiry to the documented value. Suspended listings count as approved. */
export const isVerified = (status: string): 'Approved' | 'Rejected' | undefined =>
  status === 'approved' || status === 'suspended'
    ? 'Approved'
    : status === 'rejected'
      ? 'Rejected'
      : undefined;
