import { blogRules } from '@mandap/api/rules/blog';
import { useState } from 'react';
import { paths } from '../app/paths';
import { onlyChanged } from '../lib/onlyChanged';
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
import { UpdateBlogDocument, type BlogFormFragment } from './BlogForm.generated';
import { picturesRule } from './picturesProblem';

interface EditBlogFormProps {
  blog: BlogFormFragment;
  onSaved: () => void;
}

/**
 * An article that is there, to change. Where it stands, public or a draft, stays as it is, and so does what another admin
 * changed of it meanwhile: only what was changed here is sent.
 */
export function EditBlogForm({ blog, onSaved }: EditBlogFormProps) {
  const [initial] = useState({
    title: blog.title,
    category: blog.category,
    content: blog.content,
    images: '',
  });
  const pictures = useEditedPictures(blog.pictures);
  const upload = useFormUpload(pictures.files);
  const submit = useSubmit({
    initial,
    rules: blogRules.shape({ images: picturesRule(pictures) }),
    mutation: UpdateBlogDocument,
    variables: ({ title, category, content }) => ({
      id: blog.id,
      changes: onlyChanged({ title, category, content }, blogRules.cast(initial)),
      ...pictures.sent,
    }),
    payload: ({ updateBlog }) => updateBlog,
    sending: upload.sending,
    update: (cache) => void cache.evict({ fieldName: 'managedBlogs' }),
    onDone: () => {
      finish('success', 'The article is saved.');
      release();
      onSaved();
    },
    onFailure: ({ message }) => {
      finish('error', `The article is not saved. ${message}`);
      return undefined;
    },
  });
  const { busy } = submit;
  const finish = useUploadToast(busy, 'Saving the article...');
  const { warning, release } = useUnsavedChanges(pictures.changed || differs(submit.values, initial));
  return (
    <form className={form.form} {...submit.form}>
      <BlogFields field={submit.field} pictures={pictures} />
      {busy && pictures.files.length > 0 && <UploadList uploads={upload.uploads} />}
      <div className={form.actions}>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Saving...">
          Save
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
