import type { AlertColor } from '@mui/material/Alert';
import { createTheme, type Shadows } from '@mui/material/styles';

/** Colours without a place in MUI's palette. Each is a single string, so that it becomes one CSS variable. */
interface OwnColors {
  /** Background of sidebars, replies and loading pictures. */
  sunken: string;
  /** Border of interactive controls, with a contrast of 3:1. `divider` is for decoration. */
  edge: string;
  scrim: string;
  /** Hints and placeholders only. */
  hint: string;
  /** Links and active items: `primary.main` is too dark for text in dark mode. */
  primaryText: string;
  primarySoft: string;
  accentText: string;
  accentSoft: string;
  star: string;
  starOff: string;
  veg: string;
  nonveg: string;
  /** Background of the top bar, above the navigation bar. */
  strip: string;
  band: string;
  bandLine: string;
  onBand: string;
  onBand2: string;
}

/** Soft backgrounds of badges and toast icons; their text is `success.main` and so on. */
interface StatusColors {
  success: string;
  warning: string;
  error: string;
  info: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnColors {
    statusSoft: StatusColors;
  }
  interface PaletteOptions extends OwnColors {
    statusSoft: StatusColors;
  }
}

/** MUI derives colours for these components from the palette. We don't use them, so their variables are dropped. */
const UNUSED = /^(FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch)$/;
/** Variables that MUI leaves out itself, and its overlays, which our flat surfaces don't use. */
const INTERNAL =
  /^(cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions|motion|focusVisible|overlays|.*sxConfig)$/;

/** 1: light interactive controls; 8: menus and toasts; 24: dialogs. Everything else is flat. */
const shadows = Array.from({ length: 25 }, () => 'none') as Shadows;
shadows[1] = 'var(--press-light)';
shadows[8] = 'var(--float)';
shadows[24] = 'var(--dialog)';

const display = {
  fontFamily: 'var(--display)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
} as const;

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

/**
 * The single source of the product's colours. The build writes them to a stylesheet as `--mandap-palette-*`
 * (themeCss.ts), and tokens.css defines short aliases for CSS modules. The rest adapts MUI's components to our design.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-theme',
    cssVarPrefix: 'mandap',
    shouldSkipGeneratingVar: ([group = '', name = '']) =>
      INTERNAL.test(group) ||
      (group === 'palette' && /^(mode|contrastThreshold|tonalOffset)$/.test(name)) ||
      UNUSED.test(name),
  },
  defaultColorScheme: 'light',
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#701627', dark: '#5A0E1C', contrastText: '#FFF8EC' },
        secondary: { main: '#F0A321', dark: '#E3940E', contrastText: '#35170A' },
        error: { main: '#AE2C14' },
        warning: { main: '#7A4B00' },
        info: { main: '#1B5568' },
        success: { main: '#256042' },
        background: { default: '#FCF8F1', paper: '#FFFEFB' },
        text: { primary: '#2A1719', secondary: '#5C4547', disabled: '#735D5E' },
        divider: '#E7DAC6',
        sunken: '#F5EDE1',
        edge: '#94806F',
        scrim: 'rgb(42 16 20 / .56)',
        hint: '#735D5E',
        primaryText: '#701627',
        primarySoft: '#F5E4DD',
        accentText: '#875000',
        accentSoft: '#FCEBC9',
        star: '#B87300',
        starOff: '#D9CBB6',
        veg: '#2C7A34',
        nonveg: '#8A3B14',
        strip: '#470C18',
        band: '#570F1D',
        bandLine: '#7E3140',
        onBand: '#FBEFDC',
        onBand2: '#E6C9B6',
        statusSoft: { success: '#E1EEDF', warning: '#FBEBC6', error: '#FBE3DA', info: '#DDECEE' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#BC3B4B', dark: '#A93341', contrastText: '#FFF8F0' },
        secondary: { main: '#F3AE3D', dark: '#FFC05A', contrastText: '#2E1405' },
        error: { main: '#FF9E85' },
        warning: { main: '#F3C36B' },
        info: { main: '#8CCBDD' },
        success: { main: '#8FD1A6' },
        background: { default: '#1A1112', paper: '#24181A' },
        text: { primary: '#F7EDE0', secondary: '#D3C1B5', disabled: '#AF9B92' },
        divider: '#3A2A2B',
        sunken: '#140C0D',
        edge: '#8D7672',
        scrim: 'rgb(8 3 4 / .68)',
        hint: '#AF9B92',
        primaryText: '#F4B3AB',
        primarySoft: '#3E1D22',
        accentText: '#F5BC5F',
        accentSoft: '#3B2A12',
        star: '#F0AE3F',
        starOff: '#54423F',
        veg: '#6CC276',
        nonveg: '#E08A5A',
        strip: '#140C0D',
        band: '#2E1217',
        bandLine: '#55282F',
        onBand: '#FBEFDC',
        onBand2: '#D9BDAE',
        statusSoft: { success: '#1B3325', warning: '#3B2C10', error: '#431D14', info: '#15323B' },
      },
    },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  spacing: 4,
  shape: { borderRadius: 10 },
  shadows,
  typography: {
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
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: {
        // The class alone misses focus set by script, such as on a dialog’s Cancel button.
        root: {
          '&.Mui-focusVisible, &:focus-visible': {
            boxShadow: 'var(--focus)',
            borderRadius: 'var(--r-control)',
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined' },
      styleOverrides: {
        root: {
          minHeight: 44,
          padding: '0 16px',
          whiteSpace: 'nowrap',
          borderRadius: 'var(--r-control)',
          '&:active': { transform: 'translateY(1px)', boxShadow: 'none' },
          '&.Mui-disabled': { opacity: 0.6 },
        },
        startIcon: { margin: '0 8px 0 0' },
        endIcon: { margin: '0 0 0 8px' },
        sizeSmall: { minHeight: 36, padding: '0 12px', fontSize: 'var(--t-sm)', borderRadius: 8 },
        sizeLarge: { minHeight: 48, padding: '0 22px' },
        contained: {
          border: '1px solid transparent',
          boxShadow: 'var(--press)',
          '&.Mui-disabled': { background: 'var(--primary)', color: 'var(--on-primary)' },
        },
        outlined: {
          color: 'var(--ink)',
          background: 'var(--surface)',
          borderColor: 'var(--edge)',
          boxShadow: 'var(--press-light)',
          '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
          '&.Mui-disabled': { color: 'var(--ink)', borderColor: 'var(--edge)' },
        },
        text: {
          padding: '0 12px',
          border: '1px solid transparent',
          color: 'var(--primary-text)',
          '&:hover': { background: 'var(--primary-soft)' },
          '&.Mui-disabled': { color: 'var(--primary-text)' },
        },
      },
      variants: [
        ...[
          ['success', 'var(--ok)'],
          ['error', 'var(--bad)'],
        ].flatMap(([color, ink]) =>
          (['outlined', 'text'] as const).map((variant) => ({
            props: { variant, color: color as 'success' | 'error' },
            style: {
              '&, &.Mui-disabled': { color: ink },
              '&:hover': variant === 'outlined' ? { borderColor: 'currentColor' } : {},
            },
          })),
        ),
        // The padding of a size would replace that of text buttons.
        { props: { variant: 'text', size: 'large' }, style: { padding: '0 12px' } },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 44,
          height: 44,
          padding: 0,
          color: 'inherit',
          '&:hover': { background: 'var(--primary-soft)', color: 'var(--primary-text)' },
          '&.Mui-focusVisible': { borderRadius: '50%' },
          '&.Mui-disabled': { color: 'inherit', opacity: 0.5 },
        },
        sizeSmall: { width: 40, height: 40, borderRadius: 8, '&.Mui-focusVisible': { borderRadius: 8 } },
        colorSuccess: { color: 'var(--ok)' },
        colorError: { color: 'var(--bad)' },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: 'var(--r-panel)' } },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          gap: 6,
          minHeight: 26,
          height: 'auto',
          padding: '0 9px',
          borderRadius: 'var(--r-tag)',
          background: 'var(--sunken)',
          color: 'var(--ink-2)',
          fontSize: 'var(--t-xs)',
          fontWeight: 600,
        },
        label: { padding: 0 },
        icon: { width: 14, height: 14, margin: 0, color: 'inherit', strokeWidth: 2.2 },
      },
      variants: [
        { props: { color: 'success' }, style: { background: 'var(--ok-soft)', color: 'var(--ok)' } },
        { props: { color: 'warning' }, style: { background: 'var(--warn-soft)', color: 'var(--warn)' } },
        { props: { color: 'error' }, style: { background: 'var(--bad-soft)', color: 'var(--bad)' } },
        { props: { color: 'info' }, style: { background: 'var(--info-soft)', color: 'var(--info)' } },
      ],
    },
    MuiAlert: {
      variants: [
        ['success', 'ok'],
        ['warning', 'warn'],
        ['error', 'bad'],
        ['info', 'info'],
      ].map(([severity, tone]) => ({
        props: { severity: severity as AlertColor, variant: 'standard' },
        style: {
          gap: 10,
          padding: '12px 14px',
          background: `var(--${tone}-soft)`,
          color: `var(--${tone})`,
          fontSize: 'var(--t-sm)',
          fontWeight: tone === 'bad' ? 500 : 400,
          lineHeight: 1.5,
        },
      })),
      styleOverrides: {
        icon: { margin: 0, padding: '3px 0 0', color: 'inherit', opacity: 1 },
        message: { padding: 0, minWidth: 0 },
      },
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
    MuiDrawer: { styleOverrides: { paper: { border: 0, background: 'var(--sunken)' } } },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          flexGrow: 0,
          gap: 12,
          minHeight: 44,
          padding: '6px 12px',
          border: 0,
          borderRadius: 'var(--r-control)',
          background: 'none',
          color: 'var(--ink-2)',
          cursor: 'pointer',
          '&:hover': { background: 'color-mix(in srgb, var(--ink) 5%, transparent)', color: 'var(--ink)' },
          '&[aria-current]': {
            background: 'var(--surface)',
            color: 'var(--primary-text)',
            boxShadow: 'var(--press-light)',
            '& .MuiTypography-root': { fontWeight: 600 },
          },
          '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
        },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
    MuiListItemText: {
      styleOverrides: {
        root: { margin: 0 },
        primary: { fontSize: 'var(--t-ui)', fontWeight: 500, lineHeight: 1.25 },
      },
    },
    MuiBadge: {
      // The number is part of the accessible name of its link.
      defaultProps: { slotProps: { badge: { 'aria-hidden': undefined } } },
      styleOverrides: {
        root: { position: 'static' },
        badge: {
          position: 'static',
          transform: 'none',
          fontSize: 12,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        },
        invisible: { display: 'none' },
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
          gap: 8,
          padding: '16px 32px 28px',
          '@media (max-width: 599px)': {
            padding: '12px 20px calc(20px + env(safe-area-inset-bottom))',
            borderTop: '1px solid var(--line)',
            '& > *': { flex: 1 },
          },
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { background: 'var(--scrim)' }, invisible: { background: 'none' } },
    },
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
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: 'var(--bad)' },
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
            color: 'var(--bad)',
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
    MuiRadio: {
      styleOverrides: {
        root: {
          ...choice({ borderWidth: 4, borderRadius: '50%' }),
          '&::before': { ...choice({})['&::before'], borderRadius: '50%' },
        },
      },
    },
    MuiRadioGroup: { styleOverrides: { root: { gap: 4 } } },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: { padding: 0, paddingRight: '0 !important' },
        input: { padding: '10px 15px !important' },
        paper: { marginTop: 4, borderRadius: 'var(--r-media)', boxShadow: 'var(--float)' },
        option: { minHeight: '44px !important', fontSize: 'var(--t-ui)' },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 48, boxShadow: 'inset 0 -1px 0 var(--line)' },
        list: { gap: 4 },
        indicator: { background: 'var(--primary-text)' },
        // Fades out where the strip continues; keepTabInView sets the attributes.
        scroller: {
          '&[data-more-before], &[data-more-after]': {
            '--before': '0px',
            '--after': '0px',
            scrollPaddingInline: 40,
            maskImage:
              'linear-gradient(to right, transparent, black var(--before), black calc(100% - var(--after)), transparent)',
          },
          '&[data-more-before]': { '--before': '40px' },
          '&[data-more-after]': { '--after': '40px' },
        },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          flexDirection: 'row',
          gap: 8,
          minWidth: 0,
          minHeight: 48,
          padding: '0 14px',
          color: 'var(--ink-2)',
          fontWeight: 500,
          opacity: 1,
          '&:hover': { color: 'var(--ink)' },
          '&.Mui-selected': { color: 'var(--primary-text)', fontWeight: 600 },
          '&.Mui-focusVisible': { boxShadow: 'inset 0 0 0 2px var(--primary-text)' },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '12px 10px', borderColor: 'var(--line)', fontSize: 'var(--t-ui)' },
        head: {
          padding: '6px 10px',
          borderColor: 'var(--edge)',
          background: 'var(--ground)',
          color: 'var(--ink-2)',
          fontSize: 'var(--t-xs)',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
        body: { height: 73 },
        alignRight: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { background: 'color-mix(in srgb, var(--surface) 70%, transparent)' },
          '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-soft)' },
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: { minHeight: 40, '&:hover, &.Mui-active': { color: 'var(--ink)' } },
        icon: { width: 16, height: 16, margin: '0 0 0 6px' },
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        root: { overflow: 'visible', color: 'var(--ink-2)', fontSize: 'var(--t-sm)' },
        toolbar: {
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 12,
          minHeight: 76,
          padding: '16px 0',
        },
        spacer: { display: 'none' },
        displayedRows: { fontSize: 'var(--t-sm)', fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiPaginationItem: {
      styleOverrides: {
        root: {
          minWidth: 44,
          height: 44,
          margin: 0,
          borderRadius: 'var(--r-control)',
          fontSize: 'var(--t-ui)',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 500,
          'a&:hover': { background: 'var(--primary-soft)' },
          '&.Mui-selected, &.Mui-selected:hover': {
            background: 'var(--primary)',
            color: 'var(--on-primary)',
            boxShadow: 'var(--press)',
          },
          '&.Mui-selected.Mui-focusVisible': { boxShadow: 'var(--focus)' },
          '@media (max-width: 419px)': { minWidth: 34, padding: 0 },
        },
        ellipsis: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', height: 44 },
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
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          background: 'var(--ink)',
          color: 'var(--ground)',
          fontSize: 'var(--t-xs)',
          fontWeight: 500,
        },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: false, variant: 'rounded' },
      styleOverrides: {
        root: { background: 'var(--sunken)', '[data-theme="dark"] &': { background: 'var(--surface)' } },
      },
    },
    MuiMenu: {
      defaultProps: { elevation: 8 },
      styleOverrides: { paper: { borderRadius: 'var(--r-media)' }, list: { padding: 8 } },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: 8, fontSize: 'var(--t-ui)' } } },
  },
});
