import { paths } from '../app/paths';
import { TextLink } from '../ui/TextLink';

/** What somebody agrees to by pressing the button below. @param action what pressing it is called: "signing up" */
export const AgreeToTerms = ({ action }: { action: string }) => (
  <p>
    By {action} you agree to our{' '}
    <TextLink inline to={paths.terms}>
      terms
    </TextLink>{' '}
    and to the use of your data as our{' '}
    <TextLink inline to={paths.privacy}>
      privacy notice
    </TextLink>{' '}
    describes.
  </p>
);
