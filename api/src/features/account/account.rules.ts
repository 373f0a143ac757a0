import { object, string } from 'yup';
import { email, password, text } from '../../core/text.js';
import { ROLES, type Role } from '../../core/viewer.js';
import { PASSWORD_RULES } from './account.constants.js';

/** Which account somebody wants to log in to. */
export const loginTargetRules = object({
  email: email('Invalid email!').required('Email is required'),
  role: string().oneOf(ROLES, 'Please select a role').required('Please select a role'),
});

export const loginRules = loginTargetRules.shape({
  password: password().required('Password is required'),
});

/** A user's password: the specification's three rules, in their order. */
export const userPassword = () =>
  PASSWORD_RULES.reduce(
    (schema, { label, message, test }) => schema.test(label, message, (value) => !value || test(value)),
    password().required('Please enter your password!'),
  );

export const resetEmailRules = object({
  email: email('Invalid email!').required('Please enter your email!'),
});

export const resetCodeRules = object({
  code: text(20)
    .matches(/^.{6}$/, { message: 'OTP must be 6 digits', excludeEmptyString: true })
    .required('Please enter the OTP!'),
});

/** The code that confirms the address of an account. */
export const confirmationCodeRules = object({
  code: text(20)
    .matches(/^\d{6}$/, { message: 'The code has 6 digits', excludeEmptyString: true })
    .required('Please enter the code'),
});

const NEW_PASSWORD_MISSING = 'Please enter your new password!';

/** A password that has a length only; of several messages a field shows the first. */
export const eightCharacters = (missing: string) =>
  password().required(missing).min(8, 'Password must be at least 8 characters');

export const newPasswordRules = object({ password: eightCharacters(NEW_PASSWORD_MISSING) });

/** A vendor's or venue's password, which has a length only. */
export const businessPassword = (missing: string) =>
  password().required(missing).min(6, 'Password must be at least 6 characters');

/** The password that the account has, asked for once more before something that can't be taken back. */
export const ownPasswordRules = object({
  password: password().required('Please enter your password!'),
});

/** The address that an account shall have. */
export const emailChangeRules = ownPasswordRules.concat(resetEmailRules);

const newPasswordOf = (role: Role) => {
  if (role === 'user') return userPassword();
  if (role === 'admin') return eightCharacters(NEW_PASSWORD_MISSING);
  return businessPassword(NEW_PASSWORD_MISSING);
};

/** A new password beside the one that the account has; what it must have depends on the role. */
export const changePasswordRules = (role: Role) =>
  object({ current: password().required('Please enter your password!'), password: newPasswordOf(role) });
