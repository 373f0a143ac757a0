import { CODE_BOX_MS } from '@mandap/api/constants/booking';
import { useState } from 'react';
import { profilePath } from '../app/paths';
import { useFetchedPart } from '../lib/fetchedPart';
import { indianDate } from '../lib/format';
import { useHash } from '../lib/useHash';
import { Button } from '../ui/Button';
import { CodeBox } from '../ui/CodeBox';
import { NeedsScript } from '../ui/NeedsScript';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';
import type { EnquiryButtonFragment } from './EnquiryButton.generated';
import styles from './EnquiryButton.module.css';
import { ENQUIRE_HASH } from './enquireHash';
import type { EnquiryListing } from './EnquiryForm';
import { enquiryDialogPart } from './enquiryDialogPart';

interface EnquiryButtonProps {
  listing: EnquiryListing;
  /** The open enquiry of the person who looks. */
  myBooking: EnquiryButtonFragment['myBooking'];
  /** In a bar at the bottom of a phone: the button is not stretched. */
  inBar?: boolean;
}

/**
 * Shows the code over the page wherever that is scrolled to: the button may be far away when the enquiry has been sent.
 * Browsers without popovers place it by its styles alone.
 */
function showOnTop(box: HTMLDivElement | null): void {
  if (box && 'showPopover' in box) box.showPopover();
}

/** `Send Enquiry`, and once one is sent, `Enquiry Sent`, which shows its code for five seconds. */
export function EnquiryButton({ listing, myBooking, inBar }: EnquiryButtonProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [showing, setShowing] = useState(0);
  const [sent, setSent] = useState<EnquiryButtonProps['myBooking']>(null);
  const booking = myBooking ?? sent;
  const { part: Dialog, load, loading, problem, ahead } = useFetchedPart(enquiryDialogPart, false);
  const open = async () => {
    if (!loading && (await load())) setDialog('open');
  };
  // A page may have two of these, in its panel and in a bar.
  useHash(inBar ? undefined : ENQUIRE_HASH, () => {
    if (!booking) void open();
  });

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
          // Not disabled: it would lose the focus, which the dialog gives back.
          aria-busy={loading || undefined}
          {...ahead}
          onClick={() => void open()}
        >
          Send Enquiry
        </Button>
      )}
      {booking && showing > 0 && (
        <div ref={showOnTop} popover="manual" className={styles.code}>
          <CodeBox
            key={showing}
            title="Your enquiry code"
            code={booking.code}
            duration={CODE_BOX_MS}
            onClose={() => setShowing(0)}
          >
            {booking.status === 'APPROVED' ? (
              <>
                {listing.name} approved your booking for {indianDate(booking.date)}.{' '}
                <TextLink inline to={`${profilePath('user')}?tab=bookings`} className={styles.more}>
                  My bookings
                </TextLink>
              </>
            ) : (
              <>
                Give this code to {listing.name} once you agree on the date. It closes in 5 seconds; press
                Enquiry Sent to see it again.
              </>
            )}
          </CodeBox>
        </div>
      )}
      {!inBar && <NeedsScript />}
      {problem && (
        <div className={styles.problem}>
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {Dialog && dialog !== 'never' && (
        <Dialog
          listing={listing}
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onSent={(booking) => {
            setSent(booking);
            setShowing(1);
            setDialog('closed');
          }}
        />
      )}
    </div>
  );
}
