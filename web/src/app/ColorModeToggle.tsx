import { colorModeStore } from '../ui/colorMode';
import { cx } from '../ui/cx';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import { t } from './messages.generated';
import styles from './ColorModeToggle.module.css';

interface ColorModeToggleProps {
  className?: string;
}

/** Switches between light and dark mode. */
export function ColorModeToggle({ className }: ColorModeToggleProps) {
  return (
    <button
      type="button"
      className={cx(styles.toggle, className)}
      onClick={() => colorModeStore.set(colorModeStore.get() === 'dark' ? 'light' : 'dark')}
    >
      {(['Dark', 'Light'] as const).map((name) => (
        <span key={name} className={cx(styles.way, styles[`to${name}`])}>
          <Icon name={name === 'Dark' ? 'moon' : 'sun'} size="small" />
          <span className={styles.word}>{rich(t, `to${name}`, { hidden: visuallyHidden })}</span>
        </span>
      ))}
    </button>
  );
}
