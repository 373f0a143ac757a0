import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { keepTabInView } from './keepTabInView';

interface LinkTabsProps {
  /** What the tabs filter by: “Status”. */
  label: string;
  /** Replaces the history entry, so that Back leaves the page. */
  replace?: boolean;
  tabs: readonly { to: string; label: string; count?: number | string; current: boolean }[];
}

/** Views of one list as MUI tabs. Each is a link with its own URL. */
export function LinkTabs({ label, replace, tabs }: LinkTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.current);
  useEffect(() => {
    const links = strip.current?.querySelectorAll('a') ?? [];
    return strip.current ? keepTabInView(strip.current, links, links[index]) : undefined;
  }, [index]);
  return (
    <Tabs
      component="nav"
      value={tabs[index]?.to ?? false}
      variant="scrollable"
      scrollButtons={false}
      // These are navigation links, not ARIA tabs.
      slotProps={{ root: { 'aria-label': label }, list: { role: undefined }, scroller: { ref: strip } }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.to}
          value={tab.to}
          component={Link}
          to={tab.to}
          replace={replace}
          preventScrollReset
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={tab.current ? 'page' : undefined}
          label={
            <>
              {tab.label}
              {tab.count !== undefined && (
                <Box
                  component="span"
                  className="tabular"
                  sx={{ color: 'var(--ink-3)', fontSize: 'var(--t-xs)' }}
                >
                  {tab.count}
                </Box>
              )}
            </>
          }
        />
      ))}
    </Tabs>
  );
}
