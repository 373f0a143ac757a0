import { ConfirmEmailForm } from '../../account/ConfirmEmailForm';
import { profilePath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { LinkButton } from '../../ui/LinkButton';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';

/** /confirm-email: confirms the address of the account by the code that was emailed to it. */
export default function ConfirmEmailPage() {
  const viewer = useViewer();
  if (!viewer) return null;
  const dashboard = profilePath(viewer.role.toLowerCase() as Role);
  if (viewer.emailConfirmed)
    return (
      <AuthFrame
        title="Email confirmed"
        picture={0}
        lead={`From now on, we email news about your account to ${viewer.email}.`}
      >
        <LinkButton to={dashboard} variant="primary" size="large" wide>
          Open my dashboard
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Confirm your email"
      picture={0}
      lead={`We emailed a six-digit code to ${viewer.email} when you registered. It works for a day. Look in the spam folder, too.`}
    >
      <ConfirmEmailForm email={viewer.email} />
      <p>
        Not your address?{' '}
        <TextLink inline to={dashboard}>
          Change it under Account
        </TextLink>{' '}
        on your dashboard.
      </p>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
