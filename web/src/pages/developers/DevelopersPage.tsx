import type { ReactNode } from 'react';
import { PageMeta } from '../../app/PageMeta';
import { paths, apiKeysPath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { Code } from '../../developers/Code';
import { Docs } from '../../developers/Docs';
import { ErrorCodes } from '../../developers/ErrorCodes';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { t } from './messages.generated';
import styles from './DevelopersPage.module.css';

/** Tested by api/test/examples.test.ts. */
const EXAMPLES = import.meta.glob<string>('../../developers/examples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const PARTS = [
  'start',
  'apis',
  'keys',
  'limits',
  'errors',
  'paging',
  'once',
  'persisted',
  'changes',
  'conversation',
  'sites',
] as const;

/** /developers: documentation of the public APIs. */
export default function DevelopersPage() {
  return (
    <>
      <PageMeta title={t('developers')} description={t('description')} canonical={paths.developers} />
      <Docs
        title={t('developers')}
        subtitle={t('lead')}
        crumbs={[{ label: t('home'), to: paths.home }, { label: t('developers') }]}
        contents={PARTS.map((id) => ({ id, label: t(`part.${id}`) }))}
      >
        <Part id="start">
          <p>{t('public')}</p>
          <Example name="first-query.sh" />
          <Example name="first-call.sh" />
          <p>{rich(t, 'contacts', { code: (text) => <code>{text}</code> })}</p>
        </Part>
        <Part id="apis">
          <p>{t('apis')}</p>
          <ul>
            <li>
              {rich(t, 'graphql', {
                b: (text) => <b>{text}</b>,
                code: (text) => <code>{text}</code>,
                link: (text) => (
                  <TextLink inline reloadDocument to={paths.explorer}>
                    {text}
                  </TextLink>
                ),
                link2: (text) => (
                  <TextLink inline reloadDocument to="/schema.graphql">
                    {text}
                  </TextLink>
                ),
              })}
            </li>
            <li>
              {rich(t, 'rest', {
                b: (text) => <b>{text}</b>,
                code: (text) => <code>{text}</code>,
                link: (text) => (
                  <TextLink inline to={paths.restCalls}>
                    {text}
                  </TextLink>
                ),
                link2: (text) => (
                  <TextLink inline reloadDocument to="/api/v1/openapi.json">
                    {text}
                  </TextLink>
                ),
              })}
            </li>
          </ul>
        </Part>
        <Part id="keys">
          <p>
            <ApiKeysLink /> {t('keySecret')}
          </p>
          <Example name="with-key.sh" />
          <p>{t('scopes')}</p>
          <ul>
            <li>{rich(t, 'scope.readPublic', { code: (text) => <code>{text}</code> })}</li>
            <li>{rich(t, 'scope.readOwn', { code: (text) => <code>{text}</code> })}</li>
            <li>{rich(t, 'scope.writeOwn', { code: (text) => <code>{text}</code> })}</li>
          </ul>
          <p>{t('keysCannot')}</p>
        </Part>
        <Part id="limits">
          <p>{rich(t, 'quota', { code: (text) => <code>{text}</code> })}</p>
          <ul>
            <li>{rich(t, 'limit.headers', { code: (text) => <code>{text}</code> })}</li>
            <li>{rich(t, 'limit.reset', { code: (text) => <code>{text}</code> })}</li>
            <li>{rich(t, 'limit.retryAfter', { code: (text) => <code>{text}</code> })}</li>
          </ul>
          <p>{t('limit.operations')}</p>
        </Part>
        <Part id="errors">
          <p>{rich(t, 'errorFormat', { code: (text) => <code>{text}</code> })}</p>
          <Example name="patient.ts" />
          <ErrorCodes />
        </Part>
        <Part id="paging">
          <p>{rich(t, 'paging.graphql', { code: (text) => <code>{text}</code> })}</p>
          <Example name="every-page.ts" />
          <p>{rich(t, 'paging.rest', { code: (text) => <code>{text}</code> })}</p>
        </Part>
        <Part id="once">
          <p>{rich(t, 'idempotency', { code: (text) => <code>{text}</code> })}</p>
          <Example name="send-once.ts" />
        </Part>
        <Part id="persisted">
          <p>{rich(t, 'persisted', { code: (text) => <code>{text}</code> })}</p>
          <Example name="persisted.sh" />
        </Part>
        <Part id="changes">
          <p>{rich(t, 'changes', { code: (text) => <code>{text}</code> })}</p>
          <Example name="changes.ts" />
        </Part>
        <Part id="conversation">
          <p>{rich(t, 'conversation', { code: (text) => <code>{text}</code> })}</p>
          <Example name="conversation.ts" />
        </Part>
        <Part id="sites">
          <p>{t('cors')}</p>
        </Part>
      </Docs>
    </>
  );
}

/** Links to the login, which leads to the dashboard with the API keys. */
function ApiKeysLink() {
  const me = useViewer();
  return me ? (
    <>
      {rich(t, 'makeAKey', {
        link: (text) => (
          <TextLink inline to={apiKeysPath(me.role.toLowerCase() as Role)}>
            {text}
          </TextLink>
        ),
      })}
    </>
  ) : (
    <>
      {rich(t, 'logInForAKey', {
        link: (text) => (
          <TextLink inline to={paths.login}>
            {text}
          </TextLink>
        ),
      })}
    </>
  );
}

function Part({ id, children }: { id: (typeof PARTS)[number]; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(`part.${id}`)}</h2>
      {children}
    </section>
  );
}

function Example({ name }: { name: string }) {
  const text = EXAMPLES[`../../developers/examples/${name}`];
  return <Code label={t('example', { name })}>{(text ?? '').trimEnd()}</Code>;
}
