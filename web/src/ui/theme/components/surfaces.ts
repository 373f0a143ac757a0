import type { Components } from '@mui/material/styles';

/** Panels, the app bar and dialogs. */
export const surfaces: Components = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: 'var(--r-panel)' } },
  },
  MuiAppBar: {
    defaultProps: { color: 'transparent' },
    styleOverrides: {
      root: { borderBottom: '1px solid var(--line)', background: 'var(--ground)', zIndex: 20 },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      // With the app bar’s border, as high as the public navigation bar.
      root: { minHeight: '63px !important', justifyContent: 'space-between', padding: '0 12px 0 20px' },
    },
  },
  // Centred, or a bottom sheet on phones.
  MuiDialog: {
    styleOverrides: {
      container: { '@media (max-width: 599px)': { alignItems: 'flex-end' } },
      paper: {
        width: 'calc(100% - 48px)',
        maxHeight: 'calc(100dvh - 48px)',
        margin: 24,
        borderRadius: 'var(--r-panel)',
        background: 'var(--surface)',
        color: 'var(--ink)',
        boxShadow: 'var(--dialog)',
        '@media (max-width: 599px)': {
          width: '100%',
          maxWidth: 'none !important',
          maxHeight: 'calc(100dvh - 16px)',
          margin: 0,
          borderRadius: 'var(--r-panel) var(--r-panel) 0 0',
          transition: 'max-height 220ms',
          // Toasts are above the dialog, and cover none of its buttons.
          'body:has(.MuiSnackbar-root) &': { maxHeight: 'calc(100dvh - 96px)' },
        },
      },
      paperWidthXs: { maxWidth: 440 },
      paperWidthSm: { maxWidth: 680 },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '20px 32px 8px',
        '&:last-child': { paddingBottom: 28 },
        '@media (max-width: 599px)': { padding: '16px 20px' },
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        gap: 12,
        padding: '16px 32px 28px',
        '@media (max-width: 599px)': {
          padding: '12px 20px calc(20px + env(safe-area-inset-bottom))',
          borderTop: '1px solid var(--line)',
          // Labels wrap, because the buttons have equal widths.
          '& > *': { flex: 1, whiteSpace: 'normal', lineHeight: 1.25 },
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { background: 'var(--scrim)' }, invisible: { background: 'none' } },
  },
};
