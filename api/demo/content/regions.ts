/** Regions in the demo: what buildings, names, food and weather have in common. */
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
