import { paths } from '../app/paths';
import { rich } from '../lib/rich';
import { TextLink } from '../ui/TextLink';
import { t } from './auth.messages.generated';

/**
 * States that pressing the button below accepts the terms.
 *
 * @param action what the button does: "signing up"
 */
export const AgreeToTerms = ({ action }: { action: string }) => (
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
