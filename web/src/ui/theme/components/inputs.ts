import type { Components } from '@mui/material/styles';

/** Text fields, selects and autocompletes, with labels and messages. */
export const inputs: Components = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormControl: { styleOverrides: { root: { minWidth: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--ink)',
        fontSize: 'var(--t-sm)',
        fontWeight: 600,
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
      },
    },
  },
  // Above the field instead of inside its outline.
  MuiInputLabel: {
    defaultProps: { shrink: false },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        alignSelf: 'start',
        maxWidth: '100%',
        marginBottom: 6,
        lineHeight: 1.6,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: {
        textOverflow: 'ellipsis',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1, textOverflow: 'ellipsis' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 48,
        background: 'var(--surface)',
        color: 'var(--ink)',
        lineHeight: 1.4,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)' },
        '&.Mui-focused': { boxShadow: 'var(--focus-field)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: 'var(--primary-text)',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: 'var(--error)' },
        '&.MuiInputBase-readOnly, &.Mui-disabled': { background: 'var(--sunken)' },
      },
      input: {
        height: 'auto',
        padding: '10px 15px',
        borderRadius: 'inherit',
        '&:focus-visible': { boxShadow: 'none' },
        '&::-webkit-search-cancel-button': {
          width: 20,
          height: 20,
          marginLeft: 8,
          appearance: 'none',
          background: 'var(--ink-2)',
          mask: 'var(--cross) 50% 50% / 20px no-repeat',
          cursor: 'pointer',
        },
      },
      multiline: {
        padding: 0,
        '& textarea': { boxSizing: 'border-box', minHeight: 104, resize: 'vertical' },
      },
      // The button has its own padding.
      adornedEnd: { '& input': { paddingRight: 0 } },
      adornedStart: { '& > svg': { color: 'var(--ink-3)' } },
      sizeSmall: { minHeight: 44, '& input, & select': { padding: '8px 15px', fontSize: 'var(--t-ui)' } },
      notchedOutline: { top: 0, borderColor: 'var(--edge)', '& legend': { display: 'none' } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { icon: { top: 'calc(50% - 8px)', right: 14, color: 'var(--ink-2)' } },
  },
  MuiFormHelperText: {
    defaultProps: { component: 'div' },
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        color: 'var(--ink-2)',
        fontSize: 'var(--t-xs)',
        lineHeight: 1.45,
        '&.Mui-error': { color: 'var(--ink-2)' },
        '& .field-error': {
          display: 'flex',
          gap: 6,
          alignItems: 'start',
          color: 'var(--error)',
          fontSize: 'var(--t-sm)',
          fontWeight: 500,
          lineHeight: 1.4,
          '& svg': { marginTop: 2 },
        },
        '& .field-hint': { display: 'block' },
        '& .field-error + .field-hint': { marginTop: 6 },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: 0, paddingRight: '0 !important' },
      input: { padding: '10px 15px !important' },
      paper: { marginTop: 4, borderRadius: 'var(--r-media)', boxShadow: 'var(--float)' },
      option: { minHeight: '44px !important', fontSize: 'var(--t-ui)' },
    },
  },
};
