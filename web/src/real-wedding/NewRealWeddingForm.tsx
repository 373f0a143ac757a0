import Box from '@mui/material/Box';
import { REAL_WEDDING_MAX_IMAGES } from '@mandap/api/constants/real-wedding';
import { realWeddingRules } from '@mandap/api/rules/real-wedding';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { loginAndBack, paths } from '../app/paths';
import { today } from '../lib/format';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { PicturesField } from '../media/PicturesField';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { ImagePreview } from './ImagePreview';
import { imageProblem } from './imageProblem';
import { t } from './own.messages.generated';
import { CreateRealWeddingDocument } from './NewRealWedding.generated';
import { storyDraft } from './storyDraft';
import { Button } from '../ui/mui/Button';
import { DateField } from '../ui/fields/DateField';
import { TextField } from '../ui/fields/TextField';
import { LinkButton } from '../ui/mui/LinkButton';
import { Notice } from '../ui/mui/Notice';
import { picturesRule } from '../writing/picturesRule';
import { WritingForm } from '../writing/WritingForm';
import { refetchViewer } from '../app/refetchViewer';

interface NewRealWeddingFormProps {
  /** ID of the author; null for visitors, who log in to publish. */
  userId: string | null;
  onPublished: () => void;
}

/** Form for a new story with pictures. The draft survives failures and a login. */
export function NewRealWeddingForm({ userId, onPublished }: NewRealWeddingFormProps) {
  const toast = useToast();
  const apollo = useApolloClient();
  const [images, setImages] = useState(() => storyDraft.read(userId)?.images ?? []);

  const upload = useFormUpload(images);

  const { field, form, busy, values, reset } = useSubmit({
    initial: { title: '', content: '', eventDate: '', images: '' },
    rules: realWeddingRules.shape({ images: picturesRule(() => imageProblem(images)) }),
    mutation: CreateRealWeddingDocument,
    variables: ({ title, content, eventDate }) => ({
      input: { title, content, eventDate },
      images: [...images],
    }),
    payload: ({ createRealWedding }) => createRealWedding,
    sending: upload.sending,
    update: (cache) => void cache.evict({ fieldName: 'realWeddings' }),
    onDone: ({ realWedding }) => {
      showOutcome('success', t('uploaded'));
      if (realWedding?.status === 'PENDING') toast.show({ status: 'info', text: t('reviewedFirst') });
      storyDraft.save(userId, { title: '', content: '', eventDate: '' }, []);
      onPublished();
    },
    onFailure: ({ code, message }) => {
      showOutcome('error', t('uploadFailed', { message }));
      // The page then shows that the session has ended, and offers the login.
      if (code === 'UNAUTHENTICATED') void refetchViewer(apollo);
      return undefined;
    },
  });

  const showOutcome = useUploadToast(busy, t('uploading'));

  // Restore after hydration, because the server has no access to the draft.
  const element = form.ref;
  const restore = useRef(reset);
  useEffect(() => {
    const draft = storyDraft.read(userId);
    const typed = ['title', 'content'].some((name) => {
      const control = element.current?.elements.namedItem(name);
      return control && 'value' in control && control.value;
    });
    if (!draft || typed) return;
    restore.current({ ...draft.values, images: '' });
  }, [userId, element]);

  const { title, content, eventDate } = values;
  const started = useRef(false);
  useEffect(() => {
    // On the first run the draft isn't restored yet, and saving would overwrite it.
    if (started.current) storyDraft.save(userId, { title, content, eventDate }, images);
    started.current = true;
  }, [userId, title, content, eventDate, images]);

  return (
    <WritingForm
      form={form}
      busy={busy}
      upload={upload}
      back={paths.realWeddings}
      actions={
        userId ? (
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('uploading')}>
            {t('publish')}
          </Button>
        ) : (
          <LinkButton
            to={loginAndBack(paths.newRealWedding)}
            variant="primary"
            size="large"
            onClick={storyDraft.markForLogin}
          >
            {t('logInToPublish')}
          </LinkButton>
        )
      }
    >
      {!userId && (
        <Notice tone="info">
          {rich(t, 'logInFirst', {
            link: (text) => (
              <TextLink inline to={loginAndBack(paths.newRealWedding)} onClick={storyDraft.markForLogin}>
                {text}
              </TextLink>
            ),
          })}
        </Notice>
      )}
      <TextField {...field('title')} label={t('titleField')} autoComplete="off" />
      <PicturesField
        name="images"
        error={images.length ? imageProblem(images) : field('images').error}
        onFiles={(files) => setImages([...images, ...files])}
        label={t('uploadImages')}
        chooseLabel={t('choosePhotos')}
        hint={t('imagesHint', { realWeddingMaxImages: REAL_WEDDING_MAX_IMAGES })}
      />
      {images.length > 0 && (
        <ImagePreview
          images={images}
          onRemove={(removed) => setImages(images.filter((image) => image !== removed))}
        />
      )}
      <Box sx={{ maxWidth: 260 }}>
        <DateField {...field('eventDate')} label={t('weddingDate')} max={today()} hint={t('optional')} />
      </Box>
      <TextField {...field('content')} label={t('content')} rows={16} hint={t('contentHint')} />
    </WritingForm>
  );
}
