import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { dialLink, spacedPhone } from '../lib/format';
import { Icon } from '../ui/Icon';
import { LinkButton } from '../ui/LinkButton';
import styles from './ContactCard.module.css';
import { CONTACT_HASH } from './contactHash';

interface ContactCardProps {
  /** What the listing is. */
  kind: 'venue' | 'vendor';
  /** Null for visitors: the server keeps it from them. */
  contact: { phone: string; email: string } | null;
}

/** How to reach a venue or vendor, or the way to log in first. */
export function ContactCard({ kind, contact }: ContactCardProps) {
  const { pathname, search } = useLocation();
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
