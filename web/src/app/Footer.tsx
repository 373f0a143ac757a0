import { Link } from 'react-router-dom';
import { today } from '../lib/format';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import styles from './Footer.module.css';
import { contact, footerGroups, paths, type LinkGroup } from './paths';

const links = ({ links: items }: LinkGroup) => (
  <ul>
    {items.map(({ to, label }) => (
      <li key={label}>
        <Link className={styles.item} to={to}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** The foot of every public page. Its groups are columns, and accordions on small screens, one open at a time. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.top}>
          <div>
            <Logo onBand />
            <address className={styles.address}>
              {contact.address}
              <a className={styles.item} href={contact.phoneLink}>
                <Icon name="phone" size="small" />
                <span className="tabular">{contact.phone}</span>
              </a>
              <a className={styles.item} href={`mailto:${contact.email}`}>
                <Icon name="mail" size="small" />
                {contact.email}
              </a>
            </address>
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} className={styles.columns} aria-label={group.title}>
              <h2>{group.title}</h2>
              {links(group)}
            </nav>
          ))}
          <div className={styles.accordions}>
            {footerGroups.map((group, index) => (
              <details key={group.title} name="footer" open={index === 0}>
                <summary>
                  {group.title}
                  <Icon name="chevron-down" />
                </summary>
                {links(group)}
              </details>
            ))}
          </div>
        </div>
        <div className={styles.end}>
          <span>© {today().slice(0, 4)} Mandap</span>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.developers}>Developers</Link>
        </div>
      </div>
    </footer>
  );
}
