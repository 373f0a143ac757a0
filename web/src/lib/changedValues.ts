/**
 * Returns the values that differ from the initial ones. Unchanged fields aren't sent, because they may have been edited
 * elsewhere meanwhile.
 */
export const changedValues = <Values extends object>(
  values: Values,
  initial: NoInfer<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name as keyof Values]),
    ),
  ) as Partial<Values>;
