import { useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import styles from './apiKeyDialog.module.css';

interface ApiKeySecretProps {
  secret: string;
  open: boolean;
  onClose: () => void;
}

const SAID = { copied: 'Copied.', selected: 'Press Ctrl+C or ⌘C to copy it.' } as const;

/** A key that was just made. Nobody can show it again, we no more than its owner. */
export function ApiKeySecret({ secret, open, onClose }: ApiKeySecretProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<keyof typeof SAID>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid('copied');
    } catch {
      // Not allowed, or not over HTTPS: the person copies what is selected.
      input.current?.select();
      setSaid('selected');
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Copy your key now"
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Done
          </Button>
          <Button variant="primary" size="large" onClick={() => void copy()}>
            Copy key
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Notice tone="warn">
          This is the only time that it is shown. Keep it like a password: who has it can use Mandap in your
          name.
        </Notice>
        <Input
          ref={input}
          label="API key"
          value={secret}
          readOnly
          autoFocus
          inputClassName={styles.secret}
          // From its end, so that its beginning stays in view.
          onFocus={({ target }) => target.setSelectionRange(0, secret.length, 'backward')}
          hint="Send it with each request: Authorization: Bearer, and then the key."
        />
        <p role="status" className={styles.said}>
          {said && SAID[said]}
        </p>
      </div>
    </Dialog>
  );
}
