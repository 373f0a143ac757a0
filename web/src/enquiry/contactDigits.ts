const DIGITS = 10;

/** Keeps the digits of a typed or pasted phone number, ten at most. */
export const contactDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, DIGITS);
