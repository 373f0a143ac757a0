import { useId, useState } from 'react';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { contactDigits } from './contactDigits';
import styles from './WelcomeCard.module.css';

/** The fields on the card. */
export interface WelcomeStart {
  name: string;
  contact: string;
  location: string;
}

interface WelcomeCardProps {
  /** The full form is loading. */
  busy: boolean;
  /** Why the full form failed to load. */
  problem: string | undefined;
  onContinue: (start: WelcomeStart) => void;
  onClose: () => void;
}

/** The timed pop-up on small screens: three fields at the bottom, without blocking the page. */
export default function WelcomeCard({ busy, problem, onContinue, onClose }: WelcomeCardProps) {
  const titleId = useId();
  const [start, setStart] = useState<WelcomeStart>({ name: '', contact: '', location: '' });
  const set = (change: Partial<WelcomeStart>) => setStart({ ...start, ...change });
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className={styles.card}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            Welcome to Mandap
          </h2>
          <p className={styles.lead}>Please fill the enquiry form</p>
        </div>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onContinue(start);
        }}
      >
        <Input
          label="Name"
          autoComplete="name"
          value={start.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Input
          label="Contact"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={start.contact}
          onChange={({ target }) => set({ contact: contactDigits(target.value) })}
        />
        <Input
          label="Location"
          autoComplete="address-level2"
          value={start.location}
          onChange={({ target }) => set({ location: target.value })}
        />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Opening…" className={styles.submit}>
          Continue
        </Button>
      </form>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </div>
  );
}
