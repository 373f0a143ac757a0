import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { EmailKind } from '../gql/types';
import { refusalOf } from '../lib/refusalOf';
import { Button } from '../ui/mui/Button';
import { CardSkeletons } from '../ui/mui/CardSkeletons';
import { Notice } from '../ui/mui/Notice';
import { t } from './emails.messages.generated';
import {
  EmailPreferencesDocument,
  SetEmailPreferenceDocument,
  type EmailPreferencesQuery,
} from './EmailPreferences.generated';
import { LoadError } from './LoadError';
import { SettingRow, SettingText } from './SettingRow';

type Preference = EmailPreferencesQuery['emailPreferences'][number];

/** A checkbox for each kind of emails to the current user. Every change is saved at once, and can be undone. */
export function EmailPreferences() {
  const { data, error, refetch } = useQuery(EmailPreferencesDocument);
  const [setEmailPreference] = useMutation(SetEmailPreferenceDocument);
  /** What is being saved, so that its checkbox follows at once. */
  const [saving, setSaving] = useState<Partial<Record<EmailKind, boolean>>>({});
  const [saved, setSaved] = useState<Preference>();
  const [problem, setProblem] = useState<string>();

  const save = async ({ kind, enabled }: Preference, undoable = true) => {
    setSaving((others) => ({ ...others, [kind]: enabled }));
    setSaved(undefined);
    setProblem(undefined);
    const refusal = await refusalOf(
      setEmailPreference({
        variables: { kind, enabled },
        // Only this kind: the answer to an earlier change may arrive later.
        update: (cache, { data: answer }) =>
          cache.updateQuery({ query: EmailPreferencesDocument }, (before) =>
            before && answer?.setEmailPreference.userErrors.length === 0
              ? {
                  emailPreferences: before.emailPreferences.map((each) =>
                    each.kind === kind ? { ...each, enabled } : each,
                  ),
                }
              : undefined,
          ),
      }),
    );
    setSaving(({ [kind]: _, ...others }) => others);
    setProblem(refusal);
    if (!refusal && undoable) setSaved({ kind, enabled });
  };

  if (!data)
    return error ? <LoadError error={error} onRetry={refetch} /> : <CardSkeletons count={1} height={400} />;
  return (
    <Box sx={{ maxWidth: 720 }}>
      {data.emailPreferences.length > 0 && (
        <Typography variant="h3" component="h2">
          {t('kinds')}
        </Typography>
      )}
      {data.emailPreferences.map(({ kind, enabled }) => (
        <SettingRow
          key={kind}
          title={<span id={`email-${kind}`}>{t(kind)}</span>}
          action={
            <Checkbox
              checked={saving[kind] ?? enabled}
              onChange={(_, checked) => void save({ kind, enabled: checked })}
              slotProps={{
                input: { 'aria-labelledby': `email-${kind}`, 'aria-describedby': `email-${kind}-hint` },
              }}
            />
          }
        >
          <SettingText id={`email-${kind}-hint`}>{t(hintOf(kind))}</SettingText>
        </SettingRow>
      ))}
      <Box role="status" sx={statusSx}>
        {saved && (
          <>
            <span>{t(saved.enabled ? 'switchedOn' : 'switchedOff', { kind: t(saved.kind) })}</span>
            <Button size="small" onClick={() => void save({ ...saved, enabled: !saved.enabled }, false)}>
              {t('undo')}
            </Button>
          </>
        )}
      </Box>
      {problem && <Notice tone="error">{t('notSaved', { message: problem })}</Notice>}
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>{t('essential')}</Typography>
    </Box>
  );
}

const hintOf = (kind: EmailKind) => `${kind}.hint` as const;

const statusSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 52, pt: 2 };
