import type { ReactNode } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** The exact text, such as "Error while loading data". */
  title: string;
  children?: ReactNode;
  /** What helps before trying again does. */
  action?: ReactNode;
  onRetry?: () => void;
  headingLevel?: 1 | 2 | 3;
}

/** What shows where something could not be loaded. */
export function ErrorState({
  title,
  children = 'Check your connection and try again.',
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
                  Try again
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
