import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { useCloseOnBack } from '../lib/useCloseOnBack';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import { cx } from '../ui/cx';
import { EnquiryFields } from './EnquiryFields';
import { BLANK_ENQUIRY, type EnquiryField } from './enquiryValues';
import { t } from './messages.generated';
import { StartFields } from './StartFields';
import styles from './WelcomeDialog.module.css';

interface WelcomeDialogProps {
  /** Starts as a non-modal card at the bottom. */
  small: boolean;
  onClose: () => void;
  onSent: () => void;
}

const lazyForm = lazyComponent(() => import('./WelcomeForm').then(({ default: Form }) => Form));

/**
 * The timed pop-up, in a native dialog. Starts with plain fields; the form library with rules and messages loads on
 * first input, and takes over at the first submit.
 */
export default function WelcomeDialog({ small, onClose, onSent }: WelcomeDialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { component: Form, load, loading, problem, prefetch } = useLazyComponent(lazyForm);
  const [values, setValues] = useState(BLANK_ENQUIRY);
  const card = small && !Form;
  const close = () => ref.current?.close();

  // Before Back can close it: a dialog that is not open yet would ignore that.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (card || !dialog || dialog.matches(':modal')) return;
    dialog.showModal();
    // Browsers would focus the close button.
    dialog.focus();
  }, [card]);
  useCloseOnBack(!card, close);

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
        {t('close')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={busy}
        busyLabel={Form ? t('sending') : t('opening')}
      >
        {t('submit')}
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
            {t('welcomeToMandap')}
          </h2>
          <p className={styles.lead}>{t('pleaseFillTheEnquiryForm')}</p>
        </div>
        <IconButton icon="close" label={t('close')} onClick={close} />
      </div>
      {Form ? (
        <Form start={values} sendNow={!small} onSent={sent} actions={actions} />
      ) : (
        <form method="post" noValidate className={styles.form} onSubmit={send} {...prefetch}>
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
          {problem && <Notice tone="error">{problem}</Notice>}
        </form>
      )}
    </dialog>
  );
}
