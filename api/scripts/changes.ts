import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { isInputObjectType, isInterfaceType, isObjectType, isEnumType, type GraphQLSchema } from 'graphql';

/** Changes of a release that affect clients. Additions are omitted, since they break nothing. */
export interface Changes {
  /** Breaking changes, which must not be released. */
  breaking: string[];
  /** Risky changes for a person to review, such as new enum values. */
  dangerous: string[];
}

/**
 * Compares the released schema with the code's. Deprecated fields may be removed from the day that they name.
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

/** Whether a removal happened after the day that its deprecation names. */
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
