import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { FieldBinding } from './FieldBinding';
import { helpText, type FieldLook } from './fieldLook';

interface CheckboxGroupFieldProps<Option extends string> extends FieldLook, FieldBinding<readonly Option[]> {
  options: readonly Option[];
  /** The options of all groups that share the value. */
  allOptions?: readonly Option[];
  labelOf: (option: Option) => string;
}

/** A group of checkboxes. The value keeps the order of the options. */
export function CheckboxGroupField<Option extends string>({
  label,
  hint,
  options,
  allOptions = options,
  labelOf,
  name,
  value,
  error,
  onChange,
}: CheckboxGroupFieldProps<Option>) {
  const toggle = (option: Option) => {
    const chosen = new Set(value);
    if (!chosen.delete(option)) chosen.add(option);
    onChange(allOptions.filter((each) => chosen.has(each)));
  };
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend">{label}</FormLabel>
      {(error || hint) && <FormHelperText component="div">{helpText(error, hint)}</FormHelperText>}
      <FormGroup
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          columnGap: 5,
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={labelOf(option)}
            control={
              <Checkbox name={name} checked={value.includes(option)} onChange={() => toggle(option)} />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
