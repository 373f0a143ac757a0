import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { redirect, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { LoginForm } from '../../account/LoginForm';
import { nextPath } from '../../account/nextPath';
import { useNextPath } from '../../account/useNextPath';
import { MeDocument } from '../../app/me.generated';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import type { Role } from '../../gql/types';
import { loadPage } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { useToast } from '../../ui/useToast';
import { AuthFrame, AuthLinks, loadAuthFrame } from './AuthFrame';
import { canContinue, loginReason, pathAfterLogin } from './loginReason';
import { t } from './messages.generated';
import { LoginReasonNotice } from './LoginReasonNotice';

/** The login page. Afterwards it returns to `next`, or opens the profile of the user's role. */
export default function LoginPage() {
  const navigate = useNavigate();
  const toast = useToast();
  const { next, withNext } = useNextPath();
  // Keep the first value: logging in here navigates away, and must not shift the form just before.
  const [viewer] = useState(useViewer());
  return (
    <AuthFrame
      title={t('login')}
      picture={0}
      subtitle={
        <>
          {rich(t, 'newHere', {
            link: (text) => (
              <TextLink inline to={withNext(paths.signup)}>
                {text}
              </TextLink>
            ),
          })}
        </>
      }
    >
      <LoginReasonNotice next={next} viewer={viewer} />
      <LoginForm
        initialRole={initialRole(next)}
        onLoggedIn={(role) => {
          toast.show({ status: 'success', text: t('loginSuccessful') });
          void navigate(pathAfterLogin(next, role), { replace: true });
        }}
      />
      <AuthLinks>
        <TextLink to={withNext(paths.forgot)}>{t('forgotPassword')}</TextLink>
        <TextLink to={withNext(paths.business)}>{t('registerYourBusiness')}</TextLink>
      </AuthLinks>
    </AuthFrame>
  );
}

const lowerCase = (role: Role) => role.toLowerCase() as Lowercase<Role>;

/** Returns the preselected role: `user`, unless `next` is open to other roles only. */
function initialRole(next: string | null): Lowercase<Role> {
  const roles = next ? loginReason(next).roles : undefined;
  const [first = 'USER'] = roles ?? [];
  return lowerCase(first);
}

/** Redirects users who are logged in, unless `next` needs another account. */
export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs) {
  const [loaded] = await Promise.all([loadPage(apollo, MeDocument, {}), loadAuthFrame(apollo)]);
  if (!loaded?.me) return;
  const { role } = loaded.me;
  const next = nextPath(new URL(request.url).searchParams);
  if (!next || canContinue(next, role)) throw redirect(pathAfterLogin(next, role));
}
