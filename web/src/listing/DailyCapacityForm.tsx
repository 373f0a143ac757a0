import { dailyCapacityRules } from '@mandap/api/rules/listing';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { useToast } from '../ui/useToast';
import styles from './DailyCapacityForm.module.css';
import { SetDailyCapacityDocument } from './DailyCapacityForm.generated';

interface DailyCapacityFormProps {
  listing: { id: string; kind: 'VENUE' | 'VENDOR'; dailyCapacity: number | null };
}

/** How many bookings fit on one day. */
export function DailyCapacityForm({ listing }: DailyCapacityFormProps) {
  const toast = useToast();
  const { field, busy, form, changed, reset } = useSubmit({
    initial: { dailyCapacity: String(listing.dailyCapacity ?? 1) },
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
      reset({ dailyCapacity: String(dailyCapacity) });
      toast.show({ status: 'success', text: `${dailyCapacity} a day, from now on.` });
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: `It was not changed. ${message}` }),
  });
  const { warning } = useUnsavedChanges(changed);
  return (
    <form {...form} className={styles.form} aria-label="Bookings a day">
      <Input
        {...field('dailyCapacity')}
        label="Bookings that fit on one day"
        type="number"
        inputMode="numeric"
        min={1}
        max={50}
        hint="Once so many are approved for a date, it is full. Dates that hold more already keep them."
      />
      <div>
        <Button type="submit" busy={busy} busyLabel="Updating…" disabled={!changed}>
          Update
        </Button>
      </div>
      {warning}
    </form>
  );
}
