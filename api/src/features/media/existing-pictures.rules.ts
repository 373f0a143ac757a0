import { array, string } from 'yup';

/**
 * Addresses of the pictures that stay when something is edited, in the order that they shall have. What becomes of them
 * where none is named, `keptOf` says.
 */
export const keptPicturesRule = () =>
  array(
    string()
      .matches(/^\/media\/[0-9a-f]{32}$/, 'This is not the address of a picture')
      .required(),
  ).max(100);
