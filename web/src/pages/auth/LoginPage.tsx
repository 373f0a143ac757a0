import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../account/LoginForm';
import { nextPath, withNext } from '../../account/nextPath';
import { paths, profilePath, type Role } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { useToast } from '../../ui/useToast';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { LoggedIn } from './LoggedIn';

/** Leads to the profile of the role, or back to where the login was asked for. */
export default function LoginPage() {
  const navigate = useNavigate();
  const toast = useToast();
  const [search] = useSearchParams();
  return (
    <AuthFrame
      title="Login"
      picture={0}
      lead={
        <>
          New here?{' '}
          <TextLink inline to={withNext(paths.signup, search)}>
            Sign Up
          </TextLink>
        </>
      }
    >
      <LoggedIn />
      <LoginForm
        onLoggedIn={(role) => {
          toast.show({ status: 'success', text: 'Login successful!' });
          void navigate(nextPath(search) ?? profilePath(role.toLowerCase() as Role), { replace: true });
        }}
      />
      <div className={styles.links}>
        <TextLink to={paths.forgot}>Forgot Password</TextLink>
        <TextLink to={paths.business}>Register your business</TextLink>
      </div>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
