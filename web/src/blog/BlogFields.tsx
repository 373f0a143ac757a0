import { BLOG_MAX_IMAGES } from '@mandap/api/constants/blog';
import { useApolloClient } from '@apollo/client/react';
import type { FieldBinding } from '../ui/fields/FieldBinding';
import { PicturesField } from '../media/PicturesField';
import { PictureTiles } from '../media/PictureTiles';
import { MarkdownField } from '../writing/MarkdownField';
import type { useEditedPictures } from '../writing/useEditedPictures';
import { PreviewBlogDocument } from './BlogForm.generated';
import { t } from './editor.messages.generated';
import { picturesProblem } from './picturesProblem';
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
      <PicturesField
        name="images"
        // Once shown, the error stays until the pictures are valid.
        error={pictures.changed ? picturesProblem(pictures) : field('images').error}
        onFiles={(files) => pictures.setFiles([...pictures.files, ...files])}
        label={t('image')}
        hint={t('imageHint', { blogMaxImages: BLOG_MAX_IMAGES })}
      />
      <PictureTiles
        kept={pictures.kept}
        onKept={pictures.setKept}
        files={pictures.files}
        onFiles={pictures.setFiles}
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
