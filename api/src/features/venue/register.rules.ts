import { object } from 'yup';
import { businessPassword } from '../account/account.rules.js';
import { email, phoneText, text } from '../../core/text.rules.js';
import { BUSINESS_NAME_MAX } from '../listing/listing.constants.js';
import { t } from './rules.messages.generated.js';

/** A venue's registration. Venues' phone numbers have no fixed format. */
export const registerVenueRules = object({
  businessName: text(BUSINESS_NAME_MAX).required(() => t('businessNameMissing')),
  city: text(80).required(() => t('cityMissing')),
  yourName: text(120).required(() => t('yourNameMissing')),
  phone: phoneText().required(() => t('contactMissing')),
  email: email(() => t('emailInvalid')).required(() => t('emailMissing')),
  password: businessPassword(() => t('passwordMissing')),
  comments: text(2000).default(''),
  foodPackages: text(2000).default(''),
});
