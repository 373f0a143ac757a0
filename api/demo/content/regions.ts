/** Regions of the demo, which share architecture, names, food and weather. */
export const REGIONS = [
  'rajasthan',
  'delhi',
  'mumbai',
  'goa',
  'awadh',
  'punjab',
  'hills',
  'gujarat',
  'maharashtra',
  'central',
  'tamil',
  'kerala',
  'karnataka',
  'deccan',
  'bengal',
] as const;

export type Region = (typeof REGIONS)[number];
