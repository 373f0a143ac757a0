import { CODE_BOX_MS } from '@mandap/api/constants/booking';
import { startTransition, useState } from 'react';
import { profilePath } from '../app/paths';
import { useLazyComponent } from '../lib/lazyComponent';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { useHash } from '../lib/useHash';
import { Button } from '../ui/Button';
import { CodeBox } from '../ui/CodeBox';
import { NeedsScript } from '../ui/NeedsScript';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';
import type { EnquiryButtonFragment } from './EnquiryButton.generated';
import styles from './EnquiryButton.module.css';
import { ENQUIRE_HASH } from './enquireHash';
import type { EnquiryListing } from './EnquiryListing';
import { lazyEnquiryDialog } from './lazyEnquiryDialog';
import { t } from './listing.messages.generated';

interface EnquiryButtonProps {
  listing: EnquiryListing;
  /** The current user's open enquiry. */
  myBooking: EnquiryButtonFragment['myBooking'];
  /** In the bottom bar on phones, where the button isn't stretched. */
  inBar?: boolean;
}

/**
 * Shows the code in the top layer, because the button may be scrolled out of view after sending. Browsers without
 * popovers position it with CSS alone.
 */
function showOnTop(box: HTMLDivElement | null): void {
  if (box && 'showPopover' in box) box.showPopover();
}

/** `Send Enquiry`; after sending, `Enquiry Sent`, which shows the code for five seconds. */
export function EnquiryButton({ listing, myBooking, inBar }: EnquiryButtonProps) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [showing, setShowing] = useState(0);
  const [sent, setSent] = useState<EnquiryButtonProps['myBooking']>(null);
  const booking = myBooking ?? sent;
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyEnquiryDialog);
  const open = async () => {
    if (!loading && (await load())) startTransition(() => setDialog('open'));
  };
  // A page may have two of these buttons, in its panel and in a bottom bar.
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
          {t('enquirySent')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size={size}
          wide={!inBar}
          aria-haspopup="dialog"
          // Not `disabled`: the button would lose the focus that the dialog returns to it.
          aria-busy={loading || undefined}
          {...prefetch}
          onClick={() => void open()}
        >
          {t('sendEnquiry')}
        </Button>
      )}
      {booking && showing > 0 && (
        <div ref={showOnTop} popover="manual" className={styles.code}>
          <CodeBox
            key={showing}
            title={t('yourEnquiryCode')}
            code={booking.code}
            duration={CODE_BOX_MS}
            onClose={() => setShowing(0)}
          >
            {booking.status === 'APPROVED' ? (
              <>
                {rich(t, 'bookingApproved', {
                  name: listing.name,
                  date: indianDate(booking.date),
                  link: (text) => (
                    <TextLink inline to={`${profilePath('user')}?tab=bookings`} className={styles.more}>
                      {text}
                    </TextLink>
                  ),
                })}
              </>
            ) : (
              <>{t('giveCode', { name: listing.name })}</>
            )}
          </CodeBox>
        </div>
      )}
      {!inBar && <NeedsScript />}
      {problem && (
        <div className={styles.problem}>
          <Notice tone="error">{problem}</Notice>
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
