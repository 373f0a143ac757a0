import { useId, useState, type ReactNode, type Ref } from 'react';
import { indianNumber, rupees } from '../lib/format';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Disclosure } from '../ui/Disclosure';
import { FoodMark } from '../ui/FoodMark';
import { Icon } from '../ui/Icon';
import { ContactCard } from './ContactCard';
import styles from './PricePanel.module.css';
import type { PricePanelFragment } from './PricePanel.generated';

interface PricePanelProps {
  venue: PricePanelFragment;
  /** Send Enquiry. */
  enquire: ReactNode;
  /** What holds it. */
  enquireRef: Ref<HTMLDivElement>;
}

/** Prices, and the two ways to the venue. It stays in view beside the page; on a phone it comes first. */
export function PricePanel({ venue, enquire, enquireRef }: PricePanelProps) {
  const { vegPrice, nonVegPrice, foodPackages, maxGuests, contact } = venue;
  const [showsContact, setShowsContact] = useState(false);
  const contactId = useId();
  return (
    <aside className={styles.panel} aria-label="Prices">
      <dl className={`${styles.prices} tabular`}>
        <div>
          <dt>
            <FoodMark kind="veg" />
            Veg Price
          </dt>
          <dd>
            <b>{rupees(vegPrice)}</b>
            {vegPrice !== null && 'per plate'}
          </dd>
        </div>
        <div>
          <dt>
            <FoodMark kind="nonveg" />
            Non-Veg Price
          </dt>
          <dd>
            <b>{rupees(nonVegPrice)}</b>
            {nonVegPrice !== null && 'per plate'}
          </dd>
        </div>
      </dl>
      <div className={styles.info}>
        <Disclosure summary="Pricing Info" compact open>
          {foodPackages && <p className={styles.packages}>{foodPackages}</p>}
          <p>Pricing may vary by guest count and requirements.</p>
        </Disclosure>
      </div>
      <div className={styles.actions}>
        <div ref={enquireRef}>{enquire}</div>
        <Button
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
          <ContactCard contact={contact} />
        </div>
      </div>
      <p className={styles.note}>
        <Icon name="users" size="small" />
        {maxGuests !== null && `Up to ${indianNumber(maxGuests)} pax. `}An enquiry is free and books nothing.
      </p>
    </aside>
  );
}
