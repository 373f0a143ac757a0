import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { CallArticle } from '../../developers/CallArticle';
import { Docs } from '../../developers/Docs';
import { FieldList, fieldsOf } from '../../developers/FieldList';
import { callCount, resources, shapes } from '../../developers/openapi';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { t } from './messages.generated';
import styles from './RestPage.module.css';

const DOCUMENT = '/api/v1/openapi.json';
const ENVELOPE = '{ statusCode, data, message, success }';

/** /developers/rest: REST API reference, generated from the OpenAPI document. */
export default function RestPage() {
  return (
    <>
      <PageMeta title={t('restCalls')} description={t('restDescription')} canonical={paths.restCalls} />
      <Docs
        title={t('restCalls')}
        subtitle={
          <>
            {rich(t, 'restLead', {
              callCount,
              code: (text) => <code>{text}</code>,
              link: (text) => (
                <TextLink inline reloadDocument to={DOCUMENT}>
                  {text}
                </TextLink>
              ),
              envelope: ENVELOPE,
            })}
          </>
        }
        crumbs={[
          { label: t('home'), to: paths.home },
          { label: t('developers'), to: paths.developers },
          { label: t('restCalls') },
        ]}
        contents={[
          ...resources.map(({ name, rows }) => ({ id: name, label: name, count: rows.length })),
          { id: 'shapes', label: t('schemas') },
        ]}
      >
        {resources.map(({ name, description, rows }) => (
          <section key={name} className={styles.resource} aria-labelledby={name}>
            <h2 id={name}>{name}</h2>
            <p>{description}</p>
            {rows.map((row) => (
              <CallArticle key={row.call.operationId} row={row} />
            ))}
          </section>
        ))}
        <section className={styles.resource} aria-labelledby="shapes">
          <h2 id="shapes">{t('schemas')}</h2>
          <p>{t('schemasLead')}</p>
          {shapes.map(([name, schema]) => (
            <div key={name} className={styles.shape}>
              <h3 id={`shape-${name}`}>{name}</h3>
              <FieldList label={t('fieldsOf', { name })} fields={fieldsOf(schema, 'optional')} />
            </div>
          ))}
        </section>
      </Docs>
    </>
  );
}
