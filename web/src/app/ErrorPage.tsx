import { Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/ErrorState';
import { lazyPart } from '../ui/lazyPart';
import { Loader } from '../ui/Loader';
import { Logo } from '../ui/Logo';
import { CodeNotLoaded } from './codeNotLoaded';
import { HasLayoutContext } from './hasLayoutContext';
import { t } from './messages.generated';
import styles from './ErrorPage.module.css';
import { PageMeta } from './PageMeta';
import { CONTENT_ID } from './SkipLink';

const MissingPage = lazyPart(() => import('./MissingPage'));

/** The page for missing pages and rendering errors. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const page = missing ? (
    <Suspense>
      <MissingPage text={error.statusText} />
    </Suspense>
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
