import { contact, paths } from '../../app/paths';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { LegalText } from './LegalText';
import { t } from './messages.generated';

/** /terms: the terms of use for couples, businesses and API clients. */
export default function TermsPage() {
  return (
    <LegalText
      title={t('terms')}
      subtitle={t('termsLead')}
      description={t('termsDescription')}
      canonical={paths.terms}
      changedOn="2026-11-29"
    >
      <h2>{t('about.title')}</h2>
      <p>{t('about.text', { address: contact.address })}</p>

      <h2>{t('account.title')}</h2>
      <ul>
        <li>{t('account.age')}</li>
        <li>{t('account.password')}</li>
        <li>
          {rich(t, 'account.misuse', {
            link: (text) => <a href={`mailto:${contact.email}`}>{text}</a>,
            email: contact.email,
          })}
        </li>
        <li>{t('account.delete')}</li>
      </ul>

      <h2>{t('bookings.title')}</h2>
      <ul>
        <li>{t('bookings.free')}</li>
        <li>{t('bookings.held')}</li>
        <li>{t('bookings.payment')}</li>
        <li>{t('bookings.cancellation')}</li>
        <li>{t('bookings.honest')}</li>
        <li>{t('bookings.messages')}</li>
      </ul>

      <h2>{t('listings.title')}</h2>
      <ul>
        <li>{t('listings.owner')}</li>
        <li>{t('listings.true')}</li>
        <li>{t('listings.reviewed')}</li>
        <li>{t('listings.contacts')}</li>
      </ul>

      <h2>{t('content.title')}</h2>
      <ul>
        <li>{t('content.own')}</li>
        <li>{t('content.rules')}</li>
        <li>{t('content.replies')}</li>
        <li>{t('content.rights')}</li>
        <li>{t('content.reports')}</li>
      </ul>

      <h2>{t('programs.title')}</h2>
      <p>
        {rich(t, 'programs.text', {
          link: (text) => (
            <TextLink inline to={paths.developers}>
              {text}
            </TextLink>
          ),
        })}
      </p>

      <h2>{t('liability.title')}</h2>
      <p>{t('liability.text')}</p>

      <h2>{t('law.title')}</h2>
      <p>
        {rich(t, 'law.text', {
          link: (text) => <a href={`mailto:${contact.email}`}>{text}</a>,
          email: contact.email,
        })}
      </p>
      <p>
        {rich(t, 'law.privacy', {
          link: (text) => (
            <TextLink inline to={paths.privacy}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </LegalText>
  );
}
