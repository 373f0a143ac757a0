import { CODE_BOX_MS } from '@mandap/api/constants/booking';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button';
import { CodeBox } from '../ui/CodeBox';
import type { EnquiryButtonFragment } from './EnquiryButton.generated';
import styles from './EnquiryButton.module.css';

const EnquiryDialog = lazy(() => import('./EnquiryDialog'));

interface EnquiryButtonProps {
  listing: Pick<EnquiryButtonFragment, 'id' | 'name' | 'city'>;
  /** The open enquiry of the person who looks. */
  myBooking: EnquiryButtonFragment['myBooking'];
  /** In a bar at the bottom of a phone: the code shows above the bar, and the button is not stretched. */
  inBar?: boolean;
}

/** `Send Enquiry`, and once one is sent, `Enquiry Sent`, which shows its code for five seconds. */
export function EnquiryButton({ listing, myBooking, inBar }: EnquiryButtonProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [showing, setShowing] = useState(0);
  const [sent, setSent] = useState<EnquiryButtonProps['myBooking']>(null);
  const booking = myBooking ?? sent;

  const size = inBar ? 'medium' : 'large';
  return (
    <div className={inBar ? styles.inBar : styles.stack}>
      {booking ? (
        <Button
          icon="check"
          size={size}
          wide={!inBar}
          aria-disabled
          className={styles.sent}
          onClick={() => setShowing(showing + 1)}
        >
          Enquiry Sent
        </Button>
      ) : (
        <Button
          variant="primary"
          size={size}
          wide={!inBar}
          aria-haspopup="dialog"
          onClick={() => setDialog('open')}
        >
          Send Enquiry
        </Button>
      )}
      {booking && showing > 0 && (
        <div className={styles.code}>
          <CodeBox
            key={showing}
            title="Your enquiry code"
            code={booking.code}
            duration={CODE_BOX_MS}
            onClose={() => setShowing(0)}
          >
            Give this code to {listing.name} once you agree on the date. It closes in 5 seconds; press Enquiry
            Sent to see it again.
          </CodeBox>
        </div>
      )}
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <EnquiryDialog
            listing={listing}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onSent={(booking) => {
              setSent(booking);
              setShowing(1);
              setDialog('closed');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
