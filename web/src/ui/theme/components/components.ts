import type { Components } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { choices } from './choices.ts';
import { dataDisplay } from './dataDisplay.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { navigation } from './navigation.ts';
import { surfaces } from './surfaces.ts';
import { tables } from './tables.ts';

/** Adapts MUI’s components to our design. */
export const components: Components = {
  ...buttons,
  ...surfaces,
  ...navigation,
  ...feedback,
  ...dataDisplay,
  ...tables,
  ...inputs,
  ...choices,
};
