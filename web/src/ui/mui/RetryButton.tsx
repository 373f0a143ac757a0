import { ignoreFailure } from '../../lib/ignoreFailure';
import { t } from '../messages.generated';
import { Button } from './Button';

interface RetryButtonProps {
  onRetry: () => unknown;
}

/** MUI’s button to load something again. Public pages have ErrorState’s own. */
export const RetryButton = ({ onRetry }: RetryButtonProps) => (
  <Button icon="reset" onClick={() => void ignoreFailure(onRetry())}>
    {t('tryAgain')}
  </Button>
);
