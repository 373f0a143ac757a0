import { REAL_WEDDING_MAX_IMAGES } from '@mandap/api/constants/real-wedding';
import { realWeddingRules, storyPictureCountProblem } from '@mandap/api/rules/real-wedding';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { string, type InferType } from 'yup';
import { today } from '../lib/format';
import { onlyChanged } from '../lib/onlyChanged';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { PicturesField } from '../media/PicturesField';
import { PictureTiles } from '../media/PictureTiles';
import { UploadList } from '../media/UploadList';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { Textarea } from '../ui/Textarea';
import formStyles from '../writing/form.module.css';
import { MarkdownField } from '../writing/MarkdownField';
import { differs, useEditedPictures } from '../writing/useEditedPictures';
import {
  PreviewRealWeddingDocument,
  ResubmitRealWeddingDocument,
  UpdateRealWeddingDocument,
  type EditedStoryFragment,
  type UpdateRealWeddingMutation,
  type UpdateRealWeddingMutationVariables,
} from './EditRealWedding.generated';
import styles from './NewRealWeddingForm.module.css';

interface EditRealWeddingFormProps {
  story: EditedStoryFragment;
  /** An admin corrects any story; the author of a rejected one edits and resubmits it. */
  as: 'admin' | 'author';
  /** Where Cancel leads. */
  back: string;
  onSaved: () => void;
}

const MUTATIONS: Record<
  EditRealWeddingFormProps['as'],
  TypedDocumentNode<UpdateRealWeddingMutation, UpdateRealWeddingMutationVariables>
> = { admin: UpdateRealWeddingDocument, author: ResubmitRealWeddingDocument };

const WORDS = {
  admin: {
    ...{ button: 'Save', busy: 'Saving...', sending: 'Saving the story...' },
    ...{ done: 'The story is saved.', failed: 'The story is not saved.' },
  },
  author: {
    ...{ button: 'Resubmit', busy: 'Resubmitting...', sending: 'Resubmitting your story...' },
    ...{ done: 'Your story is resubmitted.', failed: 'Your story is not resubmitted.' },
  },
};

/** An existing story, of which only what was changed is sent. */
export function EditRealWeddingForm({ story, as, back, onSaved }: EditRealWeddingFormProps) {
  const words = WORDS[as];
  const apollo = useApolloClient();
  const [initial] = useState({
    ...{ title: story.title, content: story.content, eventDate: story.eventDate ?? '', images: '' },
  });
  const pictures = useEditedPictures(story.pictures);
  const upload = useFormUpload(pictures.files);
  const problem = () => storyPictureCountProblem(pictures.count);
  const { field, form, busy, values } = useSubmit({
    initial,
    // The pictures are checked beside the text, although a field can't hold them.
    rules: realWeddingRules.shape({
      images: string().test('images', (_, { createError }) => {
        const message = problem();
        return message ? createError({ message }) : true;
      }),
    }),
    mutation: MUTATIONS[as],
    variables: (input) => ({
      id: story.id,
      changes: onlyChanged(changesOf(input), changesOf(realWeddingRules.cast(initial))),
      ...pictures.sent,
    }),
    payload: ({ saved }) => saved,
    sending: upload.sending,
    update: (cache) => {
      for (const fieldName of ['managedRealWeddings', 'realWeddings']) cache.evict({ fieldName });
    },
    onDone: () => {
      finish('success', words.done);
      release();
      onSaved();
    },
    onFailure: ({ message }) => {
      finish('error', `${words.failed} ${message}`);
      return undefined;
    },
  });
  const finish = useUploadToast(busy, words.sending);
  const { warning, release } = useUnsavedChanges(pictures.changed || differs(values, initial));

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
    label: 'Real Wedding Content',
    rows: 18,
    hint: 'An empty line begins a new paragraph. *Stars* make italics, **two of them** bold.',
  };
  return (
    <form className={formStyles.form} {...form}>
      <Input {...field('title')} label="Real Wedding Title" autoComplete="off" maxLength={150} />
      <PicturesField
        name="images"
        // Once it was said, it goes when the pictures are right, and not before.
        error={pictures.changed ? problem() : field('images').error}
        onFiles={(files) => pictures.setFiles([...pictures.files, ...files])}
        label="Upload Images"
        hint={`1 to ${REAL_WEDDING_MAX_IMAGES} pictures, at most 10 MB each.`}
      />
      <PictureTiles
        kept={pictures.kept}
        onKept={pictures.setKept}
        files={pictures.files}
        onFiles={pictures.setFiles}
      />
      <Input
        {...field('eventDate')}
        label="Date of the wedding"
        type="date"
        max={today()}
        hint="Optional."
        className={styles.date}
      />
      {as === 'admin' ? <MarkdownField {...content} preview={preview} /> : <Textarea {...content} />}
      {busy && pictures.files.length > 0 && <UploadList uploads={upload.uploads} />}
      <div className={formStyles.actions}>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={words.busy}>
          {words.button}
        </Button>
        {busy ? (
          <Button variant="text" size="large" onClick={upload.cancel}>
            Cancel upload
          </Button>
        ) : (
          <LinkButton to={back} variant="text" size="large">
            Cancel
          </LinkButton>
        )}
      </div>
      {warning}
    </form>
  );
}

/** A day that was taken away is null; left out, it would stay. */
const changesOf = ({ title, content, eventDate }: InferType<typeof realWeddingRules>) => ({
  title,
  content,
  eventDate: eventDate ?? null,
});
