import type { ReactNode } from 'react';
import { Choice } from './Choice';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  legend: string;
  hint?: ReactNode;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of a few options. What is chosen comes in the order of the options. */
export function ChoiceGroup({ legend, hint, options, chosen, onChange }: ChoiceGroupProps) {
  const toggle = (option: string) => {
    const now = new Set(chosen);
    if (!now.delete(option)) now.add(option);
    onChange(options.filter((each) => now.has(each)));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.options}>
        {options.map((option) => (
          <Choice
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
        ))}
      </div>
    </fieldset>
  );
}
