import { contact, paths } from '../../app/paths';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { HotelInquiryForm } from '../../enquiry/HotelInquiryForm';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { TextLink } from '../../ui/TextLink';
import styles from './HotelInquiryPage.module.css';

/** /link1: rooms for the guests, or a hotel for the whole wedding. */
export default function HotelInquiryPage() {
  return (
    <div className="wrap">
      <PageMeta
        title="Hotel Inquiry"
        description="Looking for a hotel for your wedding, or rooms for your guests? Tell us the city, the date and how many you are, and we call you with hotels that suit."
        canonical={paths.hotelInquiry}
      />
      <div className={styles.page}>
        <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: 'Hotel Inquiry' }]} />
        <PageHead
          title="Hotel Inquiry"
          lead="A hotel for the whole wedding, or rooms for the guests: tell us the city, the date and how many you are."
        />
        <div className={styles.columns}>
          <HotelInquiryForm />
          <aside className={styles.next} aria-labelledby="next">
            <h2 id="next">What happens next</h2>
            <ol>
              <li>We read what you wrote and call you on the number you left.</li>
              <li>Together we settle on two or three hotels that fit your guests and your budget.</li>
              <li>
                You visit, compare and book with the hotel itself. Asking costs nothing and books nothing.
              </li>
            </ol>
            <p>
              Rather look for yourself?{' '}
              <TextLink inline to={paths.venues}>
                See all venues
              </TextLink>
              , or call{' '}
              <a className={styles.phone} href={contact.phoneLink}>
                {contact.phone}
              </a>
              .
            </p>
          </aside>
        </div>
      </div>
    </div>
  );
}
