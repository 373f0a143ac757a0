import { array, string } from 'yup';
import { t } from './rules.messages.generated.js';

/** Limits the input. No list has as many options; duplicates are harmless. */
const CHOICES_MAX = 50;

/** Some of the given options. */
export const choices = <Value extends string>(values: readonly Value[]) =>
  array(string().oneOf(values).required()).max(CHOICES_MAX, () => t('choicesMax', { max: CHOICES_MAX }));
