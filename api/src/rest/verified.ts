import Type from 'typebox';

/** `Approved`, `Rejected`, or unset while pending, as the documented API has it. */
export const Verified = Type.Optional(
  Type.Union([Type.Literal('Approved'), Type.Literal('Rejected')], { description: 'Unset while pending.' }),
);

/** The documented word for the status of a listing or an enquiry; a suspended listing stays approved. */
export const isVerified = (status: string): 'Approved' | 'Rejected' | undefined =>
  status === 'approved' || status === 'suspended'
    ? 'Approved'
    : status === 'rejected'
      ? 'Rejected'
      : undefined;
