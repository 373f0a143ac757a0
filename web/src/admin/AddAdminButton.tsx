import { useState } from 'react';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { Button } from '../ui/mui/Button';
import { useProblemToast } from '../ui/useProblemToast';
import { useToast } from '../ui/useToast';
import { ignoreFailure } from '../lib/ignoreFailure';
import { t } from './messages.generated';

const lazyForm = lazyComponent(() =>
  Promise.all([import('./AddAdminForm'), import('../ui/DialogSurface')]).then(
    ([{ AddAdminForm }]) => AddAdminForm,
  ),
);

interface AddAdminButtonProps {
  onAdded: () => Promise<unknown>;
}

/** Opens the form for a new admin. A closed form keeps its input until it is submitted. */
export function AddAdminButton({ onAdded }: AddAdminButtonProps) {
  const toast = useToast();
  const { component: Form, load, loading, problem, prefetch } = useLazyComponent(lazyForm);
  const [open, setOpen] = useState(false);
  /** Used as a key, so that each new admin starts with an empty form. */
  const [added, setAdded] = useState(0);
  useProblemToast(problem);
  return (
    <>
      <Button
        variant="primary"
        icon="plus"
        aria-haspopup="dialog"
        // Disabling the button would lose the focus that the dialog returns on closing.
        aria-busy={loading || undefined}
        {...prefetch}
        onClick={() => void (async () => !loading && (await load()) && setOpen(true))()}
      >
        {t('addAdmin')}
      </Button>
      {Form && (
        <Form
          key={added}
          open={open}
          onClose={() => setOpen(false)}
          onAdded={(name) => {
            setOpen(false);
            setAdded(added + 1);
            toast.show({ status: 'success', text: t('adminAdded', { name }) });
            void ignoreFailure(onAdded());
          }}
        />
      )}
    </>
  );
}
