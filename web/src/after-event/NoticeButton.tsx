import type { ComponentProps } from 'react';
import { Button } from '../ui/mui/Button';

/** A button below the text of a notice, with its label aligned to the text. */
export const NoticeButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="text" size="small" sx={buttonSx} {...props} />
);

const buttonSx = { display: 'flex', marginLeft: '-13px' };
