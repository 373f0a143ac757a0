import { Button } from '../ui/Button';
import type { IconName } from '../ui/iconNames';
import { ACTS, type ModerationAct } from './moderation';

const LOOKS: Record<ModerationAct, { variant?: 'text'; tone?: 'ok' | 'bad'; icon: IconName }> = {
  approve: { tone: 'ok', icon: 'check' },
  reject: { tone: 'bad', icon: 'close' },
  suspend: { variant: 'text', icon: 'pause' },
  reinstate: { tone: 'ok', icon: 'play' },
};

interface ModerationButtonsProps {
  acts: readonly ModerationAct[];
  /** The one listing that the buttons are about, for screen readers. */
  name?: string;
  size?: 'small';
  disabled: boolean;
  onAct: (act: ModerationAct) => void;
}

/** A button for each act; each opens its dialog. */
export const ModerationButtons = ({ acts, name, size, disabled, onAct }: ModerationButtonsProps) => (
  <>
    {acts.map((act) => (
      <Button
        key={act}
        {...LOOKS[act]}
        size={size}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={name && `${ACTS[act].label} ${name}`}
        onClick={() => onAct(act)}
      >
        {ACTS[act].label}
      </Button>
    ))}
  </>
);
