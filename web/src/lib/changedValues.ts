/**
 * Returns the values that differ from the initial ones. Unchanged fields aren't sent, because they may have been edited
 * elsewhere meanwhile.
 */
export const changedValues = <Values extends object>(
  values: Values,
  before: NoInfer<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
    ),
  ) as Partial<Values>;
