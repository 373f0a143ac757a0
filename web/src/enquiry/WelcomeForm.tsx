import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Notice } from '../ui/Notice';
import { EnquiryFields } from './EnquiryFields';
import type { EnquiryValues } from './enquiryValues';
import { useGeneralEnquiry } from './useGeneralEnquiry';
import styles from './WelcomeDialog.module.css';

interface WelcomeFormProps {
  start: EnquiryValues;
  /** Submit was pressed while the form was loading. */
  sendNow: boolean;
  onSent: () => void;
  actions: (busy: boolean) => ReactNode;
}

/** The pop-up's form with validation. Load it lazily: it brings the form library. */
export default function WelcomeForm({ start, sendNow, onSent, actions }: WelcomeFormProps) {
  // Shown inline, because a toast would be behind the dialog.
  const [problem, setProblem] = useState<string>();
  const { field, form, busy } = useGeneralEnquiry(start, onSent, setProblem);
  const { ref } = form;
  const wasSent = useRef(!sendNow);
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    ref.current?.requestSubmit(ref.current.querySelector<HTMLElement>('[type=submit]'));
  }, [ref]);
  return (
    <form
      className={styles.form}
      {...form}
      onSubmit={(event) => {
        setProblem(undefined);
        form.onSubmit(event);
      }}
    >
      <div className={styles.body}>
        <EnquiryFields field={field} />
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
      <div className={styles.footer}>{actions(busy)}</div>
    </form>
  );
}
