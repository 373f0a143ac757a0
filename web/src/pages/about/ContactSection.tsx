import { contact } from '../../app/paths';
import { ContactForm } from '../../enquiry/ContactForm';
import { Icon } from '../../ui/Icon';
import { SectionHead } from '../../ui/SectionHead';
import { t } from './messages.generated';
import styles from './ContactSection.module.css';

const ID = 'contact';

/** Contact details of Mandap. */
export function ContactSection() {
  return (
    <section id={ID} className="section" aria-labelledby="contact-title">
      <SectionHead id="contact-title" title={t('contactUs')} subtitle={t('contactLead')} />
      <div className={styles.columns}>
        <ContactForm hash={`#${ID}`} />
        <address className={styles.details}>
          <p>
            <Icon name="map-pin" />
            {contact.address}
          </p>
          <a href={contact.phoneLink}>
            <Icon name="phone" />
            <span className="tabular">{contact.phone}</span>
          </a>
          <a href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            {contact.email}
          </a>
        </address>
      </div>
    </section>
  );
}
