import { array, string } from 'yup';
import { t } from './rules.messages.generated.js';

/**
 * URLs of the pictures to keep when something is edited, in their new order. See `picturesToKeep` for what happens without any.
 */
export const keptPicturesRule = () =>
  array(
    string()
      .matches(/^\/media\/[0-9a-f]{32}$/, () => t('pictureInvalid'))
      .required(),
  ).max(100);
