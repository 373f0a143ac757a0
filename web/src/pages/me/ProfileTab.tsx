import Typography from '@mui/material/Typography';
import { useQuery } from '@apollo/client/react';
import { AccountSettings } from '../../account/AccountSettings';
import { LoadError } from '../../account/LoadError';
import { ProfilePanel } from '../../user/ProfilePanel';
import { TextLink } from '../../ui/TextLink';
import { API_KEYS } from './customerTabs';
import { MyProfileDocument } from './ProfileTab.generated';
import { ignoreFailure } from '../../lib/ignoreFailure';
import { t } from './messages.generated';

/** The couple's profile. */
export function ProfileTab() {
  const { data, error, refetch } = useQuery(MyProfileDocument);
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  return (
    <>
      <ProfilePanel profile={data?.me ?? undefined} refetch={() => ignoreFailure(refetch())} />
      <AccountSettings account={data?.me} />
      <Typography sx={moreSx}>
        <TextLink to={`?tab=${API_KEYS}`} preventScrollReset>
          {t('aPIKeysForPrograms')}
        </TextLink>
      </Typography>
    </>
  );
}

const moreSx = {
  marginTop: 8,
};
