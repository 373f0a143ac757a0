import { faqPage, JsonLd } from '../lib/jsonLd';
import { Disclosure } from '../ui/Disclosure';
import { SectionHead } from '../ui/SectionHead';
import styles from './Faq.module.css';
import { FAQ } from './questions';

/** Questions and their answers, for people and for search engines. */
export function Faq() {
  return (
    <section className={`section ${styles.faq}`} aria-labelledby="faq">
      <JsonLd data={faqPage(FAQ)} />
      <SectionHead id="faq" title="Questions, answered" />
      <div>
        {FAQ.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="about-faq" open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
