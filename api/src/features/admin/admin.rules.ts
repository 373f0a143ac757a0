import { object } from 'yup';
import { eightCharacters } from '../account/account.rules.js';
import { email, id, password, tenDigits, text } from '../../core/text.js';

const contact = () => tenDigits('Contact must be exactly 10 digits');

/** The Add Admin form; all of it is required. */
export const registerAdminRules = object({
  name: text(120).required('Name is required'),
  email: email('Invalid email!').required('Email is required'),
  contact: contact().required('Contact is required'),
  password: eightCharacters('Password is required'),
  city: text(80).required('City is required'),
  address: text(300).required('Address is required'),
});

/** An admin's own profile. A new password is set when one is typed, and only beside the one they have. */
export const adminProfileRules = object({
  name: text(120).required('Name is required'),
  contact: contact(),
  city: text(80),
  address: text(300),
  password: password().test(
    'length',
    'Password must be at least 8 characters',
    (value) => !value || value.length >= 8,
  ),
  current: password().when('password', {
    is: (value: string | undefined) => Boolean(value),
    then: (schema) => schema.required('Please enter the password that you have now'),
  }),
});

/**
 * What the server takes; fields that are left out stay as they are. Callers may name themselves, and older clients send
 * back the address that they log in with.
 */
export const updateAdminRules = adminProfileRules.shape({
  name: text(120).min(1, 'Name is required'),
  id: id(),
  email: email('Invalid email!'),
});
