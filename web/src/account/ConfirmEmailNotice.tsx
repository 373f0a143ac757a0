import { paths } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { rich } from '../lib/rich';
import { MuiProvider } from '../ui/MuiProvider';
import { TextLink } from '../ui/TextLink';
import styles from './ConfirmEmailNotice.module.css';
import { Notice } from '../ui/mui/Notice';
import { t } from './messages.generated';

/** Shown on every dashboard until the account's email address is confirmed. */
export function ConfirmEmailNotice() {
  const viewer = useViewer();
  if (!viewer || viewer.emailConfirmed) return null;
  return (
    <MuiProvider>
      <div className={styles.notice}>
        <Notice tone="info">
          {rich(t, 'confirmEmailNotice', {
            email: viewer.email,
            link: (text) => (
              <TextLink inline to={paths.confirmEmail}>
                {text}
              </TextLink>
            ),
          })}
        </Notice>
      </div>
    </MuiProvider>
  );
}
