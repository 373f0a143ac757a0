import { object, ref, string } from 'yup';
import { userPassword } from '../account/account.rules.js';
import { email, tenDigits, text } from '../core/text.js';

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
