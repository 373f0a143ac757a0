import { LoadError } from '../../account/LoadError';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Loader } from '../../ui/Loader';
import { t } from './messages.generated';

interface EditorPlaceholderProps {
  /** Shown when the article or story doesn't exist. */
  title: string;
  back: { to: string; label: string };
  missing: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** Replaces the form when an article or story is missing, still loading, or failed to load. */
export function EditorPlaceholder({ title, back, missing, error, onRetry }: EditorPlaceholderProps) {
  if (missing)
    return (
      <EmptyState title={title} headingLevel={1} actions={<LinkButton to={back.to}>{back.label}</LinkButton>}>
        {t('maybeDeleted')}
      </EmptyState>
    );
  return error ? <LoadError error={error} headingLevel={1} onRetry={onRetry} /> : <Loader />;
}
