import { BOOKING_SHARE } from '@mandap/api/constants/vendor';
import { packageRules } from '@mandap/api/rules/vendor';
import { useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { PackageInput } from '../gql/types';
import { rupees } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { useToast } from '../ui/useToast';
import {
  AddPackageDocument,
  UpdatePackageDocument,
  type OwnPackageFragment,
  type PackagesChangedFragment,
} from './OwnPackages.generated';
import styles from './OwnVendor.module.css';

interface PackageFormProps {
  /** The one that is edited; without it, a new one is added. */
  offer?: OwnPackageFragment;
  onClose: () => void;
}

/** A package, new or edited. What a couple pays to book shows while one types the price. */
export function PackageForm({ offer, onClose }: PackageFormProps) {
  const toast = useToast();
  const [initial] = useState(() => ({
    name: offer?.name ?? '',
    days: offer ? String(offer.days) : '1',
    price: offer ? String(offer.price) : '',
    minAdvance: offer ? String(offer.minAdvance) : '',
  }));
  const { field, busy, form, values, changed } = useSubmit({
    initial,
    rules: packageRules,
    mutation: (offer ? UpdatePackageDocument : AddPackageDocument) as TypedDocumentNode<
      Answer,
      { id?: string; input: PackageInput }
    >,
    variables: (input) => ({ id: offer?.id, input }),
    payload: (answer) => Object.values(answer)[0] as PackagesChangedFragment,
    onDone: () => {
      release();
      toast.show({ status: 'success', text: `${values.name.trim()} was saved.` });
      onClose();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `The package was not saved. ${message}` }),
  });
  const { warning, release, leave } = useUnsavedChanges(changed);

  return (
    <form {...form} className={styles.form} aria-label={offer ? `Edit ${offer.name}` : 'Add a package'}>
      <FormGrid>
        <Input {...field('name')} label="Package name" autoFocus span="phoneRow" />
        <Input
          {...field('days')}
          label="Days"
          type="number"
          inputMode="decimal"
          min={0.5}
          step={0.5}
          hint="Half a day is 0.5."
          span="phoneRow"
        />
        <Input
          {...field('price')}
          label="Price in rupees"
          type="number"
          inputMode="numeric"
          min={1}
          hint={<span role="status">{shareOf(values.price)}</span>}
          span="phoneRow"
        />
        <Input
          {...field('minAdvance')}
          label="Minimum advance in rupees"
          type="number"
          inputMode="numeric"
          min={0}
          hint="0 when you ask for none."
          span="phoneRow"
        />
      </FormGrid>
      <FormActions submitLabel="Save" busyLabel="Saving…" busy={busy} onCancel={() => leave(onClose)} />
      {warning}
    </form>
  );
}

/** Both mutations answer the same payload, each under its own name. */
type Answer = Record<string, PackagesChangedFragment>;

/** The booking policy, for a price that is being typed. */
function shareOf(typed: string): string {
  const price = Number(typed);
  return typed && price > 0
    ? `A couple pays ${rupees(price * BOOKING_SHARE)} (40%) to book, the rest on the event day.`
    : 'A couple pays 40% of it to book, the rest on the event day.';
}
