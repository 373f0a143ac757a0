import { useState } from 'react';
import type { EnquiryAction } from '../../inbox/EnquiryChoice';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { lazyComponent, useLazyComponent } from '../../lib/lazyComponent';
import { useProblemToast } from '../../ui/useProblemToast';
import type { Decision } from './DecisionDialog';

/** Loaded on demand, because of its fields. */
const lazyDialog = lazyComponent(() =>
  import('./DecisionDialog').then(({ DecisionDialog }) => DecisionDialog),
);

/** The owner's current decision, and the dialog that confirms it. */
export function useDecision() {
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyDialog);
  const [decision, setDecision] = useState<Decision>();
  useProblemToast(problem);
  return {
    Dialog,
    decision,
    decide: async (action: EnquiryAction, enquiry: EnquiryCardFragment) => {
      if (!loading && (await load())) setDecision({ action, enquiry, open: true });
    },
    show: (enquiry: EnquiryCardFragment) => setDecision((open) => open && { ...open, enquiry }),
    close: () => setDecision((open) => open && { ...open, open: false }),
    prefetch,
  };
}
