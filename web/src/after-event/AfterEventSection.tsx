import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { FieldsOf } from '../lib/fieldsOf';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import type { AfterEventFragment } from './AfterEvent.generated';

const lazyCoupleEvent = lazyComponent(() => import('./CoupleEvent').then(({ CoupleEvent }) => CoupleEvent));
const lazyBusinessEvent = lazyComponent(() =>
  import('./BusinessEvent').then(({ BusinessEvent }) => BusinessEvent),
);

interface AfterEventSectionProps {
  booking: FieldsOf<AfterEventFragment>;
  side: 'couple' | 'business';
  headingLevel?: 2 | 3;
}

/** Asks a party about an event that is over. Its code loads only for such bookings. */
export function AfterEventSection(props: AfterEventSectionProps) {
  const { canReview, canConfirmEvent, eventConfirmation } = props.booking;
  const couldReview = useRef(canReview);
  useEffect(() => {
    // The button that opened the review's dialog is gone.
    if (couldReview.current && !canReview) moveFocusToMain();
    couldReview.current = canReview;
  }, [canReview]);
  return canReview || canConfirmEvent || eventConfirmation ? <Loaded {...props} /> : null;
}

function Loaded({ booking, side, headingLevel = 3 }: AfterEventSectionProps) {
  const { component: Section, load } = useLazyComponent(
    side === 'couple' ? lazyCoupleEvent : lazyBusinessEvent,
  );
  useEffect(() => void load(), [load]);
  return (
    Section && (
      <Box className="after-event" sx={sectionSx}>
        <Section booking={booking} headingLevel={headingLevel} />
      </Box>
    )
  );
}

const sectionSx = { display: 'grid', gap: 3.5, '&:empty': { display: 'none' } };
