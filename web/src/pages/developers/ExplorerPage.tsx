import { Suspense, lazy, useSyncExternalStore } from 'react';
import { ColorModeToggle } from '../../app/ColorModeToggle';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { CONTENT_ID, SkipLink } from '../../app/SkipLink';
import { useColorMode } from '../../ui/colorMode';
import { LinkButton } from '../../ui/LinkButton';
import { Logo } from '../../ui/Logo';
import styles from './ExplorerPage.module.css';

/** An editor of half a megabyte, of which neither other pages nor the server have a byte. */
const Explorer = import.meta.env.SSR ? () => null : lazy(() => import('../../explorer/Explorer'));

const never = () => () => undefined;
/** True once the browser has taken the page over: the editor can't be drawn on the server. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** /graphql in a browser: the public API, to be tried. */
export default function ExplorerPage() {
  const mode = useColorMode();
  const inBrowser = useInBrowser();
  const waiting = <p className={styles.waiting}>Loading the editor…</p>;
  return (
    <div className={styles.page}>
      <PageMeta
        title="GraphQL explorer"
        description="Try Mandap's public GraphQL API: venues, vendors, articles and real weddings, with examples that run."
        canonical={paths.explorer}
      />
      <SkipLink />
      <header className={styles.head}>
        <Logo />
        <h1 className={styles.title}>GraphQL explorer</h1>
        <nav aria-label="For developers" className={styles.links}>
          <LinkButton to={paths.developers} variant="text" size="small">
            Documentation
          </LinkButton>
          <a href="/schema.graphql" className={styles.link}>
            Schema
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
          <p className={styles.waiting}>
            The editor needs JavaScript. The documentation and the schema can be read without.
          </p>
        </noscript>
      </main>
    </div>
  );
}
