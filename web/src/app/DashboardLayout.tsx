import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { rich } from '../lib/rich';
import { useCloseOnBack } from '../lib/useCloseOnBack';
import { colorModeStore, useColorMode } from '../ui/colorMode';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { Logo } from '../ui/Logo';
import { MuiProvider } from '../ui/MuiProvider';
import { NeedsScript } from '../ui/NeedsScript';
import { IconButton } from '../ui/mui/IconButton';
import { t } from './messages.generated';
import { CONTENT_ID, SkipLink } from './SkipLink';

export interface DashboardItem {
  to: string;
  label: string;
  icon: IconName;
  /** Number of unread notifications. */
  count?: number;
  /** Marked as current on this exact path only, not on paths below it. */
  end?: boolean;
  /** Opens in a new tab, because the link leaves the dashboard. */
  newTab?: boolean;
}

interface DashboardLayoutProps {
  /** Accessible name of the navigation: "Venue dashboard". */
  label: string;
  items: readonly DashboardItem[];
  onLogout?: () => void;
  children: ReactNode;
}

const SIDEBAR = 264;

/** The layout of the dashboards: a sidebar, or below 1200 pixels a bar with a button that opens it. */
export function DashboardLayout({ label, items, onLogout, children }: DashboardLayoutProps) {
  const { key } = useLocation();
  const mode = useColorMode();
  // Tied to a history entry, so that following a link closes the sidebar.
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  const open = openAt === key;
  useCloseOnBack(open, close);
  const navigation = (closeButton?: ReactNode) => (
    <Stack component="nav" aria-label={label} sx={{ gap: '2px', minHeight: '100%', padding: '20px 16px' }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', padding: '0 0 16px 12px' }}
      >
        <Logo />
        {closeButton}
      </Stack>
      {items.map(({ to, label: name, icon, count = 0, end, newTab }) => (
        <ListItemButton
          key={to}
          component={NavLink}
          to={to}
          end={end}
          title={count ? t('unreadNotifications', { count }) : undefined}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
        >
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
          <ListItemText>
            {name}
            {newTab && <span className="visually-hidden"> {t('opensInANewTab')}</span>}
          </ListItemText>
          <Badge badgeContent={count} color="primary" />
        </ListItemButton>
      ))}
      <Box sx={{ display: 'grid', gap: '2px', mt: 'auto', pt: 4 }}>
        <ListItemButton
          component="button"
          onClick={() => colorModeStore.set(mode === 'dark' ? 'light' : 'dark')}
        >
          <ListItemIcon>
            <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
          </ListItemIcon>
          <ListItemText>
            {rich(t, mode === 'dark' ? 'toLight' : 'toDark', { hidden: visuallyHidden })}
          </ListItemText>
        </ListItemButton>
        {onLogout && (
          <ListItemButton component="button" onClick={onLogout}>
            <ListItemIcon>
              <Icon name="logout" />
            </ListItemIcon>
            <ListItemText>{t('logout')}</ListItemText>
          </ListItemButton>
        )}
      </Box>
    </Stack>
  );
  return (
    <MuiProvider>
      <Box
        sx={{
          display: { lg: 'flex' },
          minHeight: '100dvh',
          background: { lg: `linear-gradient(90deg, var(--sunken) ${SIDEBAR}px, transparent 0)` },
          '@media print': { display: 'block' },
        }}
      >
        <SkipLink />
        <Drawer
          variant="permanent"
          sx={{
            display: { xs: 'none', lg: 'block' },
            width: SIDEBAR,
            flex: 'none',
            '@media print': { display: 'none' },
          }}
          slotProps={{ paper: { sx: { width: SIDEBAR } } }}
        >
          {navigation()}
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <AppBar position="sticky" sx={{ display: { lg: 'none' } }}>
            <Toolbar>
              <Logo />
              <IconButton
                icon="menu"
                label={t('menu')}
                aria-haspopup="dialog"
                onClick={() => setOpenAt(key)}
              />
            </Toolbar>
          </AppBar>
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{ minWidth: 0, padding: 'clamp(20px, 2.6vw, 40px)' }}
          >
            <NeedsScript />
            {children}
          </Box>
        </Box>
        <Drawer
          open={open}
          onClose={close}
          sx={{ display: { lg: 'none' } }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-modal': true,
              'aria-label': t('menu'),
              sx: { width: 'min(320px, calc(100% - 48px))' },
            },
          }}
        >
          {navigation(<IconButton icon="close" label={t('closeMenu')} onClick={close} />)}
        </Drawer>
      </Box>
    </MuiProvider>
  );
}
