import Box from '@mui/material/Box';
import { REAL_WEDDING_MAX_IMAGES } from '@mandap/api/constants/real-wedding';
import { realWeddingRules, storyPictureCountProblem } from '@mandap/api/rules/real-wedding';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { InferType } from 'yup';
import { today } from '../lib/format';
import { changedValues } from '../lib/changedValues';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { EditedPicturesField } from '../writing/EditedPicturesField';
import { MarkdownField } from '../writing/MarkdownField';
import { picturesRule } from '../writing/picturesRule';
import { useEditedPictures } from '../writing/useEditedPictures';
import {
  PreviewRealWeddingDocument,
  ResubmitRealWeddingDocument,
  UpdateRealWeddingDocument,
  type EditedStoryFragment,
  type UpdateRealWeddingMutation,
  type UpdateRealWeddingMutationVariables,
} from './EditRealWedding.generated';
import { t } from './own.messages.generated';
import { Button } from '../ui/mui/Button';
import { DateField } from '../ui/fields/DateField';
import { TextField } from '../ui/fields/TextField';
import { WritingForm } from '../writing/WritingForm';

interface EditRealWeddingFormProps {
  story: EditedStoryFragment;
  /** Admins can edit any story; authors edit a rejected one to resubmit it. */
  as: 'admin' | 'author';
  /** Target of Cancel. */
  back: string;
  onSaved: () => void;
}

const MUTATIONS: Record<
  EditRealWeddingFormProps['as'],
  TypedDocumentNode<UpdateRealWeddingMutation, UpdateRealWeddingMutationVariables>
> = { admin: UpdateRealWeddingDocument, author: ResubmitRealWeddingDocument };

/** Form for an existing story. Submits changed fields only. */
export function EditRealWeddingForm({ story, as, back, onSaved }: EditRealWeddingFormProps) {
  const apollo = useApolloClient();
  const [initial] = useState({
    ...{ title: story.title, content: story.content, eventDate: story.eventDate ?? '', images: '' },
  });
  const pictures = useEditedPictures(story.pictures);
  const upload = useFormUpload(pictures.files);
  const problem = () => storyPictureCountProblem(pictures.count);
  const { field, form, busy, changed } = useSubmit({
    initial,
    rules: realWeddingRules.shape({ images: picturesRule(problem) }),
    mutation: MUTATIONS[as],
    variables: (input) => ({
      id: story.id,
      changes: changedValues(changesOf(input), changesOf(realWeddingRules.cast(initial))),
      ...pictures.sent,
    }),
    payload: ({ saved }) => saved,
    sending: upload.sending,
    update: (cache) => {
      for (const fieldName of ['managedRealWeddings', 'realWeddings']) cache.evict({ fieldName });
    },
    onDone: () => {
      showOutcome('success', t(`${as}.done`));
      allowLeaving();
      onSaved();
    },
    onFailure: ({ message }) => {
      showOutcome('error', t(`${as}.failed`, { message }));
      return undefined;
    },
  });
  const showOutcome = useUploadToast(busy, t(`${as}.sending`));
  const { warning, allowLeaving } = useUnsavedChanges(pictures.changed || changed);

  const preview = async (content: string) => {
    const { data } = await apollo.query({
      query: PreviewRealWeddingDocument,
      variables: { content },
      fetchPolicy: 'no-cache',
    });
    return data?.previewRealWedding ?? '';
  };
  const content = {
    ...field('content'),
    label: t('content'),
    rows: 18,
    hint: t('contentHint'),
  };
  return (
    <WritingForm
      form={form}
      busy={busy}
      upload={upload}
      back={back}
      actions={
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t(`${as}.busy`)}>
          {t(`${as}.button`)}
        </Button>
      }
    >
      <TextField {...field('title')} label={t('titleField')} autoComplete="off" maxLength={150} />
      <EditedPicturesField
        pictures={pictures}
        label={t('uploadImages')}
        chooseLabel={t('choosePhotos')}
        hint={t('imagesHint', { realWeddingMaxImages: REAL_WEDDING_MAX_IMAGES })}
        problem={problem()}
        error={field('images').error}
      />
      <Box sx={{ maxWidth: 260 }}>
        <DateField {...field('eventDate')} label={t('weddingDate')} max={today()} hint={t('optional')} />
      </Box>
      {as === 'admin' ? <MarkdownField {...content} preview={preview} /> : <TextField {...content} />}
      {warning}
    </WritingForm>
  );
}

/** Sends a cleared date as null, because an omitted field stays unchanged. */
const changesOf = ({ title, content, eventDate }: InferType<typeof realWeddingRules>) => ({
  title,
  content,
  eventDate: eventDate ?? null,
});
