import { EnquiryCard } from '../../inbox/EnquiryCard';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { moveFocusToMain } from '../../lib/moveFocusToMain';
import { useDecision } from '../inbox/useDecision';

interface OwnerSideProps {
  enquiry: EnquiryCardFragment;
  reload: () => Promise<void>;
}

/** The enquiry with the business’s decisions. */
export function OwnerSide({ enquiry, reload }: OwnerSideProps) {
  const { Dialog, decision, decide, close, prefetch } = useDecision();
  return (
    <>
      <div {...prefetch}>
        <EnquiryCard enquiry={enquiry} onAction={(action) => void decide(action, enquiry)} />
      </div>
      {Dialog && decision && (
        <Dialog
          key={decision.action}
          // Fresh data, because a wrong code may have locked the approval; but with the date that the owner saw.
          decision={{ ...decision, enquiry: { ...enquiry, date: decision.enquiry.date } }}
          onClose={close}
          onDecided={() => void reload().then(moveFocusToMain)}
        />
      )}
    </>
  );
}
