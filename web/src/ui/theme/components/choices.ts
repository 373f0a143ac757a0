import type { Components } from '@mui/material/styles';

/**
 * Draws checkboxes and radio buttons like Choice.module.css, instead of MUI's icons. The marks are borders, which
 * forced colours keep.
 */
const choice = (mark: object) =>
  ({
    display: 'inline-grid',
    '&:hover': { background: 'none' },
    '&.Mui-disabled': { opacity: 0.5 },
    '& > :not(input)': { display: 'none' },
    '&::before, &::after': { gridArea: '1 / 1', placeSelf: 'center' },
    '&::before': {
      content: '""',
      width: 20,
      height: 20,
      border: '1.5px solid var(--edge)',
      borderRadius: 5,
      background: 'var(--surface)',
    },
    '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': {
      borderColor: 'var(--primary)',
      background: 'var(--primary)',
    },
    '&.Mui-focusVisible': { boxShadow: 'none' },
    '&.Mui-focusVisible::before': { boxShadow: 'var(--focus)' },
    '&.Mui-checked::after, &.MuiCheckbox-indeterminate::after': {
      content: '""',
      border: 'solid var(--on-primary)',
      ...mark,
    },
  }) as const;

/** Checkboxes and radio buttons. */
export const choices: Components = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 44,
        margin: 0,
        padding: '4px 0',
        '& .MuiCheckbox-root, & .MuiRadio-root': { padding: 0 },
      },
      label: { fontSize: 'var(--t-ui)', lineHeight: 1.6 },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        ...choice({
          width: 10,
          height: 5,
          borderWidth: '0 0 2px 2px',
          transform: 'rotate(-45deg) translate(1px, -1px)',
        }),
        '&.MuiCheckbox-indeterminate::after': {
          content: '""',
          width: 10,
          height: 0,
          border: 'solid var(--on-primary)',
          borderWidth: '0 0 2px',
        },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        ...choice({ borderWidth: 4, borderRadius: '50%' }),
        '&::before': { ...choice({})['&::before'], borderRadius: '50%' },
      },
    },
  },
  MuiRadioGroup: { styleOverrides: { root: { gap: 4 } } },
};
