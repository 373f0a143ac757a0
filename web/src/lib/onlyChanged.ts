/** What of a form's values differs from those at first: what was left alone may have been changed elsewhere meanwhile. */
export const onlyChanged = <Values extends object>(
  values: Values,
  before: NoInfer<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
    ),
  ) as Partial<Values>;
