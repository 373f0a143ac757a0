import { useQuery } from '@apollo/client/react';
import { AccountSettings } from '../../account/AccountSettings';
import { ApiKeys } from '../../account/ApiKeys';
import { failureOf } from '../../lib/errors';
import { ErrorState } from '../../ui/ErrorState';
import { ProfilePanel } from '../../user/ProfilePanel';
import { MyProfileDocument } from './ProfileTab.generated';

/** Who one is to Mandap. */
export function ProfileTab() {
  const { data, error, refetch } = useQuery(MyProfileDocument);
  const again = () => refetch().catch(() => undefined);
  if (error && !data)
    return (
      <ErrorState title="Error while loading data" onRetry={() => void again()}>
        {failureOf(error).message}
      </ErrorState>
    );
  return (
    <>
      <ProfilePanel profile={data?.me ?? undefined} refetch={again} />
      <AccountSettings account={data?.me} />
      <ApiKeys />
    </>
  );
}
