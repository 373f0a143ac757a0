const DIGITS = 10;

/** Returns the first ten digits of a typed or pasted phone number. */
export const contactDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, DIGITS);
