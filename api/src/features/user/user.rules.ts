import type { Readable } from 'node:stream';
import { array, mixed, object, ref, string } from 'yup';
import { userPassword } from '../account/account.rules.js';
import { email, requiredId, tenDigits, text } from '../../core/text.rules.js';
import { t } from './rules.messages.generated.js';

interface File {
  createReadStream(): Readable;
}

/** The fields of a registration. */
export const registerUserRules = object({
  fullName: text(120).required(() => t('nameMissing')),
  email: email(() => t('emailInvalid')).required(() => t('emailMissing')),
  phone: tenDigits(() => t('phoneTenDigits')).required(() => t('phoneMissing')),
  password: userPassword(),
});

/** The sign-up form: with the password typed twice. */
export const signupFormRules = registerUserRules.shape({
  confirmPassword: string()
    .required(() => t('confirmationMissing'))
    .oneOf([ref('password')], () => t('passwordsDiffer')),
});

/** A profile's changes; omitted fields stay unchanged. City and address may be emptied. */
export const updateUserRules = object({
  id: requiredId(),
  fullName: text(120).min(1, () => t('nameMissing')),
  phone: tenDigits(() => t('phoneTenDigits')).min(1, () => t('phoneMissing')),
  city: text(80),
  address: text(300),
  /** Older clients send it back; changing it needs a confirmation code. */
  email: email(() => t('emailInvalid')),
  /** The profile's picture, if uploaded. */
  files: array(mixed<File>().required())
    .max(1, () => t('onePicture'))
    .default([]),
});

/** The profile's new picture, which GraphQL announces before it arrives; null for none. */
export const avatarRules = object({ file: mixed<File | Promise<File>>().nullable().default(null) });
