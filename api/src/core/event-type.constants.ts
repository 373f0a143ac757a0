/** Types of event that the enquiry forms offer, as stored. People may type any other. */
export const EVENT_TYPES = [
  'WEDDING',
  'RECEPTION',
  'ENGAGEMENT',
  'SANGEET',
  'MEHENDI',
  'HALDI',
  'ANNIVERSARY',
  'BIRTHDAY',
  'CORPORATE_EVENT',
  'OTHER',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
