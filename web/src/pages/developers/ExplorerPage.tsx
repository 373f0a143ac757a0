import { Suspense, lazy, useSyncExternalStore } from 'react';
import { ColorModeToggle } from '../../app/ColorModeToggle';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { CONTENT_ID, SkipLink } from '../../app/SkipLink';
import { useColorMode } from '../../ui/colorMode';
import { LinkButton } from '../../ui/LinkButton';
import { Logo } from '../../ui/Logo';
import { t } from './messages.generated';
import styles from './ExplorerPage.module.css';

/** The editor weighs half a megabyte, so only this page loads it, and only in browsers. */
const Explorer = import.meta.env.SSR ? () => null : lazy(() => import('../../explorer/Explorer'));

const never = () => () => undefined;
/** Returns true after hydration: the editor can't render on the server. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** /graphql in a browser: a GraphQL explorer for the public API. */
export default function ExplorerPage() {
  const mode = useColorMode();
  const inBrowser = useInBrowser();
  const waiting = <p className={styles.waiting}>{t('loadingTheEditor')}</p>;
  return (
    <div className={styles.page}>
      <PageMeta
        title={t('graphQLExplorer')}
        description={t('explorerDescription')}
        canonical={paths.explorer}
      />
      <SkipLink />
      <header className={styles.head}>
        <Logo />
        <h1 className={styles.title}>{t('graphQLExplorer')}</h1>
        <nav aria-label={t('forDevelopers')} className={styles.links}>
          <LinkButton to={paths.developers} variant="text" size="small">
            {t('documentation')}
          </LinkButton>
          <a href="/schema.graphql" className={styles.link}>
            {t('schema')}
          </a>
        </nav>
        <ColorModeToggle className={styles.mode} />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {inBrowser ? (
          <Suspense fallback={waiting}>
            <Explorer dark={mode === 'dark'} />
          </Suspense>
        ) : (
          waiting
        )}
        <noscript>
          <p className={styles.waiting}>{t('needsScript')}</p>
        </noscript>
      </main>
    </div>
  );
}
