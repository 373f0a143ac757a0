import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useHash } from '../lib/useHash';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { ContactCard } from './ContactCard';
import { CONTACT_HASH } from './contactHash';
import { t } from './detail.messages.generated';
import styles from './PricePanel.module.css';

interface PricePanelProps {
  kind: 'venue' | 'vendor';
  /** Null for visitors. */
  contact: { phone: string; email: string } | null;
  /** The Send Enquiry button. */
  enquire: ReactNode;
  /** Ref of the button's container. */
  enquireRef: Ref<HTMLDivElement>;
  /** Line below the buttons. */
  note: string;
  noteIcon: IconName;
  children: ReactNode;
}

/** Prices, Send Enquiry and contact details. Sticky beside the page; on phones it comes first. */
export function PricePanel({
  kind,
  contact,
  enquire,
  enquireRef,
  note,
  noteIcon,
  children,
}: PricePanelProps) {
  const [showsContact, setShowsContact] = useState(false);
  const contactId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useHash(CONTACT_HASH, () => {
    setShowsContact(true);
    toggle.current?.scrollIntoView({ block: 'center' });
    toggle.current?.focus({ preventScroll: true });
  });
  return (
    <aside className={styles.panel} aria-label={t('prices')}>
      {children}
      <div className={styles.foot}>
        <div className={styles.actions}>
          <div ref={enquireRef}>{enquire}</div>
          <Button
            ref={toggle}
            icon="phone"
            size="large"
            wide
            className={styles.toggle}
            aria-expanded={showsContact}
            aria-controls={contactId}
            onClick={() => setShowsContact(!showsContact)}
          >
            {showsContact ? t('hideContact') : t('viewContact')}
          </Button>
          <div id={contactId} className={cx(styles.contact, showsContact && styles.open)}>
            <ContactCard kind={kind} contact={contact} />
          </div>
        </div>
        <p className={styles.note}>
          <Icon name={noteIcon} size="small" />
          {note}
        </p>
      </div>
    </aside>
  );
}
