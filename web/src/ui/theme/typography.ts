import type { TypographyVariantsOptions } from '@mui/material/styles';

const display = {
  fontFamily: 'var(--display)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
} as const;

/** Font sizes are variables, which tokens.css sets by the width of the screen. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--text)',
  fontWeightBold: 600,
  h1: { ...display, fontSize: 'var(--t-h1)' },
  h2: { ...display, fontSize: 'var(--t-h2)' },
  h3: { ...display, fontSize: 'var(--t-h3)', lineHeight: 1.2 },
  h4: { ...display, fontSize: 'var(--t-h4)', lineHeight: 1.2 },
  body1: { fontSize: 'var(--t-body)', lineHeight: 1.6 },
  body2: { fontSize: 'var(--t-sm)', lineHeight: 1.5 },
  button: { fontSize: 'var(--t-ui)', fontWeight: 600, lineHeight: 1.2, textTransform: 'none' },
  caption: { fontSize: 'var(--t-xs)' },
};
