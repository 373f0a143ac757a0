import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { CallArticle } from '../../developers/CallArticle';
import { FieldList, fieldsOf } from '../../developers/FieldList';
import { callCount, resources, shapes } from '../../developers/openapi';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { TextLink } from '../../ui/TextLink';
import styles from './RestPage.module.css';

const DOCUMENT = '/api/v1/openapi.json';

/** /developers/rest: every call of the REST door, made from its OpenAPI document. */
export default function RestPage() {
  return (
    <div className="wrap">
      <PageMeta
        title="REST calls"
        description="Every call of Mandap’s REST API: who may make it, what it takes, what it answers, and what may go wrong, with examples."
        canonical={paths.restCalls}
      />
      <div className={styles.crumbs}>
        <Breadcrumbs
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Developers', to: paths.developers },
            { label: 'REST calls' },
          ]}
        />
      </div>
      <PageHead
        title="REST calls"
        lead={
          <>
            All {callCount} calls, below <code>/api/v1</code>. Programs can read the same as{' '}
            <TextLink inline reloadDocument to={DOCUMENT}>
              OpenAPI 3.1
            </TextLink>
            .
          </>
        }
      />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label="Resources">
          <ul>
            {resources.map(({ name, rows }) => (
              <li key={name}>
                <a href={`#${name}`}>
                  {name} <span className={styles.count}>{rows.length}</span>
                </a>
              </li>
            ))}
            <li>
              <a href="#shapes">Shapes</a>
            </li>
          </ul>
        </nav>
        <div className={styles.calls}>
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
              <section key={name} className={styles.shape} aria-labelledby={`shape-${name}`}>
                <h3 id={`shape-${name}`}>{name}</h3>
                <FieldList label={`Fields of ${name}`} fields={fieldsOf(schema, 'optional')} />
              </section>
            ))}
          </section>
        </div>
      </div>
    </div>
  );
}
