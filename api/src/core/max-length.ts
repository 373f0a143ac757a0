import type { ISchema, Reference, SchemaDescription } from 'yup';
import { formatNumber } from './intl.js';

/** Returns the limit of a rule for texts, for descriptions in the schema: "up to 2,000 characters". */
export function upTo(rule: ISchema<unknown> | Reference): string {
  const { tests } = rule.describe() as SchemaDescription;
  const max = tests.find(({ name }) => name === 'max')?.params?.max;
  if (typeof max !== 'number') throw new Error('The rule has no maximum length');
  return `up to ${formatNumber(max)} characters`;
}
