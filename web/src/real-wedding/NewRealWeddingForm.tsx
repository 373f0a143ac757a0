import { REAL_WEDDING_MAX_IMAGES } from '@mandap/api/constants/real-wedding';
import { realWeddingRules } from '@mandap/api/rules/real-wedding';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { string } from 'yup';
import { loginAndBack, paths } from '../app/paths';
import { today } from '../lib/format';
import { useSubmit } from '../lib/useSubmit';
import { PicturesField } from '../media/PicturesField';
import { UploadList } from '../media/UploadList';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { Textarea } from '../ui/Textarea';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { ImagePreview } from './ImagePreview';
import { imageProblem } from './imageProblem';
import { CreateRealWeddingDocument } from './NewRealWedding.generated';
import styles from './NewRealWeddingForm.module.css';
import { storyDraft } from './storyDraft';

interface NewRealWeddingFormProps {
  /** Who writes; nobody may fill the form in, and logs in to publish. */
  userId: string | null;
  onPublished: () => void;
}

/** A story and its pictures. What was typed stays after a failure, and through a login. */
export function NewRealWeddingForm({ userId, onPublished }: NewRealWeddingFormProps) {
  const toast = useToast();
  const apollo = useApolloClient();
  const [images, setImages] = useState(() => storyDraft.read(userId)?.images ?? []);

  const upload = useFormUpload(images);

  const { field, form, busy, values, reset } = useSubmit({
    initial: { title: '', content: '', eventDate: '', images: '' },
    // The pictures are checked beside the text, although a field can't hold them.
    rules: realWeddingRules.shape({
      images: string().test('images', (_, { createError }) => {
        const message = imageProblem(images);
        return message ? createError({ message }) : true;
      }),
    }),
    mutation: CreateRealWeddingDocument,
    variables: ({ title, content, eventDate }) => ({
      input: { title, content, eventDate },
      images: [...images],
    }),
    payload: ({ createRealWedding }) => createRealWedding,
    sending: upload.sending,
    update: (cache) => void cache.evict({ fieldName: 'realWeddings' }),
    onDone: ({ realWedding }) => {
      finish('success', 'Real Wedding post uploaded successfully!');
      if (realWedding?.status === 'PENDING')
        toast.show({ status: 'info', text: 'We read every story before it appears. Yours is next in line.' });
      storyDraft.keep(userId, { title: '', content: '', eventDate: '' }, []);
      onPublished();
    },
    onFailure: ({ code, message }) => {
      finish('error', `Error uploading Real Wedding post: ${message}`);
      // Then the page knows that nobody is logged in, and offers the login.
      if (code === 'UNAUTHENTICATED') apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
      return undefined;
    },
  });

  const finish = useUploadToast(busy, 'Uploading Real Wedding post...');

  // Only once the page has come to life: the server knows of no draft.
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
    // The first time, nothing has been restored yet.
    if (started.current) storyDraft.keep(userId, { title, content, eventDate }, images);
    started.current = true;
  }, [userId, title, content, eventDate, images]);

  return (
    <form className={styles.form} {...form}>
      {!userId && (
        <Notice tone="info">
          Anyone may begin. To publish, please{' '}
          <TextLink inline to={loginAndBack(paths.newRealWedding)} onClick={storyDraft.leadToLogin}>
            log in
          </TextLink>
          ; what you have written here is kept while you log in.
        </Notice>
      )}
      <Input {...field('title')} label="Real Wedding Title" autoComplete="off" />
      <PicturesField
        name="images"
        error={images.length ? imageProblem(images) : field('images').error}
        onFiles={(files) => setImages([...images, ...files])}
        label="Upload Images"
        hint={`1 to ${REAL_WEDDING_MAX_IMAGES} pictures, at most 10 MB each.`}
      />
      {images.length > 0 && (
        <ImagePreview
          images={images}
          onRemove={(removed) => setImages(images.filter((image) => image !== removed))}
        />
      )}
      <Input
        {...field('eventDate')}
        label="Date of the wedding"
        type="date"
        max={today()}
        hint="If you like to tell it."
        className={styles.date}
      />
      <Textarea
        {...field('content')}
        label="Real Wedding Content"
        rows={16}
        hint="An empty line begins a new paragraph. *Stars* make italics, **two of them** bold."
      />
      {busy && <UploadList uploads={upload.uploads} />}
      <div className={styles.actions}>
        {userId ? (
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel="Uploading Real Wedding post..."
          >
            Publish
          </Button>
        ) : (
          <LinkButton
            to={loginAndBack(paths.newRealWedding)}
            variant="primary"
            size="large"
            onClick={storyDraft.leadToLogin}
          >
            Log in to publish
          </LinkButton>
        )}
        {busy ? (
          <Button variant="text" size="large" onClick={upload.cancel}>
            Cancel upload
          </Button>
        ) : (
          <LinkButton to={paths.realWeddings} variant="text" size="large">
            Cancel
          </LinkButton>
        )}
      </div>
    </form>
  );
}
