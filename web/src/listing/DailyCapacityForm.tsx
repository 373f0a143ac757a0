import { dailyCapacityRules } from '@mandap/api/rules/listing';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { useToast } from '../ui/useToast';
import { SetDailyCapacityDocument } from './DailyCapacityForm.generated';
import { t } from './owner.messages.generated';
import { Button } from '../ui/mui/Button';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue } from '../ui/fields/numberValue';
import { Form } from '../ui/fields/Form';

interface DailyCapacityFormProps {
  listing: { id: string; kind: 'VENUE' | 'VENDOR'; dailyCapacity: number | null };
}

/** Edits the maximum number of bookings per day. */
export function DailyCapacityForm({ listing }: DailyCapacityFormProps) {
  const toast = useToast();
  const { field, busy, form, changed, reset } = useSubmit({
    initial: { dailyCapacity: numberValue(listing.dailyCapacity, 1) },
    rules: dailyCapacityRules,
    mutation: SetDailyCapacityDocument,
    variables: ({ dailyCapacity }) => ({ dailyCapacity }),
    payload: ({ setDailyCapacity }) => setDailyCapacity,
    update: (cache, { dailyCapacity }) => {
      cache.modify({
        id: cache.identify({
          __typename: listing.kind === 'VENUE' ? 'Venue' : 'Vendor',
          id: listing.id,
        }),
        fields: { dailyCapacity: () => dailyCapacity },
      });
    },
    onDone: ({ dailyCapacity }) => {
      reset({ dailyCapacity: numberValue(dailyCapacity) });
      toast.show({ status: 'success', text: t('capacitySaved', { count: dailyCapacity ?? 1 }) });
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('capacityNotSaved', { message }) }),
  });
  const { warning } = useUnsavedChanges(changed);
  return (
    <Form gap={4} {...form} aria-label={t('bookingsADay')}>
      <NumberField
        {...field('dailyCapacity')}
        label={t('bookingsThatFit')}
        min={1}
        max={50}
        hint={t('capacityHint')}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={t('updating')}>
          {t('update')}
        </Button>
      </div>
      {warning}
    </Form>
  );
}
