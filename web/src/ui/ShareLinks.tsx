import { rich } from '../lib/rich';
import { visuallyHidden } from './visuallyHidden';
import { facebookShareUrl, emailShareUrl, whatsAppShareUrl, xShareUrl } from '../lib/share';
import { t } from './messages.generated';
import { TextLink } from './TextLink';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** Names the group of links: "Share this article". */
  label: string;
  title: string;
  /** The page's absolute URL. */
  address: string;
}

/** Links that share a page, below its text. They are plain links: nothing is loaded from these services. */
export function ShareLinks({ label, title, address }: ShareLinksProps) {
  const ways = [
    { name: 'WhatsApp', href: whatsAppShareUrl(title, address) },
    { name: 'Facebook', href: facebookShareUrl(address) },
    { name: 'X', href: xShareUrl(title, address) },
    { name: t('email'), href: emailShareUrl(title, address), isEmail: true },
  ];
  return (
    <nav className={styles.share} aria-label={label}>
      <span>{t('share')}</span>
      <ul>
        {ways.map(({ name, href, isEmail }) => (
          <li key={name}>
            <TextLink to={href} {...(isEmail ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
              {rich(t, isEmail ? 'shareBy' : 'shareOn', { name, hidden: visuallyHidden })}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
