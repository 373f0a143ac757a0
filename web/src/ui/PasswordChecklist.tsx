import { Icon } from './Icon';
import { t } from './messages.generated';
import styles from './PasswordChecklist.module.css';

interface PasswordRule {
  label: string;
  test: (password: string) => boolean;
}

interface PasswordChecklistProps {
  rules: readonly PasswordRule[];
  value: string;
}

/** What a password must have; each line turns green when it is met. Give it to a PasswordInput as its hint. */
export function PasswordChecklist({ rules, value }: PasswordChecklistProps) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ label, test }) => {
        const met = test(value);
        return (
          <li key={label} className={met ? styles.met : undefined}>
            <Icon name={met ? 'check' : 'circle'} />
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
