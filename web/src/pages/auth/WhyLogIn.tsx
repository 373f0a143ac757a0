import { useLocation } from 'react-router-dom';
import { sessionHasEnded } from '../../account/sessionEndedState';
import { profilePath, type Role } from '../../app/paths';
import type { MeQuery } from '../../app/me.generated';
import { Notice } from '../../ui/Notice';
import { TextLink } from '../../ui/TextLink';
import { accountOf, loginReason } from './loginReason';

interface WhyLogInProps {
  /** The page that was asked for. */
  next: string | null;
  /** Somebody whose account cannot open it. */
  viewer: MeQuery['me'];
}

/** Says why the login came in the way, and which account is needed. */
export function WhyLogIn({ next, viewer }: WhyLogInProps) {
  const ended = sessionHasEnded(useLocation().state);
  if (!next) return null;
  const { roles, purpose } = loginReason(next);
  if (viewer && roles)
    return (
      <Notice tone="info">
        You’re logged in as {viewer.name} with {accountOf([viewer.role])}. Log in with {accountOf(roles)} to{' '}
        {purpose}, or{' '}
        <TextLink inline to={profilePath(viewer.role.toLowerCase() as Role)}>
          go to your profile
        </TextLink>
        .
      </Notice>
    );
  if (ended)
    return <Notice tone="info">Your session has ended. Log in again to continue where you were.</Notice>;
  return (
    <Notice tone="info">
      Log in {roles && !roles.includes('USER') && `with ${accountOf(roles)} `}to {purpose}.
    </Notice>
  );
}
