import { Disclosure } from '../ui/Disclosure';
import { DetailSection } from './DetailSection';
import styles from './Faq.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions couples ask; one answer is open at a time. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <DetailSection title="Questions couples ask">
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
