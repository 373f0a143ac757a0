import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { dialLink, spacedPhone } from '../lib/format';
import { Icon } from '../ui/Icon';
import { LinkButton } from '../ui/LinkButton';
import styles from './ContactCard.module.css';
import { CONTACT_HASH } from './contactHash';
import { CONTACT_LIMIT_REACHED } from './contactLimit';

interface ContactCardProps {
  /** What the listing is. */
  kind: 'venue' | 'vendor';
  /** Null for visitors, and for accounts that have seen the contacts of too many listings today. */
  contact: { phone: string; email: string } | null;
}

/** How to reach a venue or vendor, or the way to log in first. */
export function ContactCard({ kind, contact }: ContactCardProps) {
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  if (!contact && viewer)
    return (
      <div className={styles.card}>
        <p>{CONTACT_LIMIT_REACHED}</p>
      </div>
    );
  if (!contact)
    return (
      <div className={styles.card}>
        <p>Please log in to view the contact details of this {kind}.</p>
        <LinkButton to={loginAndBack(pathname + search + CONTACT_HASH)} wide>
          Log In
        </LinkButton>
      </div>
    );
  const { phone, email } = contact;
  return (
    <ul className={styles.card}>
      <li>
        <Icon name="phone" size="small" />
        {phone ? <a href={dialLink(phone)}>{spacedPhone(phone)}</a> : 'Phone number not available'}
      </li>
      <li>
        <Icon name="mail" size="small" />
        {email ? <a href={`mailto:${email}`}>{email}</a> : 'Email not available'}
      </li>
    </ul>
  );
}
