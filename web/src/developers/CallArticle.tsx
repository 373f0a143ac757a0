import { Disclosure } from '../ui/Disclosure';
import { Code } from './Code';
import styles from './CallArticle.module.css';
import { FieldList, fieldsOf } from './FieldList';
import { t } from './messages.generated';
import { refusalsOf, resolved, shapesIn, describeAccess, type Row } from './openapi';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** Documents a REST endpoint: authorization, parameters and responses. */
export function CallArticle({ row: { method, path, call } }: { row: Row }) {
  const { operationId, summary, parameters = [], requestBody, responses } = call;
  const form = requestBody?.content[FORM_TYPE];
  const [values = form?.schema, files] = form?.schema.allOf ?? [];
  // Endpoints with a required upload accept multipart forms only.
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
        <b>{t('whoCanCall')}</b> {describeAccess(call)}
      </p>
      {parameters.length > 0 && (
        <section className={styles.part}>
          <h4>{t('parameters')}</h4>
          <FieldList
            label={t('parametersOf', { method, path })}
            fields={parameters.map((one) => ({
              ...one,
              note: one.in === 'path' ? t('inThePath') : one.in === 'header' ? t('header') : undefined,
            }))}
          />
        </section>
      )}
      {values && (
        <section className={styles.part}>
          <h4>{t('body')}</h4>
          <FieldList
            label={t('bodyOf', { method, path })}
            fields={[
              ...fieldsOf(resolved(values), 'required'),
              ...(files ? fieldsOf(files, 'required').map((file) => ({ ...file, note: t('inAForm') })) : []),
            ]}
          />
          <Disclosure compact summary={t('exampleBody')}>
            <Code label={t('exampleBodyOf', { method, path })}>{JSON.stringify(example, null, 2)}</Code>
          </Disclosure>
        </section>
      )}
      {answer && (
        <section className={styles.part}>
          <h4>{t('response')}</h4>
          <p>{call['x-envelope'] ? t('inTheEnvelope') : t('withoutEnvelope')}</p>
          {named.length > 0 && (
            <p>
              {t('schemas', { count: named.length })}{' '}
              {named.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <a className={styles.link} href={`#shape-${name}`}>
                    {name}
                  </a>
                </span>
              ))}
            </p>
          )}
          <Disclosure compact summary={t('exampleResponse')}>
            <Code label={t('exampleResponseOf', { method, path })}>
              {JSON.stringify(answer.example, null, 2)}
            </Code>
          </Disclosure>
          <Disclosure compact summary={t('errors')}>
            <dl className={styles.refusals}>
              {refusalsOf(call).map(({ status, code, description }) => (
                <div key={status}>
                  <dt className="tabular">{status === 'default' ? t('otherStatus') : status}</dt>
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
