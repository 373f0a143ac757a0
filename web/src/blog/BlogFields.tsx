import { BLOG_MAX_IMAGES } from '@mandap/api/constants/blog';
import { blogPictureCountProblem } from '@mandap/api/rules/blog';
import { useApolloClient } from '@apollo/client/react';
import type { FieldBinding } from '../ui/fields/FieldBinding';
import { EditedPicturesField } from '../writing/EditedPicturesField';
import { MarkdownField } from '../writing/MarkdownField';
import type { useEditedPictures } from '../writing/useEditedPictures';
import { PreviewBlogDocument } from './BlogForm.generated';
import { t } from './editor.messages.generated';
import { TextField } from '../ui/fields/TextField';

type Name = 'title' | 'category' | 'content' | 'images';

interface BlogFieldsProps {
  field: (name: Name) => FieldBinding<string>;
  pictures: ReturnType<typeof useEditedPictures>;
}

/** The fields of an article, for new and existing ones. */
export function BlogFields({ field, pictures }: BlogFieldsProps) {
  const apollo = useApolloClient();
  const preview = async (content: string) => {
    const { data } = await apollo.query({
      query: PreviewBlogDocument,
      variables: { content },
      fetchPolicy: 'no-cache',
    });
    return data?.previewBlog ?? '';
  };
  return (
    <>
      <TextField {...field('title')} label={t('title')} autoComplete="off" maxLength={150} />
      <TextField
        {...field('category')}
        label={t('category')}
        autoComplete="off"
        maxLength={60}
        hint={t('categoryHint')}
      />
      <EditedPicturesField
        pictures={pictures}
        label={t('image')}
        chooseLabel={t('chooseImages')}
        hint={t('imageHint', { blogMaxImages: BLOG_MAX_IMAGES })}
        problem={blogPictureCountProblem(pictures.count)}
        error={field('images').error}
      />
      <MarkdownField
        {...field('content')}
        label={t('content')}
        rows={18}
        preview={preview}
        hint={t('contentHint')}
      />
    </>
  );
}
