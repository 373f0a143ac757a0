import { useLocation } from 'react-router-dom';
import { sessionHasEnded } from '../../account/sessionEndedState';
import { profilePath, type Role } from '../../app/paths';
import type { MeQuery } from '../../app/me.generated';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { accountOf, loginReason } from './loginReason';
import { Notice } from '../../ui/mui/Notice';
import { t } from './messages.generated';

interface WhyLogInProps {
  /** The requested path. */
  next: string | null;
  /** The current user, if their account can't open `next`. */
  viewer: MeQuery['me'];
}

/** Explains why a login is needed, and with which kind of account. */
export function LoginReasonNotice({ next, viewer }: WhyLogInProps) {
  const ended = sessionHasEnded(useLocation().state);
  if (!next) return null;
  const { roles, purpose } = loginReason(next);
  if (viewer && roles)
    return (
      <Notice tone="info">
        {rich(t, 'otherAccountNeeded', {
          name: viewer.name,
          current: accountOf([viewer.role]),
          account: accountOf(roles),
          purpose,
          link: (text) => (
            <TextLink inline to={profilePath(viewer.role.toLowerCase() as Role)}>
              {text}
            </TextLink>
          ),
        })}
      </Notice>
    );
  if (ended) return <Notice tone="info">{t('sessionEnded')}</Notice>;
  return (
    <Notice tone="info">
      {roles && !roles.includes('USER')
        ? t('logInWith', { account: accountOf(roles), purpose })
        : t('logInTo', { purpose })}
    </Notice>
  );
}
