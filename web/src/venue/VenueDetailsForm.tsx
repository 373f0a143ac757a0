import { FACILITIES, FILTER_VENUE_TYPES, OWNER_VENUE_TYPES, VENUE_TYPES } from '@mandap/api/constants/venue';
import { facilityLabel, venueTypeLabel } from '@mandap/api/labels/venue';
import { updateVenueRules } from '@mandap/api/rules/venue';
import { guestNumber } from '@mandap/api/rules/venue/guest-capacity';
import { useState } from 'react';
import type { InferType } from 'yup';
import type { CancellationPolicy, UpdateVenueInput } from '../gql/types';
import { indianNumber, rupees } from '../lib/format';
import { changedValues } from '../lib/changedValues';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { cancellationOptions } from '../listing/cancellation';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { Panel } from '../ui/mui/Panel';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { UpdateVenueDocument, type OwnVenueFragment } from './OwnVenue.generated';
import { PriceReading } from './PriceReading';
import { Form } from '../ui/fields/Form';
import { NumberField } from '../ui/fields/NumberField';
import { numberValue } from '../ui/fields/numberValue';
import { PhoneField } from '../ui/fields/PhoneField';
import { TextField } from '../ui/fields/TextField';
import { CheckboxGroupField } from '../ui/fields/CheckboxGroupField';
import { RadioGroupField } from '../ui/fields/RadioGroupField';
import { CityField } from '../ui/fields/CityField';

const RULES = updateVenueRules.omit([
  ...(['id', 'ownerName', 'email', 'files'] as const),
  ...(['isVerified', 'rank', 'ratingAverage', 'ratingCount'] as const),
]);

const PRICES = RULES.pick(['vegPrice', 'nonVegPrice']);
type RuleValues = InferType<typeof RULES>;

interface VenueDetailsFormProps {
  venue: OwnVenueFragment;
  cities: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

/** Form for all details of a venue that its owner may edit. */
export function VenueDetailsForm({ venue, cities, onClose, onSaved }: VenueDetailsFormProps) {
  const toast = useToast();
  const [initial] = useState(() => valuesOf(venue));
  const { field, busy, form, values, changed, set } = useSubmit({
    initial,
    rules: RULES,
    mutation: UpdateVenueDocument,
    variables: (input) => ({ input: changesOf(venue, input, RULES.cast(initial)) }),
    payload: ({ updateVenue }) => updateVenue,
    onDone: () => {
      allowLeaving();
      toast.show({ status: 'success', text: t('venueUpdated') });
      onSaved();
    },
    onFailure: ({ message }) => toast.show({ status: 'error', text: t('venueNotUpdated', { message }) }),
  });
  const { warning, allowLeaving, leave } = useUnsavedChanges(changed);
  const { vegPrice = null, nonVegPrice = null } = PRICES.cast(values, { assert: false });
  const guests = guestNumber(values.guestCapacity);

  return (
    <Form {...form} gap={5} aria-label={t('editDetails')}>
      <Panel title={t('aboutTheVenue')}>
        <FormGrid>
          <TextField
            {...field('name')}
            label={t('businessName')}
            autoComplete="organization"
            autoFocus
            span="phoneRow"
          />
          <CityField
            {...field('city')}
            label={t('city')}
            cities={cities}
            hint={t('stateHint')}
            span="phoneRow"
          />
          <TextField {...field('address')} label={t('address')} autoComplete="street-address" span="row" />
          <PhoneField {...field('phone')} label={t('contact')} span="phoneRow" />
          <TextField
            {...field('guestCapacity')}
            label={t('guestCapacity')}
            hint={
              <span role="status">
                {guests === null ? t('capacityHint') : t('shownAs', { guests: indianNumber(guests) })}
              </span>
            }
            span="phoneRow"
          />
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
      </Panel>
      <Panel title={t('foodPackages')}>
        <FormGrid>
          <TextField
            {...field('vegPrice')}
            label={t('vegPriceField')}
            inputMode="numeric"
            hint={priceHint(vegPrice)}
            span="phoneRow"
          />
          <TextField
            {...field('nonVegPrice')}
            label={t('nonVegPriceField')}
            inputMode="numeric"
            hint={priceHint(nonVegPrice)}
            span="phoneRow"
          />
        </FormGrid>
        <TextField
          {...field('foodPackages')}
          label={t('foodPackages')}
          rows={5}
          hint={
            <>
              {t('foodPackagesHint')}
              <PriceReading
                text={values.foodPackages}
                veg={vegPrice}
                nonVeg={nonVegPrice}
                onUse={(veg, nonVeg) => {
                  set('vegPrice', textOf(veg));
                  set('nonVegPrice', textOf(nonVeg));
                }}
              />
            </>
          }
        />
      </Panel>
      <Panel title={t('description')}>
        <TextField {...field('summary')} label={t('summary')} rows={6} />
        <TextField {...field('features')} label={t('featuresOfVenue')} rows={4} />
        <TextField {...field('howToReach')} label={t('howToReach')} rows={3} />
      </Panel>
      <Panel title={t('policies')}>
        <RadioGroupField
          {...field('cancellation')}
          label={t('cancellation')}
          options={cancellationOptions()}
        />
        <TextField {...field('policies')} label={t('venuePolicies')} rows={4} />
      </Panel>
      <Panel title={t('venueTypeAndFacilities')}>
        <CheckboxGroupField
          {...field('types')}
          label={t('venueType')}
          options={OWNER_VENUE_TYPES}
          allOptions={VENUE_TYPES}
          labelOf={venueTypeLabel}
        />
        <CheckboxGroupField
          {...field('types')}
          label={t('class')}
          hint={t('typeHint')}
          options={FILTER_VENUE_TYPES}
          allOptions={VENUE_TYPES}
          labelOf={venueTypeLabel}
        />
        <CheckboxGroupField
          {...field('facilities')}
          label={t('facilities')}
          options={FACILITIES}
          labelOf={facilityLabel}
        />
      </Panel>
      <FormActions
        sticky
        submitLabel={t('update')}
        busyLabel={t('updating')}
        busy={busy}
        onCancel={() => leave(onClose)}
      />
      {warning}
    </Form>
  );
}

const valuesOf = (venue: OwnVenueFragment) => ({
  name: venue.name,
  city: venue.city,
  address: venue.address,
  phone: venue.contact?.phone ?? '',
  guestCapacity: venue.guestCapacity,
  dailyCapacity: numberValue(venue.dailyCapacity, 1),
  gstin: venue.gstin ?? '',
  foodPackages: venue.foodPackages,
  vegPrice: textOf(venue.vegPrice),
  nonVegPrice: textOf(venue.nonVegPrice),
  summary: venue.summary,
  features: venue.features,
  howToReach: venue.howToReach,
  policies: venue.policies,
  cancellation: venue.cancellation.toLowerCase(),
  types: inOrder(VENUE_TYPES, venue.types),
  facilities: inOrder(FACILITIES, venue.facilities),
});

/** Returns the chosen options in the order of all, so that ticking and unticking one is no change. */
const inOrder = <Option,>(options: readonly Option[], chosen: readonly Option[]): readonly Option[] =>
  options.filter((option) => chosen.includes(option));

const textOf = (price: number | null): string => (price === null ? '' : String(price));

/** In rupees. A lower plate price is probably a typing mistake, so the form shows a hint. */
const DOUBTFUL_BELOW = 100;

const priceHint = (price: number | null): string =>
  price !== null && price > 0 && price < DOUBTFUL_BELOW
    ? t('lowPriceHint', { price: rupees(price) })
    : t('priceHint');

/**
 * Returns the changed fields only. Adds the prices if the description changed, so that the server doesn't extract them
 * from it, and if they await the owner's confirmation.
 */
function changesOf(venue: OwnVenueFragment, values: RuleValues, initial: RuleValues): UpdateVenueInput {
  const { vegPrice, nonVegPrice, ...changed } = changedValues(inputOf(values), inputOf(initial));
  const typed = vegPrice !== undefined || nonVegPrice !== undefined || changed.foodPackages !== undefined;
  if (!typed && venue.pricesConfirmed !== false) return changed;
  return { ...changed, vegPrice: values.vegPrice, nonVegPrice: values.nonVegPrice };
}

/** Maps form values to the GraphQL input, which has another name for the policy. */
const inputOf = ({ cancellation, ...rest }: RuleValues): UpdateVenueInput => ({
  ...rest,
  cancellation: cancellation?.toUpperCase() as CancellationPolicy | undefined,
});
