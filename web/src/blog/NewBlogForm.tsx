import { DEFAULT_CATEGORY } from '@mandap/api/constants/blog';
import { blogRules } from '@mandap/api/rules/blog';
import { useRef } from 'react';
import { paths } from '../app/paths';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { UploadList } from '../media/UploadList';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import form from '../writing/form.module.css';
import { differs, useEditedPictures } from '../writing/useEditedPictures';
import { BlogFields } from './BlogFields';
import { CreateBlogDocument } from './BlogForm.generated';
import { picturesRule } from './picturesProblem';

const INITIAL = { title: '', category: DEFAULT_CATEGORY, content: '', images: '' };

/** A new article, to publish or to keep as a draft. */
export function NewBlogForm({ onSaved }: { onSaved: () => void }) {
  const pictures = useEditedPictures([]);
  const upload = useFormUpload(pictures.files);
  const publish = useRef(true);
  const submit = useSubmit({
    initial: INITIAL,
    rules: blogRules.shape({ images: picturesRule(pictures) }),
    mutation: CreateBlogDocument,
    variables: ({ title, category, content }) => ({
      input: { title, category, content },
      publish: publish.current,
      images: [...pictures.files],
    }),
    payload: ({ createBlog }) => createBlog,
    sending: upload.sending,
    update: (cache) => {
      for (const fieldName of ['blogs', 'managedBlogs']) cache.evict({ fieldName });
    },
    onDone: ({ blog }) => {
      finish('success', blog?.state === 'DRAFT' ? 'The draft is kept.' : 'Blog uploaded successfully!');
      release();
      onSaved();
    },
    onFailure: ({ message }) => {
      finish('error', `Error uploading blog: ${message}`);
      return undefined;
    },
  });
  const { busy } = submit;
  const finish = useUploadToast(busy, 'Uploading blog...');
  const { warning, release } = useUnsavedChanges(pictures.changed || differs(submit.values, INITIAL));
  return (
    <form className={form.form} {...submit.form}>
      <BlogFields field={submit.field} pictures={pictures} />
      {busy && pictures.files.length > 0 && <UploadList uploads={upload.uploads} />}
      <div className={form.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={busy}
          busyLabel="Uploading blog..."
          onClick={() => (publish.current = true)}
        >
          Publish
        </Button>
        <Button type="submit" size="large" disabled={busy} onClick={() => (publish.current = false)}>
          Save as draft
        </Button>
        {busy ? (
          <Button variant="text" size="large" onClick={upload.cancel}>
            Cancel upload
          </Button>
        ) : (
          <LinkButton to={paths.adminPage('blog-management')} variant="text" size="large">
            Cancel
          </LinkButton>
        )}
      </div>
      {warning}
    </form>
  );
}
