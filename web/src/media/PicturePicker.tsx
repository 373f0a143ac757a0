import { UPLOAD_TYPES } from '@mandap/api/constants/media';
import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { buttonClass } from '../ui/buttonClass';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './PicturePicker.module.css';
import { useFileDrop } from './useFileDrop';

interface PicturePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  /** Button label: "Add pictures". */
  label: string;
  /** Line below the button. */
  hint?: string;
  onFiles: (files: readonly File[]) => void;
  className?: string;
}

/** Picks image files by button or drag and drop. */
export function PicturePicker({
  label,
  hint,
  multiple,
  disabled,
  onFiles,
  className,
  ...rest
}: PicturePickerProps) {
  const hintId = useId();
  const take = (chosen: readonly File[]) => onFiles(multiple ? chosen : chosen.slice(0, 1));
  const { isOver, handlers } = useFileDrop(take, disabled);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Lets the same file be chosen again.
    target.value = '';
    if (chosen.length) take(chosen);
  };
  return (
    <div className={cx(styles.picker, isOver && styles.over, className)} {...handlers}>
      <label className={cx(buttonClass({ variant: 'outlined' }), styles.button)}>
        <Icon name="upload" />
        {label}
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          type="file"
          className={styles.input}
          accept={UPLOAD_TYPES.join(',')}
          multiple={multiple}
          disabled={disabled}
          onChange={choose}
        />
      </label>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
