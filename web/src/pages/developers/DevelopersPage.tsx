import type { ReactNode } from 'react';
import { PageMeta } from '../../app/PageMeta';
import { paths, apiKeysPath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { Code } from '../../developers/Code';
import { Docs } from '../../developers/Docs';
import { ErrorCodes } from '../../developers/ErrorCodes';
import { TextLink } from '../../ui/TextLink';
import styles from './DevelopersPage.module.css';

/** api/test/examples.test.ts runs every one of them. */
const EXAMPLES = import.meta.glob<string>('../../developers/examples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const PARTS = {
  start: 'Getting started',
  doors: 'Two doors',
  keys: 'API keys',
  limits: 'Limits',
  errors: 'Errors',
  paging: 'Pages of a list',
  once: 'Sending once',
  persisted: 'Persisted queries',
  sites: 'Other sites',
} as const;

/** /developers: how programs of others read and change what is on Mandap. */
export default function DevelopersPage() {
  return (
    <>
      <PageMeta
        title="Developers"
        description="Read Mandap’s venues, vendors and articles from a program, and send and answer enquiries with an API key: GraphQL, REST, limits, errors and examples."
        canonical={paths.developers}
      />
      <Docs
        title="Developers"
        lead="Read what is on Mandap from a program of your own, and do with an API key what you do on the site."
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Developers' }]}
        contents={Object.entries(PARTS).map(([id, label]) => ({ id, label }))}
      >
        <Part id="start">
          <p>
            What visitors see can be read without a key: venues, vendors, reviews, articles, real weddings.
          </p>
          <Example name="first-query.sh" />
          <Example name="first-call.sh" />
          <p>
            Names, prices and pictures are there for all. The phone number and e-mail address of a venue or
            vendor are for logged-in people, and for keys that read as an account.
          </p>
        </Part>
        <Part id="doors">
          <p>
            Both doors lead to the same rooms: what one may do, the other may, with the same rules, limits and
            error codes.
          </p>
          <ul>
            <li>
              <b>GraphQL</b> at <code>/graphql</code> answers exactly what you ask for. Open it in a browser
              for{' '}
              <TextLink inline reloadDocument to={paths.explorer}>
                an explorer with examples
              </TextLink>
              ; its schema in words is{' '}
              <TextLink inline reloadDocument to="/schema.graphql">
                /schema.graphql
              </TextLink>
              .
            </li>
            <li>
              <b>REST</b> below <code>/api/v1</code>, with JSON, URL-encoded or multipart bodies. See{' '}
              <TextLink inline to={paths.restCalls}>
                every call
              </TextLink>
              , or{' '}
              <TextLink inline reloadDocument to="/api/v1/openapi.json">
                the OpenAPI document
              </TextLink>
              .
            </li>
          </ul>
        </Part>
        <Part id="keys">
          <p>
            <WhereKeysAreMade /> It is shown once; keep it like a password, and never put it into a page or an
            app that others hold. Send it with each request:
          </p>
          <Example name="with-key.sh" />
          <p>A key has one of three scopes. Each includes those before it.</p>
          <ul>
            <li>
              <code>read:public</code> reads what a visitor reads, with a larger budget.
            </li>
            <li>
              <code>read:own</code> reads what your account may read: contact details, bookings,
              notifications.
            </li>
            <li>
              <code>write:own</code> changes what your account may change: enquiries, answers, your listing.
            </li>
          </ul>
          <p>
            No key changes passwords, sessions, keys or accounts. A revoked key stops at once; the dashboard
            shows when each was last used.
          </p>
        </Part>
        <Part id="limits">
          <p>
            You have 300 points a minute without a key and 1,200 with one; Mandap’s own pages, in a browser,
            have 3,000. A request costs one point. A GraphQL document costs one for each 50 of its cost, which{' '}
            <code>extensions.cost</code> of its answer names; the dearest that is allowed costs 1,000. A list
            of REST costs one for each 25 rows that it answers, twenty at most.
          </p>
          <ul>
            <li>
              <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and{' '}
              <code>X-RateLimit-Used</code> say how your points stand.
            </li>
            <li>
              <code>X-RateLimit-Reset</code> is when they are whole again, in seconds since 1970.
            </li>
            <li>
              A 429 has <code>Retry-After</code>, the seconds to wait, and its headers tell of the limit that
              was reached.
            </li>
          </ul>
          <p>Logins, enquiries, reviews and uploads are limited further, by the hour.</p>
        </Part>
        <Part id="errors">
          <p>
            By REST, an error is <code>{'{ statusCode, success: false, message, errors? }'}</code> with the
            HTTP status that says so. By GraphQL, it is in <code>errors</code> with a code in{' '}
            <code>extensions.code</code>; what is wrong with the values of a mutation is in its{' '}
            <code>userErrors</code>.
          </p>
          <Example name="patient.ts" />
          <ErrorCodes />
        </Part>
        <Part id="paging">
          <p>
            Lists of GraphQL are Relay connections of at most 50. Give <code>endCursor</code> as{' '}
            <code>after</code> for the next page: what comes and goes in the meantime makes nothing appear
            twice.
          </p>
          <Example name="every-page.ts" />
          <p>
            Lists of REST are arrays of at most 500, which is what comes without a <code>limit</code>.{' '}
            <code>limit</code> and <code>page</code> choose which; the headers <code>X-Total-Count</code> and{' '}
            <code>Link</code> say what else there is.
          </p>
        </Part>
        <Part id="once">
          <p>
            Send an <code>Idempotency-Key</code> of your own making with an enquiry or a decision, by either
            door. If the answer is lost, send the same again: it is done once, and you get the first answer
            for 24 hours. Another body under the same key is refused with a 422.
          </p>
          <Example name="send-once.ts" />
        </Part>
        <Part id="persisted">
          <p>
            A GraphQL query that was sent once can be asked for by its SHA-256 alone. A GET of public data
            without a session or key may be kept by caches for a minute; it has an ETag. When a hash is not
            known, the code is <code>PERSISTED_QUERY_NOT_FOUND</code>: send the text once more.
          </p>
          <Example name="persisted.sh" />
        </Part>
        <Part id="sites">
          <p>
            Pages of any site may ask both doors as visitors or with a key: answers allow every origin,
            without credentials. Cookies of Mandap work on Mandap’s own pages only. A request with one that
            comes from another site is refused with a 403.
          </p>
        </Part>
      </Docs>
    </>
  );
}

/** Logging in leads to the dashboard's first page, which has them. */
function WhereKeysAreMade() {
  const me = useViewer();
  return me ? (
    <>
      Make a key in{' '}
      <TextLink inline to={apiKeysPath(me.role.toLowerCase() as Role)}>
        your dashboard
      </TextLink>
      , under API keys.
    </>
  ) : (
    <>
      <TextLink inline to={paths.login}>
        Log in
      </TextLink>{' '}
      and make a key in your dashboard: owners and admins on their profile, couples behind its link “API keys
      for programs”.
    </>
  );
}

function Part({ id, children }: { id: keyof typeof PARTS; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{PARTS[id]}</h2>
      {children}
    </section>
  );
}

function Example({ name }: { name: string }) {
  const text = EXAMPLES[`../../developers/examples/${name}`];
  return <Code label={`Example: ${name}`}>{(text ?? '').trimEnd()}</Code>;
}
