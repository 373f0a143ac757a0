/**
 * Returns the fields of a fragment without its name, which masked types contain. A component that takes them also
 * accepts any fragment that includes these fields.
 */
export type FieldsOf<Fragment> = Fragment extends unknown ? Omit<Fragment, ' $fragmentName'> : never;
