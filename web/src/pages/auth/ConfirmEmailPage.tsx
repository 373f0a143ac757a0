import { ConfirmEmailForm } from '../../account/ConfirmEmailForm';
import { profilePath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { LinkButton } from '../../ui/mui/LinkButton';
import { t } from './messages.generated';

/** /confirm-email: confirms the account's email address with the code sent to it. */
export default function ConfirmEmailPage() {
  const viewer = useViewer();
  if (!viewer) return null;
  const dashboard = profilePath(viewer.role.toLowerCase() as Role);
  if (viewer.emailConfirmed)
    return (
      <AuthFrame
        title={t('emailConfirmed')}
        picture={0}
        subtitle={t('emailConfirmedText', { email: viewer.email })}
      >
        <LinkButton to={dashboard} variant="primary" size="large" fullWidth>
          {t('openMyDashboard')}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t('confirmYourEmail')}
      picture={0}
      subtitle={t('confirmEmailText', { email: viewer.email })}
    >
      <ConfirmEmailForm email={viewer.email} />
      <p>
        {rich(t, 'changeEmail', {
          link: (text) => (
            <TextLink inline to={dashboard}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
