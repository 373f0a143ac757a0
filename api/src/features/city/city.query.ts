/**
 * Returns a condition on listings: their city is the one that a person's input means, ignoring case.
 * @param bind adds a value and returns its placeholder
 */
export function inCity(typed: string, bind: (value: unknown) => string): string {
  const city = bind(typed.toLowerCase());
  return `lower(city) = COALESCE((SELECT lower(a.city) FROM city_alias a WHERE a.alias = ${city}), ${city})`;
}
