import type { Readable } from 'node:stream';
import { array, mixed, object, ref, string } from 'yup';
import { userPassword } from '../account/account.rules.js';
import { email, id, tenDigits, text } from '../../core/text.js';

interface File {
  createReadStream(): Readable;
}

/** What the server takes at sign-up. */
export const registerUserRules = object({
  fullName: text(120).required('Please enter your name!'),
  email: email('Invalid email!').required('Please enter your email!'),
  phone: tenDigits('Mobile number must be 10 digits').required('Please enter your mobile number!'),
  password: userPassword(),
});

/** The form's rules: the server's, and the password typed twice. */
export const signupFormRules = registerUserRules.shape({
  confirmPassword: string()
    .required('Please confirm your password')
    .oneOf([ref('password')], 'Passwords must match'),
});

/** What users may change of their profile; what is not given stays as it is. City and address may be emptied. */
export const updateUserRules = object({
  id: id().required('No ID provided'),
  fullName: text(120).min(1, 'Please enter your name!'),
  phone: tenDigits('Mobile number must be 10 digits').min(1, 'Please enter your mobile number!'),
  city: text(80),
  address: text(300),
  /** Changed in a way of its own; older clients send the stored one back. */
  email: email('Invalid email!'),
  /** The picture of their profile, where it comes along. */
  files: array(mixed<File>().required()).max(1, 'A profile has one picture').default([]),
});

/** The picture of a profile, which GraphQL announces before it comes; null for none. */
export const avatarRules = object({ file: mixed<File | Promise<File>>().nullable().default(null) });
