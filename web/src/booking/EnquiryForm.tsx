import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { EVENT_TYPES } from '@mandap/api/constants/event-type';
import { eventTypeLabel } from '@mandap/api/labels/event-type';
import { enquiryRules } from '@mandap/api/rules/booking';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianDate, indianNumber } from '../lib/format';
import { eventDate } from '../listing/eventDate';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { FormGrid } from '../ui/FormGrid';
import { useToast } from '../ui/useToast';
import { linkBooking } from './bookingCache';
import type { EnquiryListing } from './EnquiryListing';
import { EventDateField } from './EventDateField';
import { FreeAlternatives } from './FreeAlternatives';
import { useDayAvailability } from './useDayAvailability';
import { enquiryDraft } from './enquiryDraft';
import { SendEnquiryDocument, type EnquirerQuery, type SendEnquiryMutation } from './EnquiryDialog.generated';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue } from '../ui/fields/numberValue';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { SelectField } from '../ui/fields/SelectField';
import { refetchViewer } from '../app/refetchViewer';
import { t } from './enquiry.messages.generated';

export type SentBooking = NonNullable<SendEnquiryMutation['sendEnquiry']['booking']>;

interface EnquiryFormProps {
  listing: EnquiryListing;
  me: NonNullable<EnquirerQuery['me']>;
  open: boolean;
  onClose: () => void;
  onSent: (booking: SentBooking) => void;
}

/** The enquiry form. Values survive closing the dialog and logging in; sending clears them. */
export function EnquiryForm({ listing, me, open, onClose, onSent }: EnquiryFormProps) {
  const toast = useToast();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [blank] = useState({
    name: me.name,
    contact: me.phone ?? '',
    location: me.city ?? '',
    guests: numberValue(null),
    // Of the search that led to the listing.
    date: eventDate(search.get('date')),
    address: me.address ?? '',
    typeOfEvent: '',
    message: '',
  });
  const [draft] = useState(() => enquiryDraft.read(listing.id, me.id));
  // A retry whose first response was lost gets the enquiry that it sent.
  const isRepeated = ({ date, guests, message }: SentBooking) => {
    const input = enquiryRules.cast(values);
    return input.date === date && input.guests === guests && input.message === message;
  };
  // What was typed stays, so that it can be sent as a message instead.
  const refusal = useRef('');
  const refuseSecond = ({ id, date }: SentBooking) => {
    toast.close(refusal.current);
    refusal.current = toast.show({
      status: 'error',
      text: t('alreadySent', { name: listing.name, date: indianDate(date) }),
      action: { label: t('openEnquiry'), run: () => void navigate(paths.booking(id)) },
      duration: null,
    });
  };
  const isShown = useRef(open);
  useEffect(() => {
    isShown.current = open;
  }, [open]);
  const { field, busy, form, problem, values, set, reset } = useSubmit({
    initial: { ...blank, ...draft, ...(!draft?.date && { date: blank.date }) },
    rules: enquiryRules,
    mutation: SendEnquiryDocument,
    variables: (input) => ({ input: { ...input, listingId: listing.id } }),
    payload: ({ sendEnquiry }) => sendEnquiry,
    update: (cache, { booking }) => {
      if (booking) linkBooking(cache, booking);
    },
    onDone: ({ booking, created }) => {
      if (!booking) return;
      if (created === false && !isRepeated(booking)) return refuseSecond(booking);
      toast.show({ status: 'success', text: t('enquirySentTo', { name: listing.name }) });
      reset(blank);
      onSent(booking);
    },
    problemOf: ({ code, message }) => (code === 'UNAUTHENTICATED' ? undefined : message),
    onFailure: ({ code, message }) => {
      // Makes the dialog notice the ended session and offer the login.
      if (code === 'UNAUTHENTICATED') void refetchViewer(apollo);
      else if (!isShown.current) return toast.show({ status: 'error', text: message });
      return undefined;
    },
  });
  useEffect(() => {
    const changed = Object.entries(blank).some(
      ([name, value]) => values[name as keyof typeof blank] !== value,
    );
    enquiryDraft.save(listing.id, me.id, changed ? values : undefined);
  }, [listing.id, me.id, blank, values]);
  const [passedOn] = useState(() => new Set<string>());
  /** Starts the enquiry to a similar listing with these values, unless it was begun there. */
  const passOn = (similarId: string) => {
    if (!passedOn.has(similarId) && enquiryDraft.read(similarId, me.id)) return;
    passedOn.add(similarId);
    enquiryDraft.save(similarId, me.id, values);
  };
  const { maxGuests } = listing;
  const isFull = useDayAvailability(listing.id, values.date) === 'FULL';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sendEnquiry')}
      subtitle={t('toListing', { listing: [listing.name, listing.city].filter(Boolean).join(', ') })}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <FormGrid>
        <TextField {...field('name')} label={t('name')} autoComplete="name" span="phoneRow" />
        <PhoneField {...field('contact')} label={t('contact')} national span="phoneRow" />
        <EventDateField {...field('date')} listingId={listing.id} label={t('date')} />
        <NumberField
          {...field('guests')}
          label={t('guests')}
          min={1}
          hint={
            maxGuests && values.guests && values.guests > maxGuests
              ? t('maxGuestsHint', { maxGuests: indianNumber(maxGuests) })
              : undefined
          }
        />
        {isFull && (
          <FreeAlternatives
            listing={listing}
            date={values.date}
            guests={values.guests}
            onChoose={(day) => set('date', day)}
            onOpenListing={passOn}
          />
        )}
        <TextField
          {...field('location')}
          label={t('location')}
          autoComplete="address-level2"
          hint={t('locationHint')}
        />
        <SelectField {...field('typeOfEvent')} label={t('typeOfEvent')}>
          <option value="">{t('select')}</option>
          {EVENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {eventTypeLabel(type)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('address')}
          label={t('address')}
          autoComplete="street-address"
          hint={t('addressHint', { name: listing.name })}
          span="row"
        />
        <TextField {...field('message')} label={t('message')} span="row" rows={4} />
        {problem && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Notice tone="error">{problem}</Notice>
          </Box>
        )}
      </FormGrid>
    </Dialog>
  );
}
