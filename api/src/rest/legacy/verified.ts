import Type from 'typebox';

/** `Approved`, `Rejected`, or unset while pending, as the documented API has it. */
export const Verified = Type.Optional(
  Type.Union([Type.Literal('Approved'), Type.Literal('Rejected')], { description: 'Unset while pending.' }),
);

/** The documented word for where a listing or an enquiry stands. */
export const isVerified = (status: string): 'Approved' | 'Rejected' | undefined =>
  status === 'approved' ? 'Approved' : status === 'rejected' ? 'Rejected' : undefined;
