import { contact, paths } from '../../app/paths';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText';
import { t } from './messages.generated';

/** Cookies and local storage entries. The message catalogue holds their purpose and lifetime. */
const STORED_IN_BROWSER = ['login', 'known', 'link', 'change', 'city', 'storage'] as const;

/** /privacy: which personal data Mandap processes, why, for how long, and people's rights. */
export default function PrivacyPage() {
  return (
    <LegalText
      title={t('privacy')}
      subtitle={t('privacyLead')}
      description={t('privacyDescription')}
      canonical={paths.privacy}
      changedOn="2026-11-29"
    >
      <p>
        {rich(t, 'privacyLaw', {
          address: contact.address,
          link: (text) => <a href={`mailto:${contact.email}`}>{text}</a>,
          email: contact.email,
          phone: contact.phone,
          span: (text) => <span className="nowrap">{text}</span>,
        })}
      </p>

      <h2>{t('collect.title')}</h2>
      <ul>
        <li>{rich(t, 'collect.account', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'collect.enquiries', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'collect.conversations', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'collect.messages', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'collect.published', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'collect.wishlist', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'collect.businesses', { strong: (text) => <strong>{text}</strong> })}</li>
      </ul>
      <p>{t('collect.network')}</p>
      <p>{t('collect.views')}</p>

      <h2>{t('seen.title')}</h2>
      <ul>
        <li>{t('seen.business')}</li>
        <li>{t('seen.conversations')}</li>
        <li>{t('seen.notes')}</li>
        <li>{t('seen.contacts')}</li>
        <li>{t('seen.admins')}</li>
        <li>{t('seen.processors')}</li>
        <li>{t('seen.authorities')}</li>
      </ul>
      <p>{t('seen.notSold')}</p>

      <h2>{t('emails.title')}</h2>
      <p>{t('emails.which')}</p>
      <p>{t('emails.off')}</p>

      <h2>{t('stays.title')}</h2>
      <ul>
        <li>{t('stays.account')}</li>
        <li>{t('stays.conversations')}</li>
        <li>{t('stays.bookings')}</li>
        <li>{t('stays.links')}</li>
        <li>{t('stays.emails')}</li>
        <li>{t('stays.messages')}</li>
      </ul>

      <h2>{t('stored.title')}</h2>
      <p>{t('stored.lead')}</p>
      <div className={styles.table} role="region" aria-label={t('stored.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('stored.what')}</th>
              <th scope="col">{t('stored.why')}</th>
              <th scope="col">{t('stored.howLong')}</th>
            </tr>
          </thead>
          <tbody>
            {STORED_IN_BROWSER.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`stored.${key}.what`)}</th>
                <td>{t(`stored.${key}.why`)}</td>
                <td>{t(`stored.${key}.stays`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>

      <h2>{t('rights.title')}</h2>
      <ul>
        <li>{rich(t, 'rights.see', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'rights.correct', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'rights.delete', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'rights.complain', { strong: (text) => <strong>{text}</strong> })}</li>
        <li>{rich(t, 'rights.nominate', { strong: (text) => <strong>{text}</strong> })}</li>
      </ul>

      <h2>{t('children.title')}</h2>
      <p>{t('children.text')}</p>

      <h2>{t('safety.title')}</h2>
      <p>{t('safety.text')}</p>

      <h2>{t('changes.title')}</h2>
      <p>
        {rich(t, 'changes.text', {
          link: (text) => (
            <TextLink inline to={paths.terms}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </LegalText>
  );
}
