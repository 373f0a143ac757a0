import Box from '@mui/material/Box';
import { indianDate } from '../lib/format';

/** A date on a single line. */
export const DateCell = ({ day }: { day: string }) => (
  <Box component="span" sx={daySx} className="tabular">
    {indianDate(day)}
  </Box>
);

const daySx = {
  whiteSpace: 'nowrap',
};
