import { BOOKING_SHARE, PACKAGE_UNITS } from '@mandap/api/constants/vendor';
import { packageUnit } from '@mandap/api/labels/vendor';
import { inclusionsOf, packageFormRules } from '@mandap/api/rules/vendor';
import { useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { PackageInput } from '../gql/types';
import { rupees } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import {
  AddPackageDocument,
  UpdatePackageDocument,
  type OwnPackageFragment,
  type PackagesChangedFragment,
} from './OwnPackages.generated';
import { Form } from '../ui/fields/Form';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue, type NumberValue } from '../ui/fields/numberValue';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';

interface PackageFormProps {
  /** The package to edit; omit it to add one. */
  offer?: OwnPackageFragment;
  onClose: () => void;
}

/** Form for a new or existing package. Shows the booking amount as the price is typed. */
export function PackageForm({ offer, onClose }: PackageFormProps) {
  const toast = useToast();
  const [initial] = useState(() => ({
    name: offer?.name ?? '',
    days: numberValue(offer?.days, 1),
    price: numberValue(offer?.price),
    minAdvance: numberValue(offer?.minAdvance),
    unit: offer ? (offer.unit ?? '') : PACKAGE_UNITS[0],
    inclusions: offer?.inclusions.join('\n') ?? '',
  }));
  const { field, busy, form, values, changed } = useSubmit({
    initial,
    rules: packageFormRules,
    mutation: (offer ? UpdatePackageDocument : AddPackageDocument) as TypedDocumentNode<
      Answer,
      { id?: string; input: PackageInput }
    >,
    variables: ({ inclusions = '', ...input }) => ({
      id: offer?.id,
      input: { ...input, inclusions: inclusionsOf(inclusions) },
    }),
    payload: (answer) => Object.values(answer)[0] as PackagesChangedFragment,
    onDone: () => {
      allowLeaving();
      toast.show({ status: 'success', text: t('packageSaved', { name: values.name.trim() }) });
      onClose();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('packageNotSaved', { message }) }),
  });
  const { warning, allowLeaving, leave } = useUnsavedChanges(changed);

  return (
    <Form {...form} aria-label={offer ? t('editNamed', { name: offer.name }) : t('addAPackage')}>
      <FormGrid>
        <TextField {...field('name')} label={t('packageName')} autoFocus span="phoneRow" />
        <NumberField
          {...field('days')}
          label={t('daysLabel')}
          inputMode="decimal"
          min={0.5}
          step={0.5}
          hint={t('halfDayHint')}
          span="phoneRow"
        />
        <NumberField
          {...field('price')}
          label={t('priceInRupees')}
          min={1}
          hint={<span role="status">{shareOf(values.price)}</span>}
          span="phoneRow"
        />
        <SelectField {...field('unit')} label={t('unit')} span="phoneRow">
          <option value="" disabled hidden />
          {PACKAGE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {packageUnit(unit)}
            </option>
          ))}
        </SelectField>
        <NumberField
          {...field('minAdvance')}
          label={t('minimumAdvanceInRupees')}
          min={0}
          hint={t('advanceHint')}
          span="phoneRow"
        />
        <TextField
          {...field('inclusions')}
          label={t('inclusions')}
          hint={t('inclusionsHint')}
          rows={4}
          span="row"
        />
      </FormGrid>
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

/** Both mutations return the same payload under different field names. */
type Answer = Record<string, PackagesChangedFragment>;

/** Returns the booking policy's amount for a price being typed. */
function shareOf(price: NumberValue): string {
  return price && price > 0
    ? t('bookingShareOf', { price: rupees(price * BOOKING_SHARE) })
    : t('bookingShare');
}
