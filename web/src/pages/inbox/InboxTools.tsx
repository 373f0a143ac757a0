import MuiButton from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../lib/lazyComponent';
import { rich } from '../../lib/rich';
import { Button, toMuiProps } from '../../ui/mui/Button';
import { useProblemToast } from '../../ui/useProblemToast';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { t } from './messages.generated';

const lazyDialog = lazyComponent(() =>
  import('../../inbox/LabelsDialog').then(({ LabelsDialog }) => LabelsDialog),
);

interface InboxToolsProps {
  exportAddress: string;
  onLabelsChanged: () => void;
}

/** Manages labels, and downloads what is shown. */
export function InboxTools({ exportAddress, onLabelsChanged }: InboxToolsProps) {
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyDialog);
  const [open, setOpen] = useState(false);
  useProblemToast(problem);
  return (
    <>
      <Button
        icon="tag"
        aria-haspopup="dialog"
        busy={loading}
        onClick={() => void load().then(setOpen)}
        {...prefetch}
      >
        {t('yourLabels')}
      </Button>
      <MuiButton component="a" href={exportAddress} download {...toMuiProps({ icon: 'document' })}>
        {rich(t, 'exportCsv', { hidden: visuallyHidden })}
      </MuiButton>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} onChanged={onLabelsChanged} />}
    </>
  );
}
