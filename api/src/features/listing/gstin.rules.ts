/** State code, PAN, number of the registration, "Z" and the check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** Whether a text is a GSTIN: of the right form, and with the right check character (Luhn mod 36). */
export function isGstin(value: string): boolean {
  if (!FORM.test(value)) return false;
  let sum = 0;
  for (let i = 0; i < 14; i++) {
    const product = parseInt(value.charAt(i), 36) * ((i % 2) + 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return parseInt(value.charAt(14), 36) === (36 - (sum % 36)) % 36;
}
