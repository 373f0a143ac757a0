import { EVENT_TYPES } from '@mandap/api/constants/booking';
import { enquiryRules } from '@mandap/api/rules/booking';
import { today, yearsLater } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { linkBooking } from './bookingCache';
import { SendEnquiryDocument, type EnquirerQuery, type SendEnquiryMutation } from './EnquiryDialog.generated';

/** Whom the enquiry goes to. */
export interface EnquiryListing {
  id: string;
  name: string;
  city: string;
}

export type SentBooking = NonNullable<SendEnquiryMutation['sendEnquiry']['booking']>;

interface EnquiryFormProps {
  listing: EnquiryListing;
  me: NonNullable<EnquirerQuery['me']>;
  open: boolean;
  onClose: () => void;
  onSent: (booking: SentBooking) => void;
}

const YEARS_AHEAD = 5;

/** The eight fields of an enquiry. Closing the dialog keeps what was typed; sending clears it. */
export function EnquiryForm({ listing, me, open, onClose, onSent }: EnquiryFormProps) {
  const toast = useToast();
  const { field, busy, form, reset } = useSubmit({
    initial: {
      name: me.name,
      contact: me.phone ?? '',
      location: me.city ?? '',
      guests: '',
      date: '',
      address: me.address ?? '',
      typeOfEvent: '',
      message: '',
    },
    rules: enquiryRules,
    mutation: SendEnquiryDocument,
    variables: (input) => ({ input: { ...input, listingId: listing.id } }),
    payload: ({ sendEnquiry }) => sendEnquiry,
    update: (cache, { booking }) => {
      if (booking) linkBooking(cache, booking);
    },
    onDone: ({ booking }) => {
      if (!booking) return;
      toast.show({ status: 'success', text: `Enquiry sent to ${listing.name}` });
      reset();
      onSent(booking);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send Enquiry"
      lead={`to ${[listing.name, listing.city].filter(Boolean).join(', ')}`}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            Send
          </Button>
        </>
      }
    >
      <FormGrid>
        <Input {...field('name')} label="Name" autoComplete="name" span="phoneRow" />
        <Input
          {...field('contact')}
          label="Contact"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          span="phoneRow"
        />
        <Input {...field('date')} label="Date" type="date" min={today()} max={yearsLater(YEARS_AHEAD)} />
        <Input {...field('guests')} label="Guests" type="number" inputMode="numeric" min={1} />
        <Input {...field('location')} label="Location" autoComplete="address-level2" />
        <Select {...field('typeOfEvent')} label="Type of Event">
          <option value="">Select</option>
          {EVENT_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <Input {...field('address')} label="Address" autoComplete="street-address" span="row" />
        <Textarea {...field('message')} label="Message" span="row" />
      </FormGrid>
    </Dialog>
  );
}
