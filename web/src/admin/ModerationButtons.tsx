import { Button } from '../ui/mui/Button';
import type { IconName } from '../ui/iconNames';
import { t } from './messages.generated';
import type { ModerationAct } from './moderation';

const LOOKS: Record<ModerationAct, { variant?: 'text'; tone?: 'ok' | 'bad'; icon: IconName }> = {
  approve: { tone: 'ok', icon: 'check' },
  reject: { tone: 'bad', icon: 'close' },
  suspend: { variant: 'text', icon: 'pause' },
  reinstate: { tone: 'ok', icon: 'play' },
};

interface ModerationButtonsProps {
  acts: readonly ModerationAct[];
  /** Name of the listing, for screen readers; omitted for bulk actions. */
  name?: string;
  size?: 'small';
  disabled: boolean;
  onAct: (act: ModerationAct) => void;
}

/** A button for each moderation action, which opens its dialog. */
export const ModerationButtons = ({ acts, name, size, disabled, onAct }: ModerationButtonsProps) => (
  <>
    {acts.map((act) => (
      <Button
        key={act}
        {...LOOKS[act]}
        size={size}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={name && t('actOn', { act: t(`act.${act}`), name })}
        onClick={() => onAct(act)}
      >
        {t(`act.${act}`)}
      </Button>
    ))}
  </>
);
