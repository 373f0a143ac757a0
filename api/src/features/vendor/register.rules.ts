import { object, string } from 'yup';
import { businessPassword } from '../account/account.rules.js';
import { email, phoneText, text } from '../../core/text.js';
import { VENDOR_CATEGORIES, vendorCategoryOf, type VendorCategory } from './vendor.constants.js';

const CATEGORIES = Object.keys(VENDOR_CATEGORIES) as VendorCategory[];

/** What a vendor registers with; the category by its key or title. Their phone has no format of its own. */
export const registerVendorRules = object({
  name: text(120).required('Please enter your name!'),
  email: email('Invalid email!').required('Please enter your email!'),
  password: businessPassword('Please enter your password!'),
  phone: phoneText().required('Please enter your phone number!'),
  city: text(80).required('Please enter your city!'),
  category: string()
    .transform((value: unknown) => (typeof value === 'string' ? (vendorCategoryOf(value) ?? value) : value))
    .oneOf(CATEGORIES, 'Please enter your business type!')
    .required('Please enter your business type!'),
  businessName: text(160).required('Please enter your business name!'),
});
