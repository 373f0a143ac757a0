import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useLazyComponent } from '../lib/lazyComponent';
import { useDialog } from '../lib/useDialog';
import { paths } from '../app/paths';
import { Button } from '../ui/mui/Button';
import { LinkButton } from '../ui/mui/LinkButton';
import Skeleton from '@mui/material/Skeleton';
import { useProblemToast } from '../ui/useProblemToast';
import type { AccountSettingsFragment } from './AccountSettings.generated';
import { lazyAccountDialog } from './lazyAccountDialog';
import { t } from './settings.messages.generated';
import { SettingRow, SettingText } from './SettingRow';

interface AccountSettingsProps {
  /** Undefined while loading. */
  account: AccountSettingsFragment | null | undefined;
}

type DialogName = 'email' | 'password' | 'deletion';

/** Account settings for all roles: change the email or password, or delete the account. */
export function AccountSettings({ account }: AccountSettingsProps) {
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyAccountDialog);
  const dialog = useDialog<DialogName>();
  const open = async (about: DialogName) => {
    if (!loading && (await load())) dialog.show(about);
  };
  useProblemToast(problem);

  const button = (about: DialogName, props: ComponentProps<typeof Button>) => (
    <Button
      disabled={!account}
      aria-haspopup="dialog"
      // Not `disabled`: the button would lose the focus that the dialog returns to it.
      aria-busy={loading || undefined}
      {...prefetch}
      {...props}
      onClick={() => void open(about)}
    />
  );
  return (
    <Box
      component="section"
      aria-labelledby="account-settings"
      aria-busy={!account}
      sx={{ maxWidth: 1040, mt: 10 }}
    >
      <Typography variant="h3" component="h2" id="account-settings">
        {t('account')}
      </Typography>
      <SettingRow title={t('email')} action={button('email', { children: t('changeEmail') })}>
        {account ? <SettingText>{account.email}</SettingText> : <Skeleton width={200} height={20} />}
      </SettingRow>
      <SettingRow title={t('password')} action={button('password', { children: t('changePassword') })}>
        <SettingText>{t('changePasswordEffect')}</SettingText>
      </SettingRow>
      <SettingRow
        title={t('emails')}
        action={<LinkButton to={paths.emailPreferences}>{t('chooseEmails')}</LinkButton>}
      >
        <SettingText>{t('emailsHint')}</SettingText>
      </SettingRow>
      {!account?.superAdmin && (
        <SettingRow
          title={t('deleteAccount')}
          action={button('deletion', { tone: 'error', children: t('deleteAccount') })}
        >
          <SettingText>{t('deleteAccountHint')}</SettingText>
        </SettingRow>
      )}
      {Dialog && account && dialog.subject && (
        <Dialog
          key={dialog.key}
          about={dialog.subject}
          account={account}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </Box>
  );
}
