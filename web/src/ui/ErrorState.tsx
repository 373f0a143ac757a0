import type { ReactNode } from 'react';
import { failureOf } from '../lib/errors';
import { ignoreFailure } from '../lib/ignoreFailure';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { t } from './messages.generated';

interface ErrorStateProps {
  /** For example "Error while loading data". */
  title: string;
  /**
   * The cause. Shows whether the connection, our server or a rate limit failed, unless `children` replace that text.
   */
  error?: unknown;
  children?: ReactNode;
  /** Replaces the button to try again: MUI’s RetryButton, or a login. */
  action?: ReactNode;
  onRetry?: () => unknown;
  headingLevel?: 1 | 2 | 3;
}

/** A placeholder for content that failed to load. */
export function ErrorState({
  title,
  error,
  children = error === undefined ? undefined : failureOf(error).message,
  action,
  onRetry,
  headingLevel,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        muted
        title={title}
        headingLevel={headingLevel}
        actions={
          action ??
          (onRetry && (
            <Button icon="reset" onClick={() => void ignoreFailure(onRetry())}>
              {t('tryAgain')}
            </Button>
          ))
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
