import { ApiKeys } from '../../account/ApiKeys';
import { LinkButton } from '../../ui/mui/LinkButton';
import { t } from './messages.generated';

/** The couple's API keys, with a link back to the profile. */
export const ApiKeysView = () => (
  <>
    <LinkButton to="?tab=profile" variant="text" icon="arrow-left" preventScrollReset sx={{ ml: '-13px' }}>
      {t('profile')}
    </LinkButton>
    <ApiKeys />
  </>
);
