import { useContext } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { Logo } from '../ui/Logo';
import { FramedContext } from './framed';
import styles from './ErrorPage.module.css';
import { PageMeta } from './PageMeta';
import { paths } from './paths';
import { CONTENT_ID } from './SkipLink';

/** What shows instead of a page that does not exist or could not be drawn. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const page = missing ? <Missing text={error.statusText} /> : <Broken />;
  return useContext(FramedContext) ? (
    <div className={`wrap ${styles.page}`}>{page}</div>
  ) : (
    <div className="wrap">
      <div className={styles.head}>
        <Logo />
      </div>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.page}>
        {page}
      </main>
    </div>
  );
}

/** HTTP's own words for 404, when the page had none of its own for what is missing. */
const PLAIN = new Set(['', 'Not Found']);

function Missing({ text }: { text: string }) {
  const title = PLAIN.has(text) ? 'Page not found' : text;
  return (
    <>
      <PageMeta title={title} noindex />
      <EmptyState
        title={title}
        headingLevel={1}
        actions={
          <>
            <LinkButton to={paths.home}>Back to home</LinkButton>
            <LinkButton to={paths.venues}>All venues</LinkButton>
          </>
        }
      >
        It may have moved or been taken down. Search for a venue, or start again from the home page.
      </EmptyState>
      <form action={paths.venues} role="search" className={styles.search}>
        <Input
          type="search"
          name="q"
          label="Search venues"
          hideLabel
          icon="search"
          placeholder="Search by name, state, or city..."
          className={styles.field}
        />
        <Button type="submit" variant="primary" size="large">
          Search
        </Button>
      </form>
    </>
  );
}

function Broken() {
  return (
    <>
      <PageMeta title="Something went wrong" noindex />
      <ErrorState title="Something went wrong" headingLevel={1} onRetry={() => window.location.reload()}>
        This page could not be shown. Trying again usually helps; if it does not, please come back a little
        later.
      </ErrorState>
    </>
  );
}
