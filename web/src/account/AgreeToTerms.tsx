import { paths } from '../app/paths';
import { rich } from '../lib/rich';
import { TextLink } from '../ui/TextLink';
import { t } from './auth.messages.generated';

interface AgreeToTermsProps {
  /** What the button below does. */
  action: 'signup' | 'registration';
}

/** States that pressing the button below accepts the terms. */
export const AgreeToTerms = ({ action }: AgreeToTermsProps) => (
  <p>
    {rich(t, 'agreeToTerms', {
      action,
      terms: (text) => (
        <TextLink inline to={paths.terms}>
          {text}
        </TextLink>
      ),
      privacy: (text) => (
        <TextLink inline to={paths.privacy}>
          {text}
        </TextLink>
      ),
    })}
  </p>
);
