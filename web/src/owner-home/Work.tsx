import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Icon } from '../ui/Icon';
import type { OwnerWorkFragment } from './Work.generated';
import { t } from './messages.generated';

/** The inbox with a filter. */
const inbox = (status: string) => `${paths.notifications}?status=${status}`;

/** Whether the business has anything to do. */
export const hasWork = ({
  needsAnswer,
  waitingLong,
  quoteAccepted,
  nearlyFull,
  tooManyGuests,
}: OwnerWorkFragment): boolean => needsAnswer + waitingLong + quoteAccepted + nearlyFull + tooManyGuests > 0;

/** What the business has to do, with links to the enquiries concerned. */
export function Work({ work }: { work: OwnerWorkFragment }) {
  const { needsAnswer, waitingLong, quoteAccepted, nearlyFull, tooManyGuests, mostGuests, maxGuests } = work;
  const items = [
    { count: needsAnswer, to: inbox('answer'), text: t('work.needsAnswer', { count: needsAnswer }) },
    { count: waitingLong, to: inbox('waiting'), text: t('work.waitingLong', { count: waitingLong }) },
    {
      count: quoteAccepted,
      to: inbox('quote-accepted'),
      text: t('work.quoteAccepted', { count: quoteAccepted }),
    },
    { count: nearlyFull, to: inbox('nearly-full'), text: t('work.nearlyFull', { count: nearlyFull }) },
    {
      count: tooManyGuests,
      to: inbox('guests'),
      text: t('work.tooManyGuests', {
        count: tooManyGuests,
        mostGuests: mostGuests ?? 0,
        maxGuests: maxGuests ?? 0,
      }),
    },
  ].filter(({ count }) => count > 0);
  if (!hasWork(work)) return <p>{t('work.nothing')}</p>;
  return (
    <Box component="ul" sx={workSx}>
      {items.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>
            {text}
            <Icon name="chevron-right" size="small" />
          </Link>
        </li>
      ))}
    </Box>
  );
}

const workSx = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, 1fr)', xl: 'repeat(auto-fit, minmax(200px, 1fr))' },
  gap: 3,
  '& > li': { display: 'grid' },
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', xl: 'auto' } },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 3,
    minHeight: 56,
    padding: '10px 18px',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--r-panel)',
    background: 'var(--surface)',
    fontWeight: 500,
    '&:hover': { borderColor: 'var(--ink)' },
    '& svg': { flex: 'none' },
  },
  '& > li:first-of-type a': {
    borderColor: 'var(--primary-text)',
    background: 'var(--primary-soft)',
    color: 'var(--primary-text)',
    fontWeight: 650,
  },
};
