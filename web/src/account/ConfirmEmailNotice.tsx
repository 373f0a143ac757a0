import { paths } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';
import styles from './ConfirmEmailNotice.module.css';

/** On every dashboard, until the owner of the account has confirmed the email address. */
export function ConfirmEmailNotice() {
  const viewer = useViewer();
  if (!viewer || viewer.emailConfirmed) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="info">
        Confirm your email {viewer.email} to receive news by email. Until then, you find everything here.{' '}
        <TextLink inline to={paths.confirmEmail}>
          Confirm email
        </TextLink>
      </Notice>
    </div>
  );
}
