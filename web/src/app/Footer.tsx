import { Link } from 'react-router-dom';
import { today } from '../lib/format';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { t } from './messages.generated';
import styles from './Footer.module.css';
import { contact, footerGroups, paths, type LinkGroup } from './paths';

const links = ({ links: items }: LinkGroup) => (
  <ul>
    {items.map(({ to, key }) => (
      <li key={key}>
        <Link className={styles.item} to={to}>
          {t(`link.${key}`)}
        </Link>
      </li>
    ))}
  </ul>
);

/** The footer of every public page. Its link groups are columns, or accordions on small screens, one open at a time. */
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
            <nav key={group.key} className={styles.columns} aria-label={t(`footer.${group.key}`)}>
              <h2>{t(`footer.${group.key}`)}</h2>
              {links(group)}
            </nav>
          ))}
          <div className={styles.accordions}>
            {footerGroups.map((group, index) => (
              <details key={group.key} name="footer" open={index === 0}>
                <summary>
                  {t(`footer.${group.key}`)}
                  <Icon name="chevron-down" />
                </summary>
                {links(group)}
              </details>
            ))}
          </div>
        </div>
        <div className={styles.end}>
          <span>{t('copyright', { today: today().slice(0, 4) })}</span>
          <Link to={paths.privacy}>{t('privacy')}</Link>
          <Link to={paths.terms}>{t('terms')}</Link>
          <Link to={paths.developers}>{t('developers')}</Link>
        </div>
      </div>
    </footer>
  );
}
