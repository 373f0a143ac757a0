import Badge from '@mui/material/Badge';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { isTopic, useUnreadCounts } from '../../account/useUnreadCounts';
import { Icon } from '../../ui/Icon';
import { API_KEYS, TABS, type DashboardView } from './customerTabs';
import { t } from './messages.generated';

interface DashboardTabsProps {
  current: DashboardView;
}

/** Navigation of the dashboard with unread counts: at the left, or in rows on top on small screens. */
export function DashboardTabs({ current }: DashboardTabsProps) {
  const counts = useUnreadCounts(isTopic(current) ? current : undefined);
  const beside = useMediaQuery('(min-width: 900px)');
  const value = current === API_KEYS ? 'profile' : current;
  return (
    <Tabs
      component="nav"
      value={value}
      orientation={beside ? 'vertical' : 'horizontal'}
      slotProps={{
        root: { 'aria-label': t('myDashboard') },
        // These are links to other pages, so the ARIA roles of a tab list would be wrong.
        list: { role: undefined, 'aria-orientation': undefined },
      }}
      sx={tabsSx}
    >
      {(Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => {
        // Messages stay unread until their conversation is opened.
        const messages = tab === 'bookings' ? (counts?.messages ?? 0) : 0;
        const unread = (isTopic(tab) ? (counts?.[tab] ?? 0) : 0) + messages;
        return (
          <Tab
            key={tab}
            value={tab}
            component={Link}
            to={`?tab=${tab}`}
            preventScrollReset
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={tab === value ? 'page' : undefined}
            aria-haspopup={tab === 'logout' ? 'dialog' : undefined}
            icon={<Icon name={TABS[tab]} />}
            iconPosition="start"
            label={
              <>
                {t(`tab.${tab}`)}
                {Boolean(unread) && (
                  <>
                    <Badge badgeContent={unread} color="primary" />
                    <span className="visually-hidden"> {t('unread')}</span>
                  </>
                )}
              </>
            }
          />
        );
      })}
    </Tabs>
  );
}

const tabsSx = {
  '& .MuiTab-icon': { margin: 0 },
  '& .MuiTab-root:last-of-type': { ml: { sm: 'auto', md: 0 } },
  // Two rows on phones, so that every link is visible.
  '@media (max-width: 599px)': {
    '& .MuiTabs-list': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0 },
    '& .MuiTab-root': {
      padding: '0 4px',
      '&[aria-current]': { boxShadow: 'inset 0 -2px 0 var(--primary-text)' },
    },
    '& .MuiTab-icon, & .MuiTabs-indicator': { display: 'none' },
  },
  '@media (min-width: 900px)': {
    boxShadow: 'none',
    '& .MuiTabs-list': { gap: '2px' },
    '& .MuiTabs-indicator': { display: 'none' },
    '& .MuiTab-root': {
      maxWidth: 'none',
      justifyContent: 'flex-start',
      borderRadius: 'var(--r-control)',
      '&:hover': { background: 'color-mix(in srgb, var(--ink) 5%, transparent)' },
      '&[aria-current]': { background: 'var(--primary-soft)' },
      '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
    },
    '& .MuiBadge-root': { ml: 'auto' },
  },
};
