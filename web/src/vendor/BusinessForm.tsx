import { VENDOR_CATEGORIES, VENDOR_CATEGORY_KEYS } from '@mandap/api/constants/vendor';
import { updateVendorRules } from '@mandap/api/rules/vendor';
import { useState } from 'react';
import type { InferType } from 'yup';
import { CityInput } from '../account/CityInput';
import { paths } from '../app/paths';
import type { CancellationPolicy, UpdateVendorInput } from '../gql/types';
import { onlyChanged } from '../lib/onlyChanged';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { CANCELLATION } from '../listing/cancellation';
import { Choice } from '../ui/Choice';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import { Textarea } from '../ui/Textarea';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { UpdateVendorDocument, type OwnVendorFragment } from './OwnVendor.generated';
import styles from './OwnVendor.module.css';

const RULES = updateVendorRules.omit(['ownerName', 'email', 'phone']);

interface BusinessFormProps {
  vendor: OwnVendorFragment;
  cities: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

/** All of a vendor's business data at once. Only what was changed is sent. */
export function BusinessForm({ vendor, cities, onClose, onSaved }: BusinessFormProps) {
  const toast = useToast();
  const [initial] = useState(() => valuesOf(vendor));
  const { field, busy, form, values, changed } = useSubmit({
    initial,
    rules: RULES,
    mutation: UpdateVendorDocument,
    variables: (input) => ({ input: onlyChanged(inputOf(input), inputOf(RULES.cast(initial))) }),
    payload: ({ updateVendor }) => updateVendor,
    onDone: () => {
      release();
      toast.show({ status: 'success', text: 'Your business data was saved.' });
      onClose();
      onSaved();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `Your business data was not saved. ${message}` }),
  });
  const { warning, release, leave } = useUnsavedChanges(changed);

  return (
    <form {...form} className={styles.form} aria-label="Edit business data">
      <FormGrid>
        <Input
          {...field('name')}
          label="Business name"
          autoComplete="organization"
          autoFocus
          span="phoneRow"
        />
        <Input
          label="Type of business"
          value={VENDOR_CATEGORIES[VENDOR_CATEGORY_KEYS[vendor.category]]}
          readOnly
          hint={
            <>
              <TextLink inline to={paths.contact} target="_blank">
                Write to us
              </TextLink>{' '}
              when it is another one.
            </>
          }
          span="phoneRow"
        />
        <Input {...field('address')} label="Address" autoComplete="street-address" span="phoneRow" />
        <CityInput
          {...field('city')}
          label="City"
          cities={cities}
          hint="The state follows from it."
          span="phoneRow"
        />
        <Input
          {...field('priceNote')}
          label="Price note"
          hint="Beside the prices of your packages: travel, taxes, seasons."
          span="row"
        />
        <Input
          {...field('experienceYears')}
          label="Experience in years"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          span="phoneRow"
        />
        <Input
          {...field('eventsCompleted')}
          label="Events completed"
          type="number"
          inputMode="numeric"
          min={0}
          span="phoneRow"
        />
        <Select {...field('willingToTravel')} label="Willing to travel" span="phoneRow">
          <option value="">Not said</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </Select>
        <Input
          {...field('dailyCapacity')}
          label="Bookings a day"
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          hint="A date is full once this many bookings are approved."
          span="phoneRow"
        />
      </FormGrid>
      <Textarea {...field('summary')} label="Summary" rows={7} />
      <fieldset className={styles.choices}>
        <legend>Cancellation</legend>
        {(Object.keys(CANCELLATION) as CancellationPolicy[]).map((policy) => (
          <Choice
            key={policy}
            type="radio"
            name="cancellation"
            value={policy.toLowerCase()}
            checked={values.cancellation === policy.toLowerCase()}
            onChange={field('cancellation').onChange}
            label={CANCELLATION[policy]}
          />
        ))}
      </fieldset>
      <FormActions submitLabel="Save" busyLabel="Saving…" busy={busy} onCancel={() => leave(onClose)} />
      {warning}
    </form>
  );
}

const textOf = (value: number | boolean | null): string => (value === null ? '' : String(value));

const valuesOf = (vendor: OwnVendorFragment) => ({
  name: vendor.name,
  address: vendor.address,
  city: vendor.city,
  priceNote: vendor.priceNote,
  experienceYears: textOf(vendor.experienceYears),
  eventsCompleted: textOf(vendor.eventsCompleted),
  willingToTravel: textOf(vendor.willingToTravel),
  summary: vendor.summary,
  cancellation: vendor.cancellation.toLowerCase(),
  dailyCapacity: textOf(vendor.dailyCapacity ?? 1),
});

/** GraphQL names what the rules call by its words. */
const inputOf = ({ cancellation, ...rest }: InferType<typeof RULES>): UpdateVendorInput => ({
  ...rest,
  cancellation: cancellation?.toUpperCase() as CancellationPolicy | undefined,
});
