const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address can be one of ours at all; everything else is a page that does not exist. */
export const isId = (value: string | undefined): value is string => value !== undefined && UUID.test(value);
