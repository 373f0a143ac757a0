import { useState } from 'react';
import { Button } from '../ui/Button';
import { useToast } from '../ui/useToast';
import styles from './EnquiryCode.module.css';

interface EnquiryCodeProps {
  code: string | null;
  listingName: string;
}

/** The code of a pending enquiry, large enough to be read out on the phone. */
export function EnquiryCode({ code, listingName }: EnquiryCodeProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code ?? '');
      setCopied(true);
    } catch {
      toast.show({ status: 'warning', text: 'Your browser does not allow copying. Please type the code.' });
    }
  };
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <div>
          <div className={styles.title}>Your enquiry code</div>
          <div className={styles.code}>{code ?? 'N/A'}</div>
        </div>
        {code && (
          <Button size="small" icon={copied ? 'check' : undefined} onClick={() => void copy()}>
            <span aria-live="polite">{copied ? 'Copied' : 'Copy code'}</span>
          </Button>
        )}
      </div>
      <p>Give it to {listingName} once you agree on the date.</p>
    </div>
  );
}
