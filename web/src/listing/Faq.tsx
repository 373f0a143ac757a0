import { Disclosure } from '../ui/Disclosure';
import { DetailSection } from './DetailSection';
import { t } from './detail.messages.generated';
import styles from './Faq.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Frequently asked questions; one answer is open at a time. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <DetailSection title={t('faqTitle')}>
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="faq" open={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </DetailSection>
  );
}
