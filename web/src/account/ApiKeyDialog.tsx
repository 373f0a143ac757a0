import { NewApiKeyDialog } from './NewApiKeyDialog';
import { RevokeApiKeyDialog } from './RevokeApiKeyDialog';
import type { ApiKeyRowFragment } from './ApiKeys.generated';

interface ApiKeyDialogProps {
  /** The key to revoke; without one, a key is made. */
  apiKey: ApiKeyRowFragment | undefined;
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

/** Makes a key or revokes one. Both are fetched together when the first is wanted. */
export default function ApiKeyDialog({ apiKey, onMade, ...rest }: ApiKeyDialogProps) {
  return apiKey ? (
    <RevokeApiKeyDialog apiKey={apiKey} {...rest} />
  ) : (
    <NewApiKeyDialog onMade={onMade} {...rest} />
  );
}
