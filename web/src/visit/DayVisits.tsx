import Box from '@mui/material/Box';
import { paths } from '../app/paths';
import { Badge } from '../ui/mui/Badge';
import { TextLink } from '../ui/TextLink';
import { indianTimestamp } from '../lib/format';
import { t } from './day.messages.generated';
import type { DayVisitFragment } from './Visit.generated';

/** The visits of a day of the calendar, by time. */
export const DayVisits = ({ visits }: { visits: readonly DayVisitFragment[] }) =>
  visits.map(({ id, bookingId, coupleName, startsAt }) => (
    <Box key={id} component="article" sx={visitSx}>
      <h3>
        <TextLink inline to={paths.booking(bookingId)}>
          {t('visitBy', { couple: coupleName })}
        </TextLink>
      </h3>
      <Badge icon="clock">{startsAt && indianTimestamp(startsAt)}</Badge>
    </Box>
  ));

const visitSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: '14px',
  borderTop: '1px solid var(--line)',
  '& h3': {
    fontFamily: 'inherit',
    fontSize: 'var(--t-body)',
    fontWeight: 600,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
};
