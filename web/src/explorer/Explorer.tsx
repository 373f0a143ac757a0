import { GraphiQL } from 'graphiql';
import graphiqlStyles from 'graphiql/style.css?url';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import './nonce';
import { EXAMPLES } from './examples';
import { nameEditors } from './nameEditors';
import styles from './Explorer.module.css';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/** Calls the GraphQL API on this origin with the reader's session cookie, unless the headers contain an API key. */
const ask: Fetcher = async (request, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...options?.headers,
    },
    body: JSON.stringify(request),
  });
  return response.json() as ReturnType<Fetcher>;
};

interface ExplorerProps {
  dark: boolean;
}

/** GraphiQL with example queries, or with the query in the URL: /graphql?query=…&variables=… */
export default function Explorer({ dark }: ExplorerProps) {
  const linked = useMemo(() => new URLSearchParams(window.location.search), []);
  const query = linked.get('query');
  // GraphiQL adds classes to the body, which must not leak to other pages.
  useEffect(
    () => () => {
      document.body.classList.remove('graphiql-light', 'graphiql-dark');
    },
    [],
  );
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? nameEditors(container.current) : undefined), []);
  return (
    <div className={styles.explorer} ref={container}>
      <link rel="stylesheet" href={graphiqlStyles} precedence="graphiql" />
      <GraphiQL
        fetcher={ask}
        forcedTheme={dark ? 'dark' : 'light'}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
        {...(query
          ? { query, variables: linked.get('variables') ?? '' }
          : { defaultTabs: EXAMPLES.map((example) => ({ query: example })) })}
      >
        <GraphiQL.Logo> </GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
