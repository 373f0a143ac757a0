import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useFetchedPart } from '../lib/fetchedPart';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { useToast } from '../ui/useToast';
import type { AccountSettingsFragment } from './AccountSettings.generated';
import { accountDialogPart } from './accountDialogPart';
import styles from './AccountSettings.module.css';

interface AccountSettingsProps {
  /** Undefined while it loads. */
  account: AccountSettingsFragment | null | undefined;
}

type About = 'email' | 'password' | 'deletion';

/** What everybody with an account can do about it: another email, another password, the end. */
export function AccountSettings({ account }: AccountSettingsProps) {
  const toast = useToast();
  const { part: Dialog, load, loading, problem, ahead } = useFetchedPart(accountDialogPart, false);
  const [opening, setOpening] = useState<{ about: About; number: number }>();
  const [closed, setClosed] = useState(0);
  const open = async (about: About) => {
    if (loading || !(await load())) return;
    setOpening((before) => ({ about, number: (before?.number ?? 0) + 1 }));
  };
  useEffect(() => {
    if (problem) toast.show({ status: 'error', text: problem });
  }, [problem, toast]);

  const button = (about: About, look: ComponentProps<typeof Button>) => (
    <Button
      disabled={!account}
      aria-haspopup="dialog"
      // Not disabled: it would lose the focus, which the dialog gives back.
      aria-busy={loading || undefined}
      {...ahead}
      {...look}
      onClick={() => void open(about)}
    />
  );
  return (
    <section className={styles.settings} aria-labelledby="account-settings" aria-busy={!account}>
      <h2 id="account-settings">Account</h2>
      <Setting
        title="Email"
        text={account ? account.email : <Skeleton width={200} height={20} />}
        action={button('email', { children: 'Change email' })}
      />
      <Setting
        title="Password"
        text="Changing it logs every other device out."
        action={button('password', { children: 'Change password' })}
      />
      {!account?.superAdmin && (
        <Setting
          title="Delete account"
          text="For good. You are told first what goes and what stays."
          action={button('deletion', { tone: 'bad', children: 'Delete account' })}
        />
      )}
      {Dialog && account && opening && (
        <Dialog
          key={opening.number}
          about={opening.about}
          account={account}
          open={closed !== opening.number}
          onClose={() => setClosed(opening.number)}
        />
      )}
    </section>
  );
}

function Setting({ title, text, action }: { title: string; text: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {action}
    </div>
  );
}
