import type { ReactNode } from 'react';
import { failureOf } from '../lib/errors';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { t } from './messages.generated';

interface ErrorStateProps {
  /** The exact text, such as "Error while loading data". */
  title: string;
  /** What went wrong: says whether it was the connection, our server, or too many requests. `children` replace it. */
  error?: unknown;
  children?: ReactNode;
  /** What helps before trying again does. */
  action?: ReactNode;
  onRetry?: () => void;
  headingLevel?: 1 | 2 | 3;
}

/** What shows where something could not be loaded. */
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
        unlit
        title={title}
        headingLevel={headingLevel}
        actions={
          (action ?? onRetry) && (
            <>
              {action}
              {onRetry && (
                <Button icon="reset" onClick={onRetry}>
                  {t('tryAgain')}
                </Button>
              )}
            </>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
