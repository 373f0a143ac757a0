import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { UPLOAD_TYPES } from '@mandap/api/constants/media';
import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { toMuiProps } from '../ui/mui/Button';
import { useFileDrop } from './useFileDrop';

interface PicturePickerProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'onChange' | 'className'
> {
  /** Button label: "Add pictures". */
  label: string;
  /** Line below the button. */
  hint?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Picks image files by button or drag and drop. */
export function PicturePicker({ label, hint, multiple, disabled, onFiles, ...rest }: PicturePickerProps) {
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
    <Box sx={isOver ? { ...pickerSx, ...overSx } : pickerSx} {...handlers}>
      <MuiButton
        component="label"
        role={undefined}
        tabIndex={-1}
        {...toMuiProps({ icon: 'upload' })}
        sx={buttonSx}
      >
        {label}
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          multiple={multiple}
          disabled={disabled}
          onChange={choose}
        />
      </MuiButton>
      {hint && (
        <Box component="span" id={hintId} sx={hintSx}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

const pickerSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 4,
  border: '1px dashed var(--edge)',
  borderRadius: 'var(--r-panel)',
  transition: 'background var(--fast), border-color var(--fast)',
};
const overSx = { borderColor: 'var(--primary-text)', background: 'var(--primary-soft)' };
const buttonSx = {
  position: 'relative',
  '&:focus-within': { boxShadow: 'var(--focus)' },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'inherit' },
};
const hintSx = { color: 'text.secondary', fontSize: 'var(--t-sm)' };
