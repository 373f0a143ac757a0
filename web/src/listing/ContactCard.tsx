import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { dialLink, spacedPhone } from '../lib/format';
import { Icon } from '../ui/Icon';
import { LinkButton } from '../ui/LinkButton';
import styles from './ContactCard.module.css';
import { CONTACT_HASH } from './contactHash';
import { t } from './detail.messages.generated';

interface ContactCardProps {
  /** Kind of listing. */
  kind: 'venue' | 'vendor';
  /** Null for visitors, and for accounts over today's contact quota. */
  contact: { phone: string; email: string } | null;
}

/** Contact details of a listing, or a link to the login. */
export function ContactCard({ kind, contact }: ContactCardProps) {
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  if (!contact && viewer)
    return (
      <div className={styles.card}>
        <p>{t('contactLimitHint')}</p>
      </div>
    );
  if (!contact)
    return (
      <div className={styles.card}>
        <p>{t('logInForContact', { kind })}</p>
        <LinkButton to={loginAndBack(pathname + search + CONTACT_HASH)} wide>
          {t('logIn')}
        </LinkButton>
      </div>
    );
  const { phone, email } = contact;
  return (
    <ul className={styles.card}>
      <li>
        <Icon name="phone" size="small" />
        {phone ? <a href={dialLink(phone)}>{spacedPhone(phone)}</a> : t('phoneMissing')}
      </li>
      <li>
        <Icon name="mail" size="small" />
        {email ? <a href={`mailto:${email}`}>{email}</a> : t('emailMissing')}
      </li>
    </ul>
  );
}
