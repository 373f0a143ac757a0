import { KEY_NAME_MAX } from '@mandap/api/constants/api-key';
import { makeApiKeyRules } from '@mandap/api/rules/api-key';
import { useId, useState } from 'react';
import type { ApiKeyScope } from '../gql/types';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import styles from './apiKeyDialog.module.css';
import { SCOPES } from './apiKeyWords';
import { MakeApiKeyDocument } from './ApiKeys.generated';
import { ApiKeySecret } from './ApiKeySecret';

interface NewApiKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

const LIVES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
  { days: null, label: 'Never' },
];

const NAME = makeApiKeyRules.pick(['name']);

/** Makes a key, and then shows it: the only time that it can be seen. */
export function NewApiKeyDialog({ open, onClose, onMade }: NewApiKeyDialogProps) {
  const id = useId();
  const [scope, setScope] = useState<ApiKeyScope>('READ_PUBLIC');
  const [days, setDays] = useState('90');
  const [secret, setSecret] = useState<string>();
  const { field, busy, form } = useSubmit({
    initial: { name: '' },
    rules: NAME,
    mutation: MakeApiKeyDocument,
    variables: ({ name }) => ({
      input: { name, scopes: [scope], expiresInDays: days ? Number(days) : null },
    }),
    payload: ({ makeApiKey }) => makeApiKey,
    onDone: (made) => {
      setSecret(made.secret ?? '');
      onMade();
    },
  });
  if (secret !== undefined) return <ApiKeySecret secret={secret} open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New API key"
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Making…">
            Make key
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Input
          {...field('name')}
          label="Name"
          hint="What the key is for, so that you know it again."
          maxLength={KEY_NAME_MAX}
          autoComplete="off"
          autoFocus
        />
        <fieldset className={styles.scopes}>
          <legend>What it may do</legend>
          {SCOPES.map(({ scope: each, label, hint }) => (
            <Choice
              key={each}
              type="radio"
              name={`${id}-scope`}
              checked={scope === each}
              onChange={() => setScope(each)}
              label={
                <>
                  {label}
                  <span className={styles.hint}>{hint}</span>
                </>
              }
            />
          ))}
        </fieldset>
        <Select label="Ends after" value={days} onChange={({ target }) => setDays(target.value)}>
          {LIVES.map(({ days: each, label }) => (
            <option key={label} value={each ?? ''}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </Dialog>
  );
}
