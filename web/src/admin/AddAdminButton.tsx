import { useEffect, useState } from 'react';
import { fetchedPart, useFetchedPart } from '../lib/fetchedPart';
import { Button } from '../ui/Button';
import { useToast } from '../ui/useToast';

const formPart = fetchedPart(() =>
  Promise.all([import('./AddAdminForm'), import('../ui/DialogSurface')]).then(
    ([{ AddAdminForm }]) => AddAdminForm,
  ),
);

interface AddAdminButtonProps {
  onAdded: () => Promise<unknown>;
}

/** Opens the form for another admin. A closed form keeps what was typed until it is sent. */
export function AddAdminButton({ onAdded }: AddAdminButtonProps) {
  const toast = useToast();
  const { part: Form, load, loading, problem, ahead } = useFetchedPart(formPart, false);
  const [open, setOpen] = useState(false);
  /** Each admin gets a form of their own. */
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (problem) toast.show({ status: 'error', text: problem });
  }, [problem, toast]);
  return (
    <>
      <Button
        variant="primary"
        icon="plus"
        aria-haspopup="dialog"
        // Not disabled: it would lose the focus, which the dialog gives back.
        aria-busy={loading || undefined}
        {...ahead}
        onClick={() => void (async () => !loading && (await load()) && setOpen(true))()}
      >
        Add Admin
      </Button>
      {Form && (
        <Form
          key={added}
          open={open}
          onClose={() => setOpen(false)}
          onAdded={(name) => {
            setOpen(false);
            setAdded(added + 1);
            toast.show({ status: 'success', text: `${name} is an admin now. Give them their password.` });
            void onAdded().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
