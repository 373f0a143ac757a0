import { registerVenueRules } from '@mandap/api/rules/venue/register';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { RegisterVenueDocument } from './BusinessRegistration.generated';
import { BusinessAccountFields, RegistrationForm, type BusinessRegistrationProps } from './RegistrationForm';
import { registrationFailed, registrationProblem } from './registrationProblem';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { CityField } from '../ui/fields/CityField';
import { t } from './auth.messages.generated';

/** Creates a venue owner's account with a listing that is pending approval. */
export function VenueRegistrationForm({ cities, onRegistered }: BusinessRegistrationProps) {
  const toast = useToast();
  const failed = () => toast.show({ status: 'error', text: registrationFailed() });
  const { field, busy, form, problem } = useSubmit({
    initial: { businessName: '', city: '', yourName: '', phone: '', email: '', password: '', comments: '' },
    rules: registerVenueRules.omit(['foodPackages']),
    mutation: RegisterVenueDocument,
    variables: (input) => ({ input }),
    payload: ({ registerVenue }) => registerVenue,
    onDone: () => {
      toast.show({ status: 'success', text: t('venueRegistered') });
      onRegistered();
    },
    onRefused: failed,
    problemOf: registrationProblem,
    onFailure: failed,
  });
  return (
    <RegistrationForm submitLabel={t('registerVenue')} {...{ form, busy, problem }}>
      <TextField
        {...field('businessName')}
        label={t('businessName')}
        autoComplete="organization"
        span="phoneRow"
      />
      <CityField {...field('city')} label={t('city')} cities={cities} span="phoneRow" />
      <TextField {...field('yourName')} label={t('yourName')} autoComplete="name" span="phoneRow" />
      <PhoneField {...field('phone')} label={t('contact')} span="phoneRow" />
      <BusinessAccountFields field={field} />
      <TextField {...field('comments')} label={t('commentsOptional')} rows={3} span="row" />
    </RegistrationForm>
  );
}
