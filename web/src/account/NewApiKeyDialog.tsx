import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { KEY_NAME_MAX } from '@mandap/api/constants/api-key';
import { createApiKeyRules } from '@mandap/api/rules/api-key';
import { useId, useState } from 'react';
import type { ApiKeyScope } from '../gql/types';
import { useSubmit } from '../lib/useSubmit';
import { Dialog } from '../ui/Dialog';
import { SCOPES } from './apiKeyLabels';
import { CreateApiKeyDocument } from './ApiKeys.generated';
import { ApiKeySecret } from './ApiKeySecret';
import { Button } from '../ui/mui/Button';
import { TextField } from '../ui/fields/TextField';
import { RadioGroupField } from '../ui/fields/RadioGroupField';
import { SelectField } from '../ui/fields/SelectField';
import { t } from './apiKey.messages.generated';

interface NewApiKeyDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}

/** Choices for a key's lifetime in days; null never expires. */
const LIFETIMES = [30, 90, 365, null];

const lifetimeLabel = (days: number | null): string =>
  days === null ? t('never') : days === 365 ? t('oneYear') : t('days', { count: days });

const NAME = createApiKeyRules.pick(['name']);

/** Creates an API key and then shows its secret, once. */
export function NewApiKeyDialog({ open, onClose, onMade }: NewApiKeyDialogProps) {
  const id = useId();
  const [scope, setScope] = useState<ApiKeyScope>('READ_PUBLIC');
  const [days, setDays] = useState('90');
  const [secret, setSecret] = useState<string>();
  const { field, busy, form } = useSubmit({
    initial: { name: '' },
    rules: NAME,
    mutation: CreateApiKeyDocument,
    variables: ({ name }) => ({
      input: { name, scopes: [scope], expiresInDays: days ? Number(days) : null },
    }),
    payload: ({ createApiKey }) => createApiKey,
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
      title={t('newAPIKey')}
      size="small"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('creating')}>
            {t('createKey')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <TextField
          {...field('name')}
          label={t('name')}
          hint={t('keyNameHint')}
          maxLength={KEY_NAME_MAX}
          autoComplete="off"
          autoFocus
        />
        <RadioGroupField
          name={`${id}-scope`}
          label={t('permissions')}
          value={scope}
          options={SCOPES.map((value) => ({
            value,
            label: (
              <>
                {t(`scope.${value}`)}
                <Box
                  component="span"
                  sx={{ display: 'block', color: 'var(--ink-2)', fontSize: 'var(--t-sm)' }}
                >
                  {t(`scopeHint.${value}`)}
                </Box>
              </>
            ),
          }))}
          onChange={({ target }) => setScope(target.value as ApiKeyScope)}
        />
        <SelectField
          name="expires"
          label={t('expiresAfter')}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        >
          {LIFETIMES.map((each) => (
            <option key={each} value={each ?? ''}>
              {lifetimeLabel(each)}
            </option>
          ))}
        </SelectField>
      </Stack>
    </Dialog>
  );
}
