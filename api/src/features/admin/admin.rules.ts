import { object } from 'yup';
import { eightCharacters } from '../account/account.rules.js';
import { email, id, password, tenDigits, text } from '../../core/text.rules.js';
import { t } from './rules.messages.generated.js';

const contact = () => tenDigits(() => t('contactTenDigits'));

/** The Add Admin form. */
export const registerAdminRules = object({
  name: text(120).required(() => t('nameMissing')),
  email: email(() => t('emailInvalid')).required(() => t('emailMissing')),
  contact: contact().required(() => t('contactMissing')),
  password: eightCharacters(() => t('passwordMissing')),
  city: text(80).required(() => t('cityMissing')),
  address: text(300).required(() => t('addressMissing')),
});

/** An admin's own profile. A new password requires the current one. */
export const adminProfileRules = object({
  name: text(120).required(() => t('nameMissing')),
  contact: contact(),
  city: text(80),
  address: text(300),
  password: password().test(
    'length',
    () => t('passwordEightCharacters'),
    (value) => !value || value.length >= 8,
  ),
  current: password().when('password', {
    is: (value: string | undefined) => Boolean(value),
    then: (schema) => schema.required(() => t('currentPasswordMissing')),
  }),
});

/**
 * The server's rules; omitted fields stay unchanged. Clients may send their own ID, and older ones send their stored
 * email address back.
 */
export const updateAdminRules = adminProfileRules.shape({
  name: text(120).min(1, () => t('nameMissing')),
  id: id(),
  email: email(() => t('emailInvalid')),
});
