import { ApiKeys } from '../../account/ApiKeys';
import { LinkButton } from '../../ui/LinkButton';

/** A couple's API keys, and the way back to the profile. */
export const ApiKeysView = () => (
  <>
    <LinkButton to="?tab=profile" variant="text" icon="arrow-left" preventScrollReset>
      Profile
    </LinkButton>
    <ApiKeys />
  </>
);
