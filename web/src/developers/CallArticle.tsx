import { Disclosure } from '../ui/Disclosure';
import { Code } from './Code';
import styles from './CallArticle.module.css';
import { FieldList, fieldsOf } from './FieldList';
import { refusalsOf, resolved, shapesIn, whoMay, type Row } from './openapi';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

const NOTES: Readonly<Record<string, string>> = { path: 'in the path', header: 'a header' };

/** One call of the REST API: who may make it, what it takes, and what it answers. */
export function CallArticle({ row: { method, path, call } }: { row: Row }) {
  const { operationId, summary, parameters = [], requestBody, responses } = call;
  const form = requestBody?.content[FORM_TYPE];
  const [values = form?.schema, files] = form?.schema.allOf ?? [];
  // Where files must come, it has no other form.
  const example = (requestBody?.content[JSON_TYPE] ?? form)?.example;
  const answer = responses[200]?.content?.[JSON_TYPE];
  const named = answer ? shapesIn(answer.schema) : [];
  return (
    <article className={styles.call} id={operationId}>
      <h3>
        <a href={`#${operationId}`}>
          <span className={styles.method}>{method}</span> <span className={styles.path}>{path}</span>
        </a>
      </h3>
      <p>{summary}</p>
      <p className={styles.who}>
        <b>Who may:</b> {whoMay(call)}
      </p>
      {parameters.length > 0 && (
        <section className={styles.part}>
          <h4>Parameters</h4>
          <FieldList
            label={`Parameters of ${method} ${path}`}
            fields={parameters.map((one) => ({
              ...one,
              note: NOTES[one.in],
            }))}
          />
        </section>
      )}
      {values && (
        <section className={styles.part}>
          <h4>Body</h4>
          <FieldList
            label={`Body of ${method} ${path}`}
            fields={[
              ...fieldsOf(resolved(values), 'required'),
              ...(files
                ? fieldsOf(files, 'required').map((file) => ({ ...file, note: 'in a multipart form' }))
                : []),
            ]}
          />
          <Disclosure compact summary="Example body">
            <Code label={`Example body of ${method} ${path}`}>{JSON.stringify(example, null, 2)}</Code>
          </Disclosure>
        </section>
      )}
      {answer && (
        <section className={styles.part}>
          <h4>Answer</h4>
          <p>{call['x-envelope'] ? 'In the envelope.' : 'The bare value, without the envelope.'}</p>
          {named.length > 0 && (
            <p>
              With the shape{named.length > 1 && 's'}{' '}
              {named.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <a className={styles.link} href={`#shape-${name}`}>
                    {name}
                  </a>
                </span>
              ))}
              .
            </p>
          )}
          <Disclosure compact summary="Example answer">
            <Code label={`Example answer of ${method} ${path}`}>
              {JSON.stringify(answer.example, null, 2)}
            </Code>
          </Disclosure>
          <Disclosure compact summary="What may go wrong">
            <dl className={styles.refusals}>
              {refusalsOf(call).map(({ status, code, description }) => (
                <div key={status}>
                  <dt className="tabular">{status === 'default' ? 'else' : status}</dt>
                  <dd>
                    <code>{code}</code> {description}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </section>
      )}
    </article>
  );
}
