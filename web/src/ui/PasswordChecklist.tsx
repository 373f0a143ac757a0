import { Icon } from './Icon';
import { t } from './messages.generated';
import styles from './PasswordChecklist.module.css';

interface PasswordRule {
  label: () => string;
  test: (password: string) => boolean;
}

interface PasswordChecklistProps {
  rules: readonly PasswordRule[];
  value: string;
}

/** The password rules; each turns green once it is met. Pass it to a password field as its hint. */
export function PasswordChecklist({ rules, value }: PasswordChecklistProps) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ label: textOf, test }) => {
        const met = test(value);
        const label = textOf();
        return (
          <li key={label} className={met ? styles.met : undefined}>
            <Icon name={met ? 'check' : 'circle'} size="small" />
            <span>
              {label}
              {met && <span className="visually-hidden">{t('met')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
