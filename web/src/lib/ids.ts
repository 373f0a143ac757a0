const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a value is a well-formed ID. Pages with any other ID don't exist. */
export const isId = (value: string | undefined): value is string => value !== undefined && UUID.test(value);
