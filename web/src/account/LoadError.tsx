import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { failureOf } from '../lib/errors';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { ErrorState } from '../ui/ErrorState';
import { LinkButton } from '../ui/LinkButton';

interface LoadErrorProps {
  error: unknown;
  /** The exact text, where it is another one. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  onRetry: () => void;
}

/**
 * On a page behind the login, in place of what could not be loaded. Where the session has ended, trying again helps only
 * after a login: it leads there and back. Beside something unsaved it opens a new tab, and what is here can be tried again.
 */
export function LoadError({
  error,
  title = 'Error while loading data',
  headingLevel,
  onRetry,
}: LoadErrorProps) {
  const { pathname, search, hash } = useLocation();
  const { code, message } = failureOf(error);
  if (code !== 'UNAUTHENTICATED')
    return (
      <ErrorState title={title} headingLevel={headingLevel} onRetry={onRetry}>
        {message}
      </ErrorState>
    );
  const stay = hasUnsavedChanges();
  return (
    <ErrorState
      title="Your session has ended"
      headingLevel={headingLevel}
      action={
        <LinkButton
          to={loginAndBack(pathname + search + hash)}
          // Whoever was logged in is forgotten with the page.
          reloadDocument
          target={stay ? '_blank' : undefined}
          rel={stay ? 'noopener' : undefined}
        >
          Log in{stay && <span className="visually-hidden"> (opens in a new tab)</span>}
        </LinkButton>
      }
      onRetry={stay ? onRetry : undefined}
    >
      {stay ? 'Log in again in a new tab, then come back here and try again.' : 'Log in again to see this.'}
    </ErrorState>
  );
}
