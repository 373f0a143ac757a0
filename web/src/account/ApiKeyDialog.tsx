import { NewApiKeyDialog } from './NewApiKeyDialog';
import { RevokeApiKeyDialog } from './RevokeApiKeyDialog';
import type { ApiKeyRowFragment } from './ApiKeys.generated';

interface ApiKeyDialogProps {
  /** The key to revoke; without it, the dialog creates one. */
  apiKey: ApiKeyRowFragment | undefined;
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

/** Creates or revokes an API key. Both dialogs share one chunk, which loads with the first one. */
export default function ApiKeyDialog({ apiKey, onMade, ...rest }: ApiKeyDialogProps) {
  return apiKey ? (
    <RevokeApiKeyDialog apiKey={apiKey} {...rest} />
  ) : (
    <NewApiKeyDialog onMade={onMade} {...rest} />
  );
}
