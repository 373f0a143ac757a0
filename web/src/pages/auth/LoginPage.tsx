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
import { TextLink } from '../../ui/TextLink';
import { useToast } from '../../ui/useToast';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { canContinue, loginReason, pathAfterLogin } from './loginReason';
import { WhyLogIn } from './WhyLogIn';

/** Leads back to where the login was asked for, or to the profile of the role. */
export default function LoginPage() {
  const navigate = useNavigate();
  const toast = useToast();
  const { next, keep } = useNextPath();
  // As it was when the page came: a login on it leads away, and must not move the form just before.
  const [viewer] = useState(useViewer());
  return (
    <AuthFrame
      title="Login"
      picture={0}
      lead={
        <>
          New here?{' '}
          <TextLink inline to={keep(paths.signup)}>
            Sign Up
          </TextLink>
        </>
      }
    >
      <WhyLogIn next={next} viewer={viewer} />
      <LoginForm
        initialRole={initialRole(next)}
        onLoggedIn={(role) => {
          toast.show({ status: 'success', text: 'Login successful!' });
          void navigate(pathAfterLogin(next, role), { replace: true });
        }}
      />
      <div className={styles.links}>
        <TextLink to={keep(paths.forgot)}>Forgot Password</TextLink>
        <TextLink to={keep(paths.business)}>Register your business</TextLink>
      </div>
    </AuthFrame>
  );
}

const lowerCase = (role: Role) => role.toLowerCase() as Lowercase<Role>;

/** `user`, unless the page that was asked for is for other accounts only. */
function initialRole(next: string | null): Lowercase<Role> {
  const roles = next ? loginReason(next).roles : undefined;
  const [first = 'USER'] = roles ?? [];
  return lowerCase(first);
}

/** Sends people who are logged in on, unless what they asked for needs another account. */
export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs) {
  const [loaded] = await Promise.all([loadPage(apollo, MeDocument, {}), loadAuthFrame(apollo)]);
  if (!loaded?.me) return;
  const { role } = loaded.me;
  const next = nextPath(new URL(request.url).searchParams);
  if (!next || canContinue(next, role)) throw redirect(pathAfterLogin(next, role));
}
