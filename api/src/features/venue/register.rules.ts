import { object } from 'yup';
import { businessPassword } from '../account/account.rules.js';
import { email, phoneText, text } from '../../core/text.js';

/** What a venue registers with. Its phone has no format of its own. */
export const registerVenueRules = object({
  businessName: text(160).required('Business name is required'),
  city: text(80).required('City name is required'),
  yourName: text(120).required('Your name is required'),
  phone: phoneText().required('Contact number is required'),
  email: email('Invalid email').required('Email is required'),
  password: businessPassword('Password is required'),
  comments: text(2000).default(''),
  foodPackages: text(2000).default(''),
});
