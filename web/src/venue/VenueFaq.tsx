import { Disclosure } from '../ui/Disclosure';
import type { Question } from './faq';
import { VenueSection } from './VenueSection';
import styles from './VenueFaq.module.css';

/** Questions couples ask; one answer is open at a time. */
export function VenueFaq({ questions }: { questions: readonly Question[] }) {
  return (
    <VenueSection title="Questions couples ask">
      <div className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="faq" open={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </VenueSection>
  );
}
