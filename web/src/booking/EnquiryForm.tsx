import { useApolloClient } from '@apollo/client/react';
import { EVENT_TYPES } from '@mandap/api/constants/booking';
import { enquiryRules } from '@mandap/api/rules/booking';
import { useEffect, useState } from 'react';
import { indianNumber } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { linkBooking } from './bookingCache';
import { EventDateInput } from './EventDateInput';
import { enquiryDraft } from './enquiryDraft';
import { SendEnquiryDocument, type EnquirerQuery, type SendEnquiryMutation } from './EnquiryDialog.generated';

/** Whom the enquiry goes to. */
export interface EnquiryListing {
  id: string;
  name: string;
  city: string;
  /** Of a venue that says how many it takes. */
  maxGuests?: number | null;
}

export type SentBooking = NonNullable<SendEnquiryMutation['sendEnquiry']['booking']>;

interface EnquiryFormProps {
  listing: EnquiryListing;
  me: NonNullable<EnquirerQuery['me']>;
  open: boolean;
  onClose: () => void;
  onSent: (booking: SentBooking) => void;
}

/** The eight fields of an enquiry. Closing the dialog keeps what was typed, and so does a login; sending clears it. */
export function EnquiryForm({ listing, me, open, onClose, onSent }: EnquiryFormProps) {
  const toast = useToast();
  const apollo = useApolloClient();
  const [blank] = useState({
    name: me.name,
    contact: me.phone ?? '',
    location: me.city ?? '',
    guests: '',
    date: '',
    address: me.address ?? '',
    typeOfEvent: '',
    message: '',
  });
  const [draft] = useState(() => enquiryDraft.read(listing.id, me.id));
  const { field, busy, form, values, reset } = useSubmit({
    initial: { ...blank, ...draft },
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
      reset(blank);
      onSent(booking);
    },
    onFailure: ({ code, message }) => {
      if (code !== 'UNAUTHENTICATED') return toast.show({ status: 'error', text: message });
      // Then the dialog knows that nobody is logged in, and offers the login.
      apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
      return undefined;
    },
  });
  useEffect(() => {
    const changed = Object.entries(blank).some(
      ([name, value]) => values[name as keyof typeof blank] !== value,
    );
    enquiryDraft.keep(listing.id, me.id, changed ? values : undefined);
  }, [listing.id, me.id, blank, values]);
  const { maxGuests } = listing;
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
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
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
        <EventDateInput {...field('date')} listingId={listing.id} label="Date" />
        <Input
          {...field('guests')}
          label="Guests"
          type="number"
          inputMode="numeric"
          min={1}
          hint={
            maxGuests && Number(values.guests) > maxGuests
              ? `This venue takes up to ${indianNumber(maxGuests)} guests`
              : undefined
          }
        />
        <Input
          {...field('location')}
          label="Location"
          autoComplete="address-level2"
          hint="The city you are writing from"
        />
        <Select {...field('typeOfEvent')} label="Type of Event">
          <option value="">Select</option>
          {EVENT_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <Input
          {...field('address')}
          label="Address"
          autoComplete="street-address"
          hint={`Where ${listing.name} can write to you`}
          span="row"
        />
        <Textarea {...field('message')} label="Message" span="row" />
      </FormGrid>
    </Dialog>
  );
}
