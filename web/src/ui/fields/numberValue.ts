/** The value of a NumberField; '' while it is empty. */
export type NumberValue = number | '';

/** Converts an optional number to the value of a NumberField. */
export const numberValue = (value: number | null | undefined, fallback: NumberValue = ''): NumberValue =>
  value ?? fallback;
