import { useId, type ComponentProps } from 'react';
import { Input } from '../ui/Input';

interface CityInputProps extends ComponentProps<typeof Input> {
  /** Suggested; any other city may be typed. */
  cities: readonly string[];
}

/** A city, with those that Mandap knows as suggestions of the browser's own. */
export function CityInput({ cities, ...rest }: CityInputProps) {
  const list = useId();
  return (
    <>
      <Input {...rest} list={list} autoComplete="address-level2" />
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}
