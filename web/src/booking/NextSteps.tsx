import { dialLink, spacedPhone } from '../lib/format';
import { writeByWhatsApp } from '../lib/share';
import { buttonClass } from '../ui/buttonClass';
import { Icon } from '../ui/Icon';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** What the two sides agree on next, one sentence each. */
  steps: readonly string[];
  /** The other side. */
  name: string;
  /** As they typed it; empty if they gave none. */
  phone: string;
  /** What a WhatsApp message starts with. */
  message: string;
}

/** What to settle after an approval, and how to reach the other side. */
export function NextSteps({ steps, name, phone, message }: NextStepsProps) {
  const whatsApp = writeByWhatsApp(phone, message);
  return (
    <section className={styles.next}>
      <h3>What to settle next</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {phone && (
        <div className={styles.ways}>
          <a className={buttonClass({})} href={dialLink(phone)}>
            <Icon name="phone" />
            <span className="visually-hidden">Call {name}: </span>
            <span className="tabular">{spacedPhone(phone)}</span>
          </a>
          {whatsApp && (
            <a className={buttonClass({})} href={whatsApp} target="_blank" rel="noopener noreferrer">
              <Icon name="message" />
              WhatsApp<span className="visually-hidden"> to {name} (opens in a new tab)</span>
            </a>
          )}
        </div>
      )}
    </section>
  );
}
