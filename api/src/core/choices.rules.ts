import { array, string } from 'yup';

/** No list of options is longer; naming one twice is harmless. */
const CHOICES_MAX = 50;

/** Some of the given options. */
export const choices = <Value extends string>(values: readonly Value[]) =>
  array(string().oneOf(values).required()).max(CHOICES_MAX, `Please choose at most ${CHOICES_MAX}`);
