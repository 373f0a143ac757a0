import { useEffect } from 'react';
import type { FieldsOf } from '../lib/fieldsOf';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import type { AfterEventFragment } from './AfterEvent.generated';

const lazyCoupleEvent = lazyComponent(() => import('./CoupleEvent').then(({ CoupleEvent }) => CoupleEvent));
const lazyBusinessEvent = lazyComponent(() =>
  import('./BusinessEvent').then(({ BusinessEvent }) => BusinessEvent),
);

interface AfterEventSectionProps {
  booking: FieldsOf<AfterEventFragment>;
  side: 'couple' | 'business';
}

/** Asks a party about an event that is over. Its code loads only for such bookings. */
export const AfterEventSection = ({ booking, side }: AfterEventSectionProps) =>
  booking.canReview || booking.canConfirmEvent || booking.eventConfirmation ? (
    <Loaded booking={booking} side={side} />
  ) : null;

function Loaded({ booking, side }: AfterEventSectionProps) {
  const { component: Section, load } = useLazyComponent(
    side === 'couple' ? lazyCoupleEvent : lazyBusinessEvent,
  );
  useEffect(() => void load(), [load]);
  return Section && <Section booking={booking} />;
}
