/**
 * A condition on listings: theirs is the city that people mean by what they typed, whatever its case.
 *
 * @param bind answers the placeholder of a value
 */
export function inCity(typed: string, bind: (value: unknown) => string): string {
  const city = bind(typed.toLowerCase());
  return `lower(city) = COALESCE((SELECT lower(a.city) FROM city_alias a WHERE a.alias = ${city}), ${city})`;
}
