import { object, string } from 'yup';
import { businessPassword } from '../account/account.rules.js';
import { email, phoneText, text } from '../../core/text.rules.js';
import { BUSINESS_NAME_MAX } from '../listing/listing.constants.js';
import { VENDOR_CATEGORIES, vendorCategoryOf } from './vendor.constants.js';
import { t } from './rules.messages.generated.js';

/** A vendor's registration; the category by key or title. Vendors' phone numbers have no fixed format. */
export const registerVendorRules = object({
  name: text(120).required(() => t('nameMissing')),
  email: email(() => t('emailInvalid')).required(() => t('emailMissing')),
  password: businessPassword(() => t('passwordMissing')),
  phone: phoneText().required(() => t('phoneMissing')),
  city: text(80).required(() => t('cityMissing')),
  category: string()
    .transform((value: unknown) => (typeof value === 'string' ? (vendorCategoryOf(value) ?? value) : value))
    .oneOf(VENDOR_CATEGORIES, () => t('businessTypeMissing'))
    .required(() => t('businessTypeMissing')),
  businessName: text(BUSINESS_NAME_MAX).required(() => t('businessNameMissing')),
});
