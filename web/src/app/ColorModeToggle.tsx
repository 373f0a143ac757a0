import { colorModeStore } from '../ui/colorMode';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './ColorModeToggle.module.css';

interface ColorModeToggleProps {
  className?: string;
}

/** Changes between light and dark. */
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
          <span className={styles.word}>
            <span className="visually-hidden">Switch to </span>
            {name}
            <span className="visually-hidden"> colours</span>
          </span>
        </span>
      ))}
    </button>
  );
}
