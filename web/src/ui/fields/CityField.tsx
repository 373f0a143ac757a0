import Autocomplete from '@mui/material/Autocomplete';
import { useId } from 'react';
import MuiTextField from '@mui/material/TextField';
import type { FieldBinding } from './FieldBinding';
import { helpText, spanSx, type FieldLook } from './fieldLook';

interface CityFieldProps extends FieldLook, FieldBinding<string> {
  /** Suggestions; any other city is accepted. */
  cities: readonly string[];
}

/** A city field with suggestions. */
export function CityField({
  cities,
  label,
  hint,
  span,
  error,
  name,
  value,
  onChange,
  onBlur,
}: CityFieldProps) {
  return (
    <Autocomplete
      freeSolo
      disableClearable
      openOnFocus
      id={useId()}
      options={cities}
      value={value}
      inputValue={value}
      onInputChange={(_, city) => onChange(city)}
      sx={spanSx(span)}
      renderInput={({ slotProps, ...params }) => (
        <MuiTextField
          {...params}
          label={label}
          name={name}
          error={Boolean(error)}
          helperText={helpText(error, hint)}
          onBlur={onBlur}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, autoComplete: 'address-level2' },
          }}
        />
      )}
    />
  );
}
