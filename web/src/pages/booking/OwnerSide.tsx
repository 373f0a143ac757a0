import { useState } from 'react';
import { EnquiryCard } from '../../inbox/EnquiryCard';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { moveFocusToMain } from '../../lib/moveFocusToMain';
import { DecisionDialog, type Decision } from '../inbox/DecisionDialog';

interface OwnerSideProps {
  enquiry: EnquiryCardFragment;
  reload: () => Promise<void>;
}

/** The enquiry with the business’s decisions. */
export function OwnerSide({ enquiry, reload }: OwnerSideProps) {
  const [decision, setDecision] = useState<Decision>();
  return (
    <>
      <EnquiryCard enquiry={enquiry} onAction={(action) => setDecision({ action, enquiry, open: true })} />
      {decision && (
        <DecisionDialog
          key={decision.action}
          // Fresh data, because a wrong code may have locked the approval; but with the date that the owner saw.
          decision={{ ...decision, enquiry: { ...enquiry, date: decision.enquiry.date } }}
          onClose={() => setDecision({ ...decision, open: false })}
          onDecided={() => void reload().then(moveFocusToMain)}
        />
      )}
    </>
  );
}
