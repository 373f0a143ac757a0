import type { FragmentType } from '@apollo/client';
import { EnquiryCard } from '../../inbox/EnquiryCard';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { useDecision } from '../inbox/useDecision';

interface OwnerSideProps {
  enquiry: FragmentType<EnquiryCardFragment>;
  reload: () => Promise<void>;
}

/** The enquiry with the business’s decisions. */
export default function OwnerSide({ enquiry, reload }: OwnerSideProps) {
  const { Dialog, decision, decide, show, close, prefetch } = useDecision();
  return (
    <>
      <div {...prefetch}>
        <EnquiryCard
          enquiry={enquiry}
          onAction={(...chosen) => void decide(...chosen)}
          onChanged={() => void reload()}
        />
      </div>
      {Dialog && decision && (
        <Dialog
          key={decision.action}
          decision={decision}
          onShow={show}
          onClose={close}
          onDecided={() => void reload()}
        />
      )}
    </>
  );
}
