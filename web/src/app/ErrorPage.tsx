import { useCallback, useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { Loader } from '../ui/Loader';
import { Logo } from '../ui/Logo';
import { CodeNotLoaded } from './codeNotLoaded';
import { HasLayoutContext } from './hasLayoutContext';
import { t } from './messages.generated';
import styles from './ErrorPage.module.css';
import { isMissing, MISSING } from './notFound';
import { PageMeta } from './PageMeta';
import { paths } from './paths';
import { CONTENT_ID } from './SkipLink';

/** The page for missing pages and rendering errors. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const page = missing ? (
    <Missing text={error.statusText} />
  ) : (
    <Broken isCodeMissing={error instanceof CodeNotLoaded} />
  );
  return useContext(HasLayoutContext) ? (
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

function Missing({ text }: { text: string }) {
  const missing = isMissing(text) ? text : 'page';
  const title = t(`missing.${missing}`);
  const list = MISSING[missing];
  return (
    <>
      <PageMeta title={title} noindex />
      <EmptyState
        title={title}
        headingLevel={1}
        actions={
          <>
            <LinkButton to={paths.home}>{t('backToHome')}</LinkButton>
            <LinkButton to={paths[list]}>{t(`all.${list}`)}</LinkButton>
          </>
        }
      >
        {t('notFoundHint')}
      </EmptyState>
      {(list === 'venues' || list === 'vendors') && (
        <form action={paths[list]} role="search" className={styles.search}>
          <Input
            type="search"
            name="q"
            label={t('search')}
            hideLabel
            icon="search"
            placeholder={t('searchPlaceholder')}
          />
          <Button type="submit" variant="primary" size="large">
            {t('search')}
          </Button>
        </form>
      )}
    </>
  );
}

/** False on the server too, where the Navigator doesn't say. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** Reloads the page unless the server can't be reached: then the browser would replace the page by its own. */
async function reloadIfReachable(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer) window.location.reload();
  return Boolean(answer);
}

interface BrokenProps {
  /** A browser doesn't fetch a file again that it failed to load, so the page is reloaded as soon as the server answers. */
  isCodeMissing: boolean;
}

function Broken({ isCodeMissing }: BrokenProps) {
  const [isReloading, setReloading] = useState(isCodeMissing);
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = useCallback(async () => {
    const isReachable = await reloadIfReachable();
    setReloading(isReachable);
    setUnreachable(!isReachable);
  }, []);
  useEffect(() => {
    if (!isCodeMissing) return;
    const retry = () => void reload();
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isCodeMissing, reload]);
  if (isReloading) return <Loader />;
  return (
    <>
      <PageMeta title={t('somethingWentWrong')} noindex />
      <ErrorState title={t('somethingWentWrong')} headingLevel={1} onRetry={reload}>
        {t(isOffline() ? 'offlineHint' : isUnreachable ? 'unreachableHint' : 'brokenHint')}
      </ErrorState>
    </>
  );
}
