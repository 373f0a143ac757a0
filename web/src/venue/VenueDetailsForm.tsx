import { FACILITIES, FILTER_VENUE_TYPES, OWNER_VENUE_TYPES, VENUE_TYPES } from '@mandap/api/constants/venue';
import { updateVenueRules } from '@mandap/api/rules/venue';
import { guestNumber } from '@mandap/api/rules/venue/guest-capacity';
import { useState } from 'react';
import type { InferType } from 'yup';
import { CityInput } from '../account/CityInput';
import type { CancellationPolicy, Facility, UpdateVenueInput, VenueType } from '../gql/types';
import { indianNumber, rupees } from '../lib/format';
import { onlyChanged } from '../lib/onlyChanged';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { CANCELLATION } from '../listing/cancellation';
import { Choice } from '../ui/Choice';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { FormActions } from '../ui/FormActions';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Panel } from '../ui/Panel';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { UpdateVenueDocument, type OwnVenueFragment } from './OwnVenue.generated';
import { PriceReading } from './PriceReading';
import styles from './VenueDetailsForm.module.css';

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

/** Everything that an owner may edit of a venue. */
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
      release();
      toast.show({ status: 'success', text: 'Your venue was updated.' });
      onSaved();
    },
    onFailure: ({ message }) =>
      toast.show({ status: 'error', text: `Your venue was not updated. ${message}` }),
  });
  const { warning, release, leave } = useUnsavedChanges(changed);
  const { vegPrice = null, nonVegPrice = null } = PRICES.cast(values, { assert: false });
  const guests = guestNumber(values.guestCapacity);

  return (
    <form {...form} className={styles.form} aria-label="Edit details">
      <Panel title="About the venue">
        <FormGrid>
          <Input
            {...field('name')}
            label="Business name"
            autoComplete="organization"
            autoFocus
            span="phoneRow"
          />
          <CityInput
            {...field('city')}
            label="City"
            cities={cities}
            hint="The state follows from it."
            span="phoneRow"
          />
          <Input {...field('address')} label="Address" autoComplete="street-address" span="row" />
          <Input
            {...field('phone')}
            label="Contact"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            span="phoneRow"
          />
          <Input
            {...field('guestCapacity')}
            label="Guest capacity"
            hint={
              <span role="status">
                {guests === null ? 'Such as 300-600 guests' : `Shown as ${indianNumber(guests)} pax`}
              </span>
            }
            span="phoneRow"
          />
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
      </Panel>
      <Panel title="Food packages">
        <FormGrid>
          <Input
            {...field('vegPrice')}
            label="Veg price"
            inputMode="numeric"
            hint={priceHint(vegPrice)}
            span="phoneRow"
          />
          <Input
            {...field('nonVegPrice')}
            label="Non-veg price"
            inputMode="numeric"
            hint={priceHint(nonVegPrice)}
            span="phoneRow"
          />
        </FormGrid>
        <Textarea
          {...field('foodPackages')}
          label="Food packages"
          rows={5}
          hint={
            <>
              What a plate includes, the minimum number of plates, taxes.
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
      <Panel title="Description">
        <Textarea {...field('summary')} label="Summary" rows={6} />
        <Textarea {...field('features')} label="Features of venue" rows={4} />
        <Textarea {...field('howToReach')} label="How to reach" rows={3} />
      </Panel>
      <Panel title="Policies">
        <fieldset className={styles.cancellation}>
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
        <Textarea {...field('policies')} label="Venue policies" rows={4} />
      </Panel>
      <Panel title="Venue type and facilities">
        <ChoiceGroup
          legend="Venue type"
          options={Object.values(OWNER_VENUE_TYPES)}
          chosen={listOf(values.types)}
          onChange={(chosen) => set('types', both(chosen, values.types, FILTER_VENUE_TYPES))}
        />
        <ChoiceGroup
          legend="Class"
          hint="Visitors narrow the list of venues by these."
          options={Object.values(FILTER_VENUE_TYPES)}
          chosen={listOf(values.types)}
          onChange={(chosen) => set('types', both(chosen, values.types, OWNER_VENUE_TYPES))}
        />
        <ChoiceGroup
          legend="Facilities"
          options={Object.values(FACILITIES)}
          chosen={listOf(values.facilities)}
          onChange={(chosen) => set('facilities', chosen.join())}
        />
      </Panel>
      <FormActions
        sticky
        submitLabel="Update"
        busyLabel="Updating…"
        busy={busy}
        onCancel={() => leave(onClose)}
      />
      {warning}
    </form>
  );
}

/** What the fields hold: lists are joined by commas, which no option has. */
const valuesOf = (venue: OwnVenueFragment) => ({
  name: venue.name,
  city: venue.city,
  address: venue.address,
  phone: venue.contact?.phone ?? '',
  guestCapacity: venue.guestCapacity,
  dailyCapacity: String(venue.dailyCapacity ?? 1),
  foodPackages: venue.foodPackages,
  vegPrice: textOf(venue.vegPrice),
  nonVegPrice: textOf(venue.nonVegPrice),
  summary: venue.summary,
  features: venue.features,
  howToReach: venue.howToReach,
  policies: venue.policies,
  cancellation: venue.cancellation.toLowerCase(),
  types: sorted(venue.types.map((type) => VENUE_TYPES[type])),
  facilities: Object.values(FACILITIES)
    .filter((label) => venue.facilities.some((facility) => FACILITIES[facility] === label))
    .join(),
});

const textOf = (price: number | null): string => (price === null ? '' : String(price));

/** A plate hardly costs less: the rupees of something else were typed, or a digit is missing. */
const DOUBTFUL_BELOW = 100;

const priceHint = (price: number | null): string =>
  price !== null && price > 0 && price < DOUBTFUL_BELOW
    ? `${rupees(price)} for a whole plate? Check the amount.`
    : 'Rupees per plate. Leave it empty if you don’t serve it.';

/**
 * Only what changed. The prices go along when the description did, so that they aren't read from it, and when they wait
 * for the owner's confirmation.
 */
function changesOf(venue: OwnVenueFragment, values: RuleValues, initial: RuleValues): UpdateVenueInput {
  const { vegPrice, nonVegPrice, ...changed } = onlyChanged(inputOf(values), inputOf(initial));
  const typed = vegPrice !== undefined || nonVegPrice !== undefined || changed.foodPackages !== undefined;
  if (!typed && venue.pricesConfirmed !== false) return changed;
  return { ...changed, vegPrice: values.vegPrice, nonVegPrice: values.nonVegPrice };
}

const listOf = (joined: string): string[] => joined.split(',').filter(Boolean);

/** In the order of all types, so that choosing one and leaving it again is no change. */
const sorted = (types: readonly string[]): string =>
  Object.values<string>(VENUE_TYPES)
    .filter((type) => types.includes(type))
    .join();

/** What is chosen of one group, with what was chosen of the other. */
const both = (chosen: readonly string[], before: string, others: Record<string, string>): string => {
  const other = Object.values(others);
  return sorted([...chosen, ...listOf(before).filter((type) => other.includes(type))]);
};

/** GraphQL names what the rules call by its words. */
function inputOf({ types, facilities, cancellation, ...rest }: RuleValues): UpdateVenueInput {
  return {
    ...rest,
    types: types && keysOf<VenueType>(VENUE_TYPES, types),
    facilities: facilities && keysOf<Facility>(FACILITIES, facilities),
    cancellation: cancellation?.toUpperCase() as CancellationPolicy | undefined,
  };
}

const keysOf = <Key extends string>(labels: Record<Key, string>, chosen: readonly string[]): Key[] =>
  (Object.keys(labels) as Key[]).filter((key) => chosen.includes(labels[key]));
