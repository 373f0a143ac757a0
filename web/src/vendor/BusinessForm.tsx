import { VENDOR_CATEGORY_KEYS } from '@mandap/api/constants/vendor';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
import { updateVendorRules } from '@mandap/api/rules/vendor';
import { useState } from 'react';
import type { InferType } from 'yup';
import { paths } from '../app/paths';
import type { CancellationPolicy, UpdateVendorInput } from '../gql/types';
import { changedValues } from '../lib/changedValues';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { cancellationOptions } from '../listing/cancellation';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { UpdateVendorDocument, type OwnVendorFragment } from './OwnVendor.generated';
import { Form } from '../ui/fields/Form';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue } from '../ui/fields/numberValue';
import { TextField } from '../ui/fields/TextField';
import { SelectField } from '../ui/fields/SelectField';
import { RadioGroupField } from '../ui/fields/RadioGroupField';
import { CityField } from '../ui/fields/CityField';

const RULES = updateVendorRules.omit(['ownerName', 'email', 'phone']);

interface BusinessFormProps {
  vendor: OwnVendorFragment;
  cities: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

/** Form for all of a vendor's business details. Submits only changed fields. */
export function BusinessForm({ vendor, cities, onClose, onSaved }: BusinessFormProps) {
  const toast = useToast();
  const [initial] = useState(() => valuesOf(vendor));
  const { field, busy, form, changed } = useSubmit({
    initial,
    rules: RULES,
    mutation: UpdateVendorDocument,
    variables: (input) => ({ input: changedValues(inputOf(input), inputOf(RULES.cast(initial))) }),
    payload: ({ updateVendor }) => updateVendor,
    onDone: () => {
      allowLeaving();
      toast.show({ status: 'success', text: t('businessSaved') });
      onClose();
      onSaved();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('businessNotSaved', { message }) }),
  });
  const { warning, allowLeaving, leave } = useUnsavedChanges(changed);

  return (
    <Form {...form} aria-label={t('editBusinessData')}>
      <FormGrid>
        <TextField
          {...field('name')}
          label={t('businessName')}
          autoComplete="organization"
          autoFocus
          span="phoneRow"
        />
        <TextField
          label={t('typeOfBusiness')}
          value={vendorCategoryTitle(VENDOR_CATEGORY_KEYS[vendor.category])}
          readOnly
          hint={
            <>
              {rich(t, 'otherType', {
                link: (text) => (
                  <TextLink inline to={paths.contact} target="_blank">
                    {text}
                  </TextLink>
                ),
              })}
            </>
          }
          span="phoneRow"
        />
        <TextField {...field('address')} label={t('address')} autoComplete="street-address" span="phoneRow" />
        <CityField
          {...field('city')}
          label={t('city')}
          cities={cities}
          hint={t('stateHint')}
          span="phoneRow"
        />
        <TextField {...field('priceNote')} label={t('priceNote')} hint={t('priceNoteHint')} span="row" />
        <NumberField
          {...field('experienceYears')}
          label={t('experienceInYears')}
          min={0}
          max={100}
          span="phoneRow"
        />
        <NumberField {...field('eventsCompleted')} label={t('eventsCompleted')} min={0} span="phoneRow" />
        <SelectField {...field('willingToTravel')} label={t('willingToTravel')} span="phoneRow">
          <option value="">{t('notSaid')}</option>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </SelectField>
        <NumberField
          {...field('dailyCapacity')}
          label={t('bookingsADay')}
          min={1}
          max={50}
          hint={t('dailyCapacityHint')}
          span="phoneRow"
        />
        <TextField
          {...field('gstin')}
          label={t('gstin')}
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('gstinHint')}
          span="phoneRow"
        />
      </FormGrid>
      <TextField {...field('summary')} label={t('summary')} rows={7} />
      <RadioGroupField {...field('cancellation')} label={t('cancellation')} options={cancellationOptions()} />
      <FormActions
        submitLabel={t('save')}
        busyLabel={t('saving')}
        busy={busy}
        onCancel={() => leave(onClose)}
      />
      {warning}
    </Form>
  );
}

const valuesOf = (vendor: OwnVendorFragment) => ({
  name: vendor.name,
  address: vendor.address,
  city: vendor.city,
  priceNote: vendor.priceNote,
  experienceYears: numberValue(vendor.experienceYears),
  eventsCompleted: numberValue(vendor.eventsCompleted),
  willingToTravel: vendor.willingToTravel === null ? '' : String(vendor.willingToTravel),
  summary: vendor.summary,
  cancellation: vendor.cancellation.toLowerCase(),
  dailyCapacity: numberValue(vendor.dailyCapacity, 1),
  gstin: vendor.gstin ?? '',
});

/** Maps form values to the GraphQL input, whose fields have other names. */
const inputOf = ({ cancellation, ...rest }: InferType<typeof RULES>): UpdateVendorInput => ({
  ...rest,
  cancellation: cancellation?.toUpperCase() as CancellationPolicy | undefined,
});
