import { useQuery } from '@apollo/client/react';
import { AccountSettings } from '../../account/AccountSettings';
import { LoadError } from '../../account/LoadError';
import { ProfilePanel } from '../../user/ProfilePanel';
import { TextLink } from '../../ui/TextLink';
import { API_KEYS } from './customerTabs';
import styles from './ProfileTab.module.css';
import { MyProfileDocument } from './ProfileTab.generated';

/** Who one is to Mandap. */
export function ProfileTab() {
  const { data, error, refetch } = useQuery(MyProfileDocument);
  const again = () => refetch().catch(() => undefined);
  if (error && !data) return <LoadError error={error} onRetry={() => void again()} />;
  return (
    <>
      <ProfilePanel profile={data?.me ?? undefined} refetch={again} />
      <AccountSettings account={data?.me} />
      <p className={styles.more}>
        <TextLink to={`?tab=${API_KEYS}`} preventScrollReset>
          API keys for programs
        </TextLink>
      </p>
    </>
  );
}
