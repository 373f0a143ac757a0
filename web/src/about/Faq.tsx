import { faqPage, JsonLd } from '../lib/jsonLd';
import { Disclosure } from '../ui/Disclosure';
import { SectionHead } from '../ui/SectionHead';
import { t } from './messages.generated';
import styles from './Faq.module.css';
import { faq } from './questions';

/** Frequently asked questions, with structured data for search engines. */
export function Faq() {
  const questions = faq();
  return (
    <section className={`section ${styles.faq}`} aria-labelledby="faq">
      <JsonLd data={faqPage(questions)} />
      <SectionHead id="faq" title={t('faqTitle')} />
      <div>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="about-faq" open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
