import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LoadError } from '../account/LoadError';
import { PageHead } from '../app/PageHead';
import { PageMeta } from '../app/PageMeta';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { EmptyState } from '../ui/EmptyState';
import { Initial } from '../ui/mui/Initial';
import { LinkButton } from '../ui/mui/LinkButton';
import { Picture, type PictureData } from '../ui/Picture';
import { t } from './messages.generated';

interface ProfileFrameProps {
  /** Page title. */
  title: string;
  /** Name of the account; null if it doesn't exist, undefined while loading. */
  name: string | null | undefined;
  /** Kind of account: "Venue". */
  kind: 'Venue' | 'Vendor' | 'User';
  /** The table to link back to. */
  table: { label: string; to: string };
  /** Actions beside the title. */
  actions?: ReactNode;
  error: unknown;
  onRetry: () => unknown;
  /** Side panel. */
  panel: ReactNode;
  children: ReactNode;
}

/** Layout of an account's page for admins: a side panel, and details beside it. */
export function ProfileFrame({
  title,
  name,
  kind,
  table,
  actions,
  error,
  onRetry,
  panel,
  children,
}: ProfileFrameProps) {
  const heading = <PageHead title={title} compact actions={name && actions} />;
  return (
    <>
      <PageMeta title={name ? t('nameAndKind', { name, kind }) : t('profileOf', { kind })} noindex />
      <Breadcrumbs items={[table, { label: name ?? t('profileOf', { kind }) }]} />
      {name === undefined && error ? (
        <>
          {heading}
          <LoadError error={error} onRetry={onRetry} />
        </>
      ) : name === undefined ? (
        <>
          {heading}
          <Typography role="status" sx={loadingSx}>
            {t('loadingText')}
          </Typography>
        </>
      ) : name === null ? (
        <EmptyState
          title={t('noneFound', { kind })}
          headingLevel={1}
          actions={<LinkButton to={table.to}>{table.label}</LinkButton>}
        >
          {t('maybeDeleted')}
        </EmptyState>
      ) : (
        <>
          {heading}
          <Box sx={columnsSx}>
            <Box component="aside" sx={panelSx} aria-label={name}>
              {panel}
            </Box>
            <Box sx={mainSx}>{children}</Box>
          </Box>
        </>
      )}
    </>
  );
}

interface PanelHeadProps {
  name: string;
  /** Line below the name. */
  caption?: ReactNode;
  picture: PictureData | null;
  badge?: ReactNode;
}

/** Picture and name at the top of the side panel. */
export function PanelHead({ name, caption, picture, badge }: PanelHeadProps) {
  return (
    <Box sx={personSx}>
      {picture ? (
        <Box component={Picture} picture={picture} alt="" sizes="240px" sx={portraitSx} priority />
      ) : (
        <Initial name={name} size="large" />
      )}
      <h2>{name}</h2>
      {caption && <Typography sx={captionSx}>{caption}</Typography>}
      {badge}
    </Box>
  );
}

/** A titled section of a profile. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={sectionSx}>
      <h2>{title}</h2>
      {children}
    </Box>
  );
}

const loadingSx = {
  minHeight: '60vh',
  color: 'text.secondary',
};
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@media (min-width: 1024px)': {
    gridTemplateColumns: '304px minmax(0, 1fr)',
    gap: 10,
  },
};
const panelSx = {
  display: 'grid',
  alignContent: 'start',
  gap: 5,
  padding: 5,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-panel)',
  background: 'var(--surface)',
  '@media (min-width: 1024px)': {
    alignSelf: 'start',
  },
};
const mainSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 9,
};
const personSx = {
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  '& h2': {
    mt: 2,
    fontSize: 'var(--t-h3)',
    overflowWrap: 'anywhere',
  },
  // The panel is as wide as the page: the name is beside the picture.
  '@media (min-width: 600px) and (max-width: 1023px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    alignItems: 'start',
    columnGap: 5,
    '& > :first-child': { gridRow: '1 / span 3' },
    '& > :not(:first-child)': { gridColumn: 2 },
  },
};
const portraitSx = {
  width: '100%',
  '@media (min-width: 600px) and (max-width: 1023px)': { width: 240 },
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-media)',
};
const captionSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-ui)',
};
const sectionSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& > h2': {
    overflowWrap: 'anywhere',
    fontSize: 'var(--t-h3)',
  },
};
