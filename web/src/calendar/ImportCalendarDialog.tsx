import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Dialog } from '../ui/Dialog';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import type { EntryDialogProps } from './EntryDialogProps';
import { ImportPreview } from './ImportPreview';
import { t } from './files.messages.generated';
import { importedText } from './importedText';
import { useCalendarImport } from './useCalendarImport';

/** The problem may be above the part of a long preview that is in view. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Imports a calendar file: shows what it will change, then changes it. */
export default function ImportCalendarDialog({ open, onClose, onSaved }: EntryDialogProps<never>) {
  const input = useRef<HTMLInputElement>(null);
  const status = useId();
  const { file, preview, problem, busy, percent, previewFile, importFile } = useCalendarImport((done) =>
    onSaved(importedText(done.sections)),
  );
  const hasChanges = preview?.sections.some(({ action }) => action !== 'SKIP') ?? false;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('importFile')}
      subtitle={t('importLead')}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            size="large"
            busy={busy === 'import'}
            busyLabel={t('importing')}
            disabled={busy === 'preview' || !hasChanges}
            onClick={() => void importFile()}
          >
            {t('import')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Button icon="upload" disabled={busy !== undefined} onClick={() => input.current?.click()}>
            {t(file ? 'chooseAnother' : 'chooseFile')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".ics,text/calendar"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Lets the same file be chosen again.
              target.value = '';
              if (chosen) void previewFile(chosen);
            }}
          />
          <Typography sx={{ color: 'text.secondary', fontSize: 'var(--t-sm)', overflowWrap: 'anywhere' }}>
            {file?.name ?? t('fileHint')}
          </Typography>
        </Stack>
        <div role="status" id={status}>
          {busy === 'preview' && file && (
            <Stack sx={{ gap: 2 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {percent < 100
                  ? t('uploading', { file: file.name, percent })
                  : t('reading', { file: file.name })}
              </Typography>
              <LinearProgress
                aria-labelledby={status}
                {...(percent < 100 && { variant: 'determinate', value: percent })}
              />
            </Stack>
          )}
        </div>
        {problem && (
          <div ref={scrollTo}>
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
        {problem && preview && file && (
          <div>
            <Button icon="reset" onClick={() => void previewFile(file)}>
              {t('checkAgain')}
            </Button>
          </div>
        )}
        {preview && <ImportPreview preview={preview} />}
      </Stack>
    </Dialog>
  );
}
