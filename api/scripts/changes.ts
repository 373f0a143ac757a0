import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { isInputObjectType, isInterfaceType, isObjectType, isEnumType, type GraphQLSchema } from 'graphql';

/** What a release would change for clients; additions are left out, since they break nobody. */
export interface Changes {
  /** A client that worked could fail: these must not be released. */
  breaking: string[];
  /** A client may be surprised, such as by a new value of an enum: these are for a person to read. */
  dangerous: string[];
}

/**
 * Compares the released schema with the one of the code. What was deprecated until a day may go from that day on.
 * @param today `YYYY-MM-DD`
 */
export async function changesOf(
  released: GraphQLSchema,
  schema: GraphQLSchema,
  today: string,
): Promise<Changes> {
  const all = await diff(released, schema);
  const isOf = (level: CriticalityLevel) => (change: Change) =>
    change.criticality.level === level && !mayGo(released, change, today);
  const messages = (level: CriticalityLevel) => all.filter(isOf(level)).map(({ message }) => message);
  return { breaking: messages(CriticalityLevel.Breaking), dangerous: messages(CriticalityLevel.Dangerous) };
}

/** True for what was removed after the day that its deprecation names. */
function mayGo(released: GraphQLSchema, { type, path }: Change, today: string): boolean {
  if (!/^(FIELD|INPUT_FIELD|ENUM_VALUE)_REMOVED$/.test(type)) return false;
  const [typeName = '', name = ''] = path?.split('.') ?? [];
  const owner = released.getType(typeName);
  const part = isEnumType(owner)
    ? owner.getValue(name)
    : isObjectType(owner) || isInterfaceType(owner) || isInputObjectType(owner)
      ? owner.getFields()[name]
      : undefined;
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(part?.deprecationReason ?? '') ?? [];
  return day !== undefined && day <= today;
}
