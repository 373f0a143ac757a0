import { UPLOAD_TYPES } from '@mandap/api/constants/media';
import { useId, useState, type ChangeEvent, type ComponentProps, type DragEvent } from 'react';
import { buttonClass } from '../ui/buttonClass';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './PicturePicker.module.css';

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
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length && !disabled) onFiles(multiple ? chosen : chosen.slice(0, 1));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // Lets the same file be chosen again.
    target.value = '';
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
        setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Otherwise the browser would navigate to the dropped file.
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <div className={cx(styles.picker, over && styles.over, className)} {...drag}>
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
