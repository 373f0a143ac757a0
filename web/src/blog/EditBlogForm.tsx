import { blogPictureCountProblem, blogRules } from '@mandap/api/rules/blog';
import { useState } from 'react';
import { paths } from '../app/paths';
import { changedValues } from '../lib/changedValues';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { picturesRule } from '../writing/picturesRule';
import { useEditedPictures } from '../writing/useEditedPictures';
import { BlogFields } from './BlogFields';
import { UpdateBlogDocument, type BlogFormFragment } from './BlogForm.generated';
import { t } from './editor.messages.generated';
import { Button } from '../ui/mui/Button';
import { WritingForm } from '../writing/WritingForm';

interface EditBlogFormProps {
  blog: BlogFormFragment;
  onSaved: () => void;
}

/**
 * Form for an existing article. Submits changed fields only, so its status and another admin's concurrent edits to
 * other fields stay.
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
    rules: blogRules.shape({ images: picturesRule(() => blogPictureCountProblem(pictures.count)) }),
    mutation: UpdateBlogDocument,
    variables: ({ title, category, content }) => ({
      id: blog.id,
      changes: changedValues({ title, category, content }, blogRules.cast(initial)),
      ...pictures.sent,
    }),
    payload: ({ updateBlog }) => updateBlog,
    sending: upload.sending,
    update: (cache) => void cache.evict({ fieldName: 'managedBlogs' }),
    onDone: () => {
      showOutcome('success', t('saved'));
      allowLeaving();
      onSaved();
    },
    onFailure: ({ message }) => {
      showOutcome('error', t('notSaved', { message }));
      return undefined;
    },
  });
  const { busy } = submit;
  const showOutcome = useUploadToast(busy, t('savingArticle'));
  const { warning, allowLeaving } = useUnsavedChanges(pictures.changed || submit.changed);
  return (
    <WritingForm
      form={submit.form}
      busy={busy}
      upload={upload}
      back={paths.adminPage('blog-management')}
      actions={
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      }
    >
      <BlogFields field={submit.field} pictures={pictures} />
      {warning}
    </WritingForm>
  );
}
