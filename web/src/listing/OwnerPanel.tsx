import type { ReactNode } from 'react';
import { spacedPhone } from '../lib/format';
import { Panel } from '../ui/Panel';
import { Picture } from '../ui/Picture';
import { TermList } from '../ui/TermList';
import type { OwnerPanelFragment } from './OwnerPanel.generated';
import styles from './OwnerPanel.module.css';

interface OwnerPanelProps {
  listing: OwnerPanelFragment;
  actions?: ReactNode;
  /** In place of the particulars: the form that changes them. */
  form?: ReactNode;
}

/** Who keeps a listing: its first picture, and how couples reach them. */
export function OwnerPanel({ listing, actions, form }: OwnerPanelProps) {
  const { name, ownerName, contact } = listing;
  const [picture] = listing.mainPicture;
  return (
    <Panel title="Owner" actions={actions}>
      <div className={styles.panel}>
        <div className={styles.picture}>
          {picture ? (
            <Picture
              picture={picture}
              alt={`Main picture of ${name}`}
              sizes="(min-width: 600px) 200px, 90vw"
            />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {name.trim().charAt(0).toUpperCase()}
            </span>
          )}
        </div>
        {form || (
          <TermList
            stacked
            terms={[
              { term: 'Name', value: ownerName || 'Name not available' },
              { term: 'Email', value: contact?.email || 'Email not available' },
              {
                term: 'Phone',
                value: contact?.phone ? spacedPhone(contact.phone) : 'Phone number not available',
              },
            ]}
          />
        )}
      </div>
    </Panel>
  );
}
