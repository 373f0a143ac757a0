import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { fetchedPart, useFetchedPart } from '../lib/fetchedPart';
import { useBackCloses } from '../lib/useBackCloses';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import { cx } from '../ui/cx';
import { EnquiryFields } from './EnquiryFields';
import { BLANK_ENQUIRY, type EnquiryField } from './enquiryValues';
import { StartFields } from './StartFields';
import styles from './WelcomeDialog.module.css';

interface WelcomeDialogProps {
  /** Starts as a card at the bottom that leaves the page usable. */
  small: boolean;
  onClose: () => void;
  onSent: () => void;
}

const formPart = fetchedPart(() => import('./WelcomeForm').then(({ default: Form }) => Form));

/**
 * The timed pop-up: a native dialog. Its fields are plain; the form library, with the rules and the messages, loads when
 * somebody begins to fill them in and takes over at the first press of Submit.
 */
export default function WelcomeDialog({ small, onClose, onSent }: WelcomeDialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { part: Form, load, loading, problem, ahead } = useFetchedPart(formPart, false);
  const [values, setValues] = useState(BLANK_ENQUIRY);
  const card = small && !Form;
  const close = () => ref.current?.close();
  useBackCloses(!card, close);

  useEffect(() => {
    const dialog = ref.current;
    if (card || !dialog || dialog.matches(':modal')) return;
    dialog.showModal();
    // Not the cross, which the browser would choose.
    dialog.focus();
  }, [card]);

  const field: EnquiryField = (name) => ({
    name,
    value: values[name],
    onChange: ({ target: { value } }) => setValues((before) => ({ ...before, [name]: value })),
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void load();
  };
  const sent = () => {
    onSent();
    close();
  };
  const actions = (busy: boolean) => (
    <>
      <Button variant="text" size="large" onClick={close}>
        Close
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy}
        busyLabel={Form ? 'Sending…' : 'Opening…'}
      >
        Submit
      </Button>
    </>
  );

  return (
    <dialog
      ref={ref}
      open={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(styles.dialog, card ? styles.card : styles.modal)}
      {...(!card && { closedby: 'any' })}
      onKeyDown={({ key }) => card && key === 'Escape' && close()}
      onClose={onClose}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            Welcome to Mandap
          </h2>
          <p className={styles.lead}>Please fill the enquiry form</p>
        </div>
        <IconButton icon="close" label="Close" onClick={close} />
      </div>
      {Form ? (
        <Form start={values} sendNow={!small} onSent={sent} actions={actions} />
      ) : (
        <form method="post" noValidate className={styles.form} onSubmit={send} {...ahead}>
          {small ? (
            <StartFields field={field} busy={loading} />
          ) : (
            <>
              <div className={styles.body}>
                <EnquiryFields field={field} />
              </div>
              <div className={styles.footer}>{actions(loading)}</div>
            </>
          )}
          {problem && <Notice tone="bad">{problem}</Notice>}
        </form>
      )}
    </dialog>
  );
}
