import { Suspense, useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isReachable } from '../lib/isReachable';
import { untilReachable } from '../lib/untilReachable';
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

interface BrokenProps {
  /**
   * The browser may not fetch the file again, or a newer version lacks it: the whole page is loaded as soon as possible.
   */
  isCodeMissing: boolean;
}

function Broken({ isCodeMissing }: BrokenProps) {
  const [isReloading, setReloading] = useState(isCodeMissing);
  const [isUnreachable, setUnreachable] = useState(false);
  /** Reloads the page unless the server can't be reached: then the browser would replace the page by its own. */
  const reload = async () => {
    const isUp = await isReachable();
    if (isUp) window.location.reload();
    setReloading(isUp);
    setUnreachable(!isUp);
  };
  useEffect(() => {
    if (!isCodeMissing) return;
    const left = new AbortController();
    const onUnreachable = () => {
      setReloading(false);
      setUnreachable(true);
    };
    void untilReachable({ signal: left.signal, onUnreachable }).then((isUp) => {
      if (isUp) window.location.reload();
    });
    return () => left.abort();
  }, [isCodeMissing]);
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
