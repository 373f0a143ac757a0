import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { CallArticle } from '../../developers/CallArticle';
import { Docs } from '../../developers/Docs';
import { FieldList, fieldsOf } from '../../developers/FieldList';
import { callCount, resources, shapes } from '../../developers/openapi';
import { TextLink } from '../../ui/TextLink';
import styles from './RestPage.module.css';

const DOCUMENT = '/api/v1/openapi.json';
const ENVELOPE = '{ statusCode, data, message, success }';

/** /developers/rest: every call of the REST API, made from its OpenAPI document. */
export default function RestPage() {
  return (
    <>
      <PageMeta
        title="REST calls"
        description="Every call of Mandap’s REST API: who may make it, what it takes, what it answers, and what may go wrong, with examples."
        canonical={paths.restCalls}
      />
      <Docs
        title="REST calls"
        lead={
          <>
            All {callCount} calls, below <code>/api/v1</code>. Programs can read the same as{' '}
            <TextLink inline reloadDocument to={DOCUMENT}>
              OpenAPI 3.1
            </TextLink>
            . Most responses have an envelope, <code>{ENVELOPE}</code>; each call says whether it has one.
          </>
        }
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Developers', to: paths.developers },
          { label: 'REST calls' },
        ]}
        contents={[
          ...resources.map(({ name, rows }) => ({ id: name, label: name, count: rows.length })),
          { id: 'shapes', label: 'Shapes' },
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
          <h2 id="shapes">Shapes</h2>
          <p>What answers are made of. A value that is not there is left out, or null where it says so.</p>
          {shapes.map(([name, schema]) => (
            <div key={name} className={styles.shape}>
              <h3 id={`shape-${name}`}>{name}</h3>
              <FieldList label={`Fields of ${name}`} fields={fieldsOf(schema, 'optional')} />
            </div>
          ))}
        </section>
      </Docs>
    </>
  );
}
