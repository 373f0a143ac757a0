import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { t } from './messages.generated.js';

/** Ranges are checked by the rules of each input, which give the field's name. */
function parseWhole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || !Number.isInteger(value))
    throw new GraphQLError(t('paiseWhole'));
  return value;
}

/** A JSON number, because every allowed amount is below 2^53, whereas an Int ends at ₹2.14 crore. */
export const Paise = new GraphQLScalarType<number, number>({
  name: 'Paise',
  description:
    'An amount of money in paise, as a whole JSON number: ₹1,45,000.00 is 14500000. Up to 1,000,000,000,000 (₹1,000 crore), which is more than an Int can hold and less than 2^53, so every JSON parser with double-precision numbers reads it exactly.',
  serialize: parseWhole,
  parseValue: parseWhole,
  parseLiteral(node) {
    return parseWhole(node.kind === Kind.INT ? Number(node.value) : undefined);
  },
});
