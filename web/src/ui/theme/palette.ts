import type { ThemeOptions } from '@mui/material/styles';

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

/**
 * The single source of the product's colours, light and dark. The build writes them to a stylesheet as
 * `--mandap-palette-*` (themeCss.ts), and tokens.css defines short aliases for CSS modules.
 */
export const colorSchemes: ThemeOptions['colorSchemes'] = {
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
};
