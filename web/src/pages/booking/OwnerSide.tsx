import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { EnquiryCard, type EnquiryCardProps } from '../../inbox/EnquiryCard';
import { EnquiryCardFragmentDoc, type EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { EnquiryChoice } from '../../inbox/EnquiryChoice';
import { useDecision } from '../inbox/useDecision';

interface OwnerSideProps {
  enquiry: FragmentType<EnquiryCardFragment>;
  reload: () => Promise<void>;
  /** Without the enquiry. */
  choiceOnly?: boolean;
}

/** The enquiry with the business’s decisions. */
export default function OwnerSide({ enquiry, reload, choiceOnly }: OwnerSideProps) {
  const { Dialog, decision, decide, show, close, prefetch } = useDecision();
  const Shown = choiceOnly ? Choice : EnquiryCard;
  return (
    <>
      <div {...prefetch}>
        <Shown
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

function Choice({ enquiry: from, onAction }: EnquiryCardProps) {
  const { data: enquiry, complete } = useFragment({
    fragment: EnquiryCardFragmentDoc,
    fragmentName: 'EnquiryCard',
    from,
  });
  return complete && <EnquiryChoice enquiry={enquiry} onAction={onAction} />;
}
