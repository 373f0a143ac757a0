import { LoadError } from '../../account/LoadError';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Loader } from '../../ui/Loader';

interface MissingTextProps {
  /** The exact text for what is not there. */
  title: string;
  back: { to: string; label: string };
  missing: boolean;
  error: unknown;
  onRetry: () => void;
}

/** In place of an article or story that can't be edited: it is not there, not yet there, or could not be fetched. */
export function MissingText({ title, back, missing, error, onRetry }: MissingTextProps) {
  if (missing)
    return (
      <EmptyState title={title} headingLevel={1} actions={<LinkButton to={back.to}>{back.label}</LinkButton>}>
        Somebody may have deleted it.
      </EmptyState>
    );
  return error ? <LoadError error={error} headingLevel={1} onRetry={onRetry} /> : <Loader />;
}
