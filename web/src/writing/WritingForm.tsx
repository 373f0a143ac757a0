import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { useSubmit } from '../lib/useSubmit';
import { UploadList } from '../media/UploadList';
import type { useFormUpload } from '../media/useFormUpload';
import { Form } from '../ui/fields/Form';
import { MuiProvider } from '../ui/MuiProvider';
import { Button } from '../ui/mui/Button';
import { LinkButton } from '../ui/mui/LinkButton';
import { t } from './messages.generated';

interface WritingFormProps extends Pick<ReturnType<typeof useSubmit>, 'form' | 'busy'> {
  upload: ReturnType<typeof useFormUpload>;
  /** Target of Cancel. */
  back: string;
  /** Submit buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** Form of an article or story: fields, upload progress and buttons. */
export const WritingForm = ({ form, busy, upload, back, actions, children }: WritingFormProps) => (
  <MuiProvider>
    <Box sx={{ maxWidth: 860 }}>
      <Form gap={5} {...form}>
        {children}
        {busy && upload.uploads.length > 0 && <UploadList uploads={upload.uploads} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {actions}
          {busy ? (
            <Button variant="text" size="large" onClick={upload.cancel}>
              {t('cancelUpload')}
            </Button>
          ) : (
            <LinkButton to={back} variant="text" size="large">
              {t('cancel')}
            </LinkButton>
          )}
        </Stack>
      </Form>
    </Box>
  </MuiProvider>
);
