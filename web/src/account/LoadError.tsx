import { useLocation } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { failureOf } from '../lib/errors';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { ErrorState } from '../ui/ErrorState';
import { LinkButton } from '../ui/mui/LinkButton';
import { RetryButton } from '../ui/mui/RetryButton';
import { t } from './messages.generated';

interface LoadErrorProps {
  error: unknown;
  /** Overrides the default title. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  onRetry: () => unknown;
}

/**
 * Replaces content that failed to load on a page behind the login. If the session has ended, a retry needs a login
 * first: it links there and back. If there are unsaved changes, the login opens in a new tab, and the user can retry
 * here afterwards.
 */
export function LoadError({ error, title = t('loadingFailed'), headingLevel, onRetry }: LoadErrorProps) {
  const { pathname, search, hash } = useLocation();
  const { code, message } = failureOf(error);
  if (code !== 'UNAUTHENTICATED')
    return (
      <ErrorState title={title} headingLevel={headingLevel} action={<RetryButton onRetry={onRetry} />}>
        {message}
      </ErrorState>
    );
  const stay = hasUnsavedChanges();
  return (
    <ErrorState
      title={t('sessionEnded')}
      headingLevel={headingLevel}
      action={
        <>
          <LinkButton
            to={loginAndBack(pathname + search + hash)}
            // A full page load, which discards the previous account's data.
            reloadDocument
            target={stay ? '_blank' : undefined}
            rel={stay ? 'noopener' : undefined}
          >
            {t('logIn')}
            {stay && <span className="visually-hidden"> {t('opensInANewTab')}</span>}
          </LinkButton>
          {stay && <RetryButton onRetry={onRetry} />}
        </>
      }
    >
      {stay ? t('logInAgainElsewhere') : t('logInAgain')}
    </ErrorState>
  );
}
