import { createTheme } from '@mui/material/styles';
import { components } from './components/components.ts';
import { colorSchemes } from './palette.ts';
import { shadows } from './shadows.ts';
import { typography } from './typography.ts';

/** MUI derives colours for these components from the palette. We don't use them, so their variables are dropped. */
const UNUSED = /^(FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch)$/;
/** Variables that MUI leaves out itself, and its overlays, which our flat surfaces don't use. */
const INTERNAL =
  /^(cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions|motion|focusVisible|overlays|.*sxConfig)$/;

/** MUI’s theme. Working pages load it with MUI; reading pages only get its variables, as a stylesheet (themeCss.ts). */
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
  colorSchemes,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  spacing: 4,
  shape: { borderRadius: 10 },
  shadows,
  typography,
  components,
});
