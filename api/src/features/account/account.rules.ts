import { object, string } from 'yup';
import { email, password, text } from '../../core/text.rules.js';
import { ROLES, type Role } from '../../core/viewer.js';
import { t } from './rules.messages.generated.js';

/** The account to log in to. */
export const loginTargetRules = object({
  email: email(() => t('emailInvalid')).required(() => t('emailMissing')),
  role: string()
    .oneOf(ROLES, () => t('roleMissing'))
    .required(() => t('roleMissing')),
});

export const loginRules = loginTargetRules.shape({
  password: password().required(() => t('passwordMissing')),
});

/** Requirements for users' passwords. The sign-up form's checklist shows the labels. */
export const PASSWORD_RULES = [
  {
    name: 'length',
    label: () => t('minimumEightCharacters'),
    message: () => t('passwordEightCharacters'),
    test: (password: string) => password.length >= 8,
  },
  {
    name: 'digit',
    label: () => t('minimumOneDigit'),
    message: () => t('passwordDigit'),
    test: (password: string) => /\d/.test(password),
  },
  {
    name: 'special',
    label: () => t('minimumOneSpecial'),
    message: () => t('passwordSpecial'),
    test: (password: string) => /[!@#$%^&*]/.test(password),
  },
] as const;

/** A user's password. Reports the first requirement that it fails. */
export const userPassword = () =>
  PASSWORD_RULES.reduce(
    (schema, { name, message, test }) => schema.test(name, message, (value) => !value || test(value)),
    password().required(() => t('yourPasswordMissing')),
  );

export const resetEmailRules = object({
  email: email(() => t('emailInvalid')).required(() => t('yourEmailMissing')),
});

export const resetCodeRules = object({
  code: text(20)
    .matches(/^.{6}$/, { message: () => t('otpSixDigits'), excludeEmptyString: true })
    .required(() => t('otpMissing')),
});

/** The code that confirms an account's address. */
export const confirmationCodeRules = object({
  code: text(20)
    .matches(/^\d{6}$/, { message: () => t('codeSixDigits'), excludeEmptyString: true })
    .required(() => t('codeMissing')),
});

const newPasswordMissing = () => t('newPasswordMissing');

/** A password whose only requirement is its length. */
export const eightCharacters = (missing: () => string) =>
  password()
    .required(missing)
    .min(8, () => t('passwordEightCharacters'));

export const newPasswordRules = object({ password: eightCharacters(newPasswordMissing) });

/** A vendor's or venue's password. */
export const businessPassword = (missing: () => string) =>
  password()
    .required(missing)
    .min(6, () => t('passwordSixCharacters'));

/** The current password, required before changes that can't be undone. */
export const ownPasswordRules = object({
  password: password().required(() => t('yourPasswordMissing')),
});

/** The account's new email address. */
export const emailChangeRules = ownPasswordRules.concat(resetEmailRules);

const newPasswordOf = (role: Role) => {
  if (role === 'user') return userPassword();
  if (role === 'admin') return eightCharacters(newPasswordMissing);
  return businessPassword(newPasswordMissing);
};

/** The current and the new password; requirements depend on the role. */
export const changePasswordRules = (role: Role) =>
  object({ current: password().required(() => t('yourPasswordMissing')), password: newPasswordOf(role) });

/** Messages of the reset forms and of the API's responses. */
export const resetMessages = {
  sent: () => t('resetSent'),
  verified: () => t('resetVerified'),
  done: () => t('resetDone'),
};

export const invalidCredentials = () => t('invalidCredentials');
