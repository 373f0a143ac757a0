import { contact, paths } from '../../app/paths';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { HotelInquiryForm } from '../../enquiry/HotelInquiryForm';
import { rich } from '../../lib/rich';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { TextLink } from '../../ui/TextLink';
import { t } from './messages.generated';
import styles from './HotelInquiryPage.module.css';

/** /link1: enquiry for guest rooms, or a hotel for the whole wedding. */
export default function HotelInquiryPage() {
  return (
    <div className="wrap">
      <PageMeta title={t('hotelInquiry')} description={t('description')} canonical={paths.hotelInquiry} />
      <div className={styles.page}>
        <Breadcrumbs items={[{ label: t('home'), to: paths.home }, { label: t('hotelInquiry') }]} />
        <PageHead title={t('hotelInquiry')} subtitle={t('lead')} />
        <div className={styles.columns}>
          <HotelInquiryForm />
          <aside className={styles.next} aria-labelledby="next">
            <h2 id="next">{t('nextTitle')}</h2>
            <ol>
              <li>{t('next.call')}</li>
              <li>{t('next.choose')}</li>
              <li>{t('next.book')}</li>
            </ol>
            <p>
              {rich(t, 'orLook', {
                link: (text) => (
                  <TextLink inline to={paths.venues}>
                    {text}
                  </TextLink>
                ),
                phone: contact.phone,
                phoneLink: (text) => (
                  <a className={styles.phone} href={contact.phoneLink}>
                    {text}
                  </a>
                ),
              })}
            </p>
          </aside>
        </div>
      </div>
    </div>
  );
}
