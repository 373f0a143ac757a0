import { DEFAULT_CATEGORY } from '@mandap/api/constants/blog';
import { blogPictureCountProblem, blogRules } from '@mandap/api/rules/blog';
import { useRef } from 'react';
import { paths } from '../app/paths';
import { useSubmit } from '../lib/useSubmit';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { useFormUpload } from '../media/useFormUpload';
import { useUploadToast } from '../media/useUploadToast';
import { picturesRule } from '../writing/picturesRule';
import { useEditedPictures } from '../writing/useEditedPictures';
import { BlogFields } from './BlogFields';
import { CreateBlogDocument } from './BlogForm.generated';
import { t } from './editor.messages.generated';
import { Button } from '../ui/mui/Button';
import { WritingForm } from '../writing/WritingForm';

const INITIAL = { title: '', category: DEFAULT_CATEGORY, content: '', images: '' };

/** Form for a new article, to publish or save as a draft. */
export function NewBlogForm({ onSaved }: { onSaved: () => void }) {
  const pictures = useEditedPictures([]);
  const upload = useFormUpload(pictures.files);
  const publish = useRef(true);
  const submit = useSubmit({
    initial: INITIAL,
    rules: blogRules.shape({ images: picturesRule(() => blogPictureCountProblem(pictures.count)) }),
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
      showOutcome('success', blog?.status === 'DRAFT' ? t('draftSaved') : t('uploaded'));
      allowLeaving();
      onSaved();
    },
    onFailure: ({ message }) => {
      showOutcome('error', t('uploadFailed', { message }));
      return undefined;
    },
  });
  const { busy } = submit;
  const showOutcome = useUploadToast(busy, t('uploading'));
  const { warning, allowLeaving } = useUnsavedChanges(pictures.changed || submit.changed);
  return (
    <WritingForm
      form={submit.form}
      busy={busy}
      upload={upload}
      back={paths.adminPage('blog-management')}
      actions={
        <>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            busyLabel={t('uploading')}
            onClick={() => (publish.current = true)}
          >
            {t('publish')}
          </Button>
          <Button type="submit" size="large" disabled={busy} onClick={() => (publish.current = false)}>
            {t('saveAsDraft')}
          </Button>
        </>
      }
    >
      <BlogFields field={submit.field} pictures={pictures} />
      {warning}
    </WritingForm>
  );
}
