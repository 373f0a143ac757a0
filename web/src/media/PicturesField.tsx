import { useState } from 'react';
import { Field, type FieldLook } from '../ui/Field';
import { fileProblem } from './fileProblem';
import { PicturePicker } from './PicturePicker';
import styles from './PicturesField.module.css';

interface PicturesFieldProps extends Pick<FieldLook, 'label' | 'hint' | 'error'> {
  name: string;
  /** The chosen files that are suitable; never none. */
  onFiles: (files: readonly File[]) => void;
}

/** The field of a form that adds pictures. It names the files that are unsuitable and takes the others. */
export function PicturesField({ name, onFiles, ...field }: PicturesFieldProps) {
  const [unsuitable, setUnsuitable] = useState<readonly string[]>([]);
  const choose = (files: readonly File[]) => {
    const checked = files.map((file) => ({ file, problem: fileProblem(file) }));
    const suitable = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    setUnsuitable(
      checked.flatMap(({ file, problem }) => (problem ? [`${file.name} was not added. ${problem}`] : [])),
    );
    if (suitable.length) onFiles(suitable);
  };
  return (
    <div>
      <Field {...field}>
        {(control) => (
          <PicturePicker {...control} name={name} label="Choose pictures" multiple onFiles={choose} />
        )}
      </Field>
      {unsuitable.length > 0 && (
        <ul className={styles.unsuitable} role="alert">
          {unsuitable.map((reason, index) => (
            <li key={`${reason} ${index}`}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
