import { createTheme, type Shadows } from '@mui/material/styles';

/** Colours of ours that MUI's palette has no place for. One string each, so that each becomes a CSS variable. */
interface OwnColors {
  /** Behind sidebars, replies and pictures that are still loading. */
  sunken: string;
  /** Border of what can be operated; 3:1 against its ground. `divider` is for decoration. */
  edge: string;
  scrim: string;
  /** Hints and placeholders only. */
  hint: string;
  /** Links and active items: `primary.main` is too dark for text on dark ground. */
  primaryText: string;
  primarySoft: string;
  accentText: string;
  accentSoft: string;
  star: string;
  starOff: string;
  veg: string;
  nonveg: string;
  /** The strip above the navigation bar. */
  strip: string;
  band: string;
  bandLine: string;
  onBand: string;
  onBand2: string;
}

/** Soft grounds of badges and toast icons; the text on them is `success.main` and so on. */
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

/** MUI derives colours for these parts from the palette; no screen has them, so no page carries their variables. */
const UNUSED =
  /^(AppBar|Avatar|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch)$/;
/** What MUI itself leaves out, and its overlays: our paper has none. */
const INTERNAL =
  /^(cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions|motion|focusVisible|overlays|.*sxConfig)$/;

/** 1: a light control that can be pressed; 8: menus and toasts; 24: dialogs. Everything else lies flat. */
const shadows = Array.from({ length: 25 }, () => 'none') as Shadows;
shadows[1] = 'var(--press-light)';
shadows[8] = 'var(--float)';
shadows[24] = 'var(--dialog)';

const display = { fontFamily: 'var(--display)', fontWeight: 500, lineHeight: 1.1, letterSpacing: '-.015em' };

/**
 * The one source of the product's colours: the build writes them as `--mandap-palette-*` into a stylesheet (themeCss.ts),
 * and tokens.css gives the ones that CSS modules use a short name. Everything else here makes MUI's components look like
 * ours.
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
        root: { '&.Mui-focusVisible': { boxShadow: 'var(--focus)', borderRadius: 'var(--r-control)' } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 44,
          padding: '0 16px',
          whiteSpace: 'nowrap',
          borderRadius: 'var(--r-control)',
          '&:active': { transform: 'translateY(1px)', boxShadow: 'none' },
        },
        sizeSmall: { minHeight: 36, padding: '0 12px', fontSize: 'var(--t-sm)', borderRadius: 8 },
        sizeLarge: { minHeight: 48, padding: '0 22px' },
        contained: { boxShadow: 'var(--press)' },
        outlined: {
          color: 'var(--ink)',
          background: 'var(--surface)',
          borderColor: 'var(--edge)',
          boxShadow: 'var(--press-light)',
          '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
        },
        text: { color: 'var(--primary-text)', '&:hover': { background: 'var(--primary-soft)' } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 44,
          height: 44,
          padding: 0,
          color: 'inherit',
          '&:hover': { background: 'var(--primary-soft)', color: 'var(--primary-text)' },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { background: 'transparent' } } },
    MuiChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          height: 36,
          borderRadius: 'var(--r-pill)',
          borderColor: 'var(--edge)',
          background: 'var(--surface)',
          fontSize: 'var(--t-sm)',
          fontWeight: 500,
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { background: 'var(--scrim)' }, invisible: { background: 'none' } },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: { minHeight: 48, background: 'var(--surface)' },
        notchedOutline: { borderColor: 'var(--edge)' },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: false },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 6,
          color: 'var(--ink)',
          fontSize: 'var(--t-sm)',
          fontWeight: 600,
        },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 48, borderBottom: '1px solid var(--line)' } } },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 48,
          padding: '0 14px',
          fontWeight: 500,
          '&.Mui-selected': { color: 'var(--primary-text)', fontWeight: 600 },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '12px 10px', borderColor: 'var(--line)', fontSize: 'var(--t-ui)' },
        head: {
          borderColor: 'var(--edge)',
          color: 'var(--ink-2)',
          fontSize: 'var(--t-xs)',
          fontWeight: 600,
          whiteSpace: 'nowrap',
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
      defaultProps: { animation: false },
      styleOverrides: { root: { background: 'var(--sunken)' } },
    },
    MuiAccordion: { defaultProps: { square: true, disableGutters: true } },
    MuiMenu: {
      defaultProps: { elevation: 8 },
      styleOverrides: { paper: { borderRadius: 'var(--r-media)' }, list: { padding: 8 } },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: 8, fontSize: 'var(--t-ui)' } } },
  },
});
