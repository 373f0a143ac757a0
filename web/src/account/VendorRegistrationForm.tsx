import { VENDOR_CATEGORIES, vendorCategoryName } from '@mandap/api/constants/vendor';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
import { registerVendorRules } from '@mandap/api/rules/vendor/register';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { RegisterVendorDocument } from './BusinessRegistration.generated';
import { BusinessAccountFields, RegistrationForm, type BusinessRegistrationProps } from './RegistrationForm';
import { registrationFailed, registrationProblem } from './registrationProblem';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { SelectField } from '../ui/fields/SelectField';
import { CityField } from '../ui/fields/CityField';
import { t } from './auth.messages.generated';

/** Creates a vendor account with a listing that is pending approval. */
export function VendorRegistrationForm({ cities, onRegistered }: BusinessRegistrationProps) {
  const toast = useToast();
  const { field, busy, form, problem } = useSubmit({
    initial: { name: '', email: '', password: '', phone: '', city: '', category: '', businessName: '' },
    rules: registerVendorRules,
    mutation: RegisterVendorDocument,
    variables: ({ category, ...input }) => ({ input: { ...input, category: vendorCategoryName(category) } }),
    payload: ({ registerVendor }) => registerVendor,
    onDone: () => {
      toast.show({ status: 'success', text: t('registrationSuccessful') });
      toast.show({ status: 'success', text: t('vendorRegistered') });
      onRegistered();
    },
    onRefused: (message) => toast.show({ status: 'error', text: message }),
    problemOf: registrationProblem,
    onFailure: () => toast.show({ status: 'error', text: registrationFailed() }),
  });
  return (
    <RegistrationForm submitLabel={t('registerVendor')} {...{ form, busy, problem }}>
      <TextField {...field('name')} label={t('name')} autoComplete="name" span="row" />
      <BusinessAccountFields field={field} />
      <PhoneField {...field('phone')} label={t('contactNumber')} span="phoneRow" />
      <CityField {...field('city')} label={t('city')} cities={cities} span="phoneRow" />
      <SelectField {...field('category')} label={t('typeOfBusiness')} span="phoneRow">
        <option value="">{t('select')}</option>
        {VENDOR_CATEGORIES.map((key) => (
          <option key={key} value={key}>
            {vendorCategoryTitle(key)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('businessName')}
        label={t('businessName')}
        autoComplete="organization"
        span="phoneRow"
      />
    </RegistrationForm>
  );
}
