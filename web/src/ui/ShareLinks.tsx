import { shareByFacebook, shareByMail, shareByWhatsApp, shareByX } from '../lib/share';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** Names the links: "Share this article". */
  label: string;
  title: string;
  /** Whole address of the page. */
  address: string;
}

/** Ways to hand a page on. Plain links: nothing of these services is on the page. */
export function ShareLinks({ label, title, address }: ShareLinksProps) {
  const ways = [
    { name: 'WhatsApp', href: shareByWhatsApp(title, address) },
    { name: 'Facebook', href: shareByFacebook(address) },
    { name: 'X', href: shareByX(title, address) },
    { name: 'E-mail', href: shareByMail(title, address), same: true },
  ];
  return (
    <nav className={styles.share} aria-label={label}>
      <span>Share</span>
      <ul>
        {ways.map(({ name, href, same }) => (
          <li key={name}>
            <a href={href} {...(same ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
              <span className="visually-hidden">Share {same ? 'by' : 'on'} </span>
              {name}
              {!same && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
