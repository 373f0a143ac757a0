import { Button } from '../ui/mui/Button';
import type { IconName } from '../ui/iconNames';
import { t } from './messages.generated';
import type { ModerationAction } from './moderation';

const BUTTON_STYLES: Record<
  ModerationAction,
  { variant?: 'text'; tone?: 'success' | 'error'; icon: IconName }
> = {
  approve: { tone: 'success', icon: 'check' },
  reject: { tone: 'error', icon: 'close' },
  suspend: { variant: 'text', icon: 'pause' },
  reinstate: { tone: 'success', icon: 'play' },
};

interface ModerationButtonsProps {
  actions: readonly ModerationAction[];
  /** Name of the listing, for screen readers; omitted for bulk actions. */
  name?: string;
  size?: 'small';
  disabled: boolean;
  onAction: (action: ModerationAction) => void;
}

/** A button for each moderation action, which opens its dialog. */
export const ModerationButtons = ({ actions, name, size, disabled, onAction }: ModerationButtonsProps) => (
  <>
    {actions.map((action) => (
      <Button
        key={action}
        {...BUTTON_STYLES[action]}
        size={size}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={name && t('actionOn', { action: t(`action.${action}`), name })}
        onClick={() => onAction(action)}
      >
        {t(`action.${action}`)}
      </Button>
    ))}
  </>
);
