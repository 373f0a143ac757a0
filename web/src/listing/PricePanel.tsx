import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useHash } from '../lib/useHash';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { ContactCard } from './ContactCard';
import { CONTACT_HASH } from './contactHash';
import styles from './PricePanel.module.css';

interface PricePanelProps {
  kind: 'venue' | 'vendor';
  /** Null for visitors. */
  contact: { phone: string; email: string } | null;
  /** Send Enquiry. */
  enquire: ReactNode;
  /** What holds it. */
  enquireRef: Ref<HTMLDivElement>;
  /** One line under the buttons. */
  note: string;
  noteIcon: IconName;
  /** The prices. */
  children: ReactNode;
}

/** Prices, and the two ways to the listing. It stays in view beside the page; on a phone it comes first. */
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
    <aside className={styles.panel} aria-label="Prices">
      {children}
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
          {showsContact ? 'Hide Contact' : 'View Contact'}
        </Button>
        <div id={contactId} className={cx(styles.contact, showsContact && styles.open)}>
          <ContactCard kind={kind} contact={contact} />
        </div>
      </div>
      <p className={styles.note}>
        <Icon name={noteIcon} size="small" />
        {note}
      </p>
    </aside>
  );
}
