import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { spacedPhone } from '../lib/format';
import { Initial } from '../ui/mui/Initial';
import { Panel } from '../ui/mui/Panel';
import { Picture } from '../ui/Picture';
import { Email } from '../ui/Email';
import { TermList } from '../ui/TermList';
import { t } from './owner.messages.generated';
import type { OwnerPanelFragment } from './OwnerPanel.generated';

interface OwnerPanelProps {
  listing: OwnerPanelFragment;
  actions?: ReactNode;
  /** Edit form, which replaces the details. */
  form?: ReactNode;
}

/** The owner's name and contact details, with the listing's first picture. */
export function OwnerPanel({ listing, actions, form }: OwnerPanelProps) {
  const { name, ownerName, contact } = listing;
  const [picture] = listing.firstPictures;
  return (
    <Panel title={t('owner')} actions={actions}>
      <Box sx={panelSx}>
        <Box sx={pictureSx}>
          {picture ? (
            <Picture
              picture={picture}
              alt={t('mainPicture', { name })}
              sizes="(min-width: 600px) 200px, 90vw"
            />
          ) : (
            <Initial name={name} size="medium" sx={centredSx} />
          )}
        </Box>
        {form || (
          <TermList
            stacked
            terms={[
              { term: t('name'), value: ownerName || t('nameMissing') },
              {
                term: t('email'),
                value: contact?.email ? <Email address={contact.email} /> : t('emailMissing'),
              },
              {
                term: t('phone'),
                value: contact?.phone ? spacedPhone(contact.phone) : t('phoneMissing'),
              },
            ]}
          />
        )}
      </Box>
    </Panel>
  );
}

const panelSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 28px',
  '@media (min-width: 600px)': {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'start',
  },
};
const pictureSx = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-media)',
  background: 'var(--sunken)',
  '& picture': {
    height: '100%',
  },
};
const centredSx = { position: 'absolute', inset: 0, margin: 'auto' };
