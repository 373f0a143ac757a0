import { CITIES } from '../db/cities.js';

/** The demo's cities, the most important wedding cities first. */
export const DEMO_CITIES: string[] = [
  'Udaipur',
  'Jaipur',
  'Delhi',
  'Mumbai',
  'Bengaluru',
  'Panaji',
  'Lucknow',
  'Hyderabad',
  'Chennai',
  'Kolkata',
  'Pune',
  'Ahmedabad',
  'Jodhpur',
  'Agra',
  'Varanasi',
  'Chandigarh',
  'Dehradun',
  'Indore',
  'Kochi',
  'Mysuru',
  'Amritsar',
  'Bhopal',
  'Surat',
  'Nagpur',
];

export function stateOf(city: string): string {
  const known = CITIES.find(({ name }) => name === city);
  if (!known) throw new Error(`Unknown demo city: ${city}`);
  return known.state;
}
