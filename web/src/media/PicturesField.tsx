import Box from '@mui/material/Box';
import { useState, type ComponentProps } from 'react';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { fileProblem } from './fileProblem';
import { t } from './messages.generated';
import { PicturePicker } from './PicturePicker';

interface PicturesFieldProps extends Pick<ComponentProps<typeof FieldFrame>, 'label' | 'hint' | 'error'> {
  name: string;
  chooseLabel: string;
  /** Called with the valid files, if there are any. */
  onFiles: (files: readonly File[]) => void;
}

/** Form field that adds pictures. Lists invalid files and accepts the others. */
export function PicturesField({ name, chooseLabel, onFiles, ...field }: PicturesFieldProps) {
  const [unsuitable, setUnsuitable] = useState<readonly string[]>([]);
  const choose = (files: readonly File[]) => {
    const checked = files.map((file) => ({ file, problem: fileProblem(file) }));
    const suitable = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    setUnsuitable(
      checked.flatMap(({ file, problem }) => (problem ? [t('notAdded', { name: file.name, problem })] : [])),
    );
    if (suitable.length) onFiles(suitable);
  };
  return (
    <div>
      <FieldFrame {...field}>
        {(control) => (
          <PicturePicker {...control} name={name} label={chooseLabel} multiple onFiles={choose} />
        )}
      </FieldFrame>
      {unsuitable.length > 0 && (
        <Box component="ul" sx={unsuitableSx} role="alert">
          {unsuitable.map((reason, index) => (
            <li key={`${reason} ${index}`}>{reason}</li>
          ))}
        </Box>
      )}
    </div>
  );
}

const unsuitableSx = { mt: 2, color: 'var(--error)', fontSize: 'var(--t-sm)', overflowWrap: 'anywhere' };
