import { BLOG_MAX_IMAGES } from '@mandap/api/constants/blog';
import { useApolloClient } from '@apollo/client/react';
import type { ChangeEvent } from 'react';
import { PicturesField } from '../media/PicturesField';
import { PictureTiles } from '../media/PictureTiles';
import { Input } from '../ui/Input';
import { MarkdownField } from '../writing/MarkdownField';
import type { useEditedPictures } from '../writing/useEditedPictures';
import { PreviewBlogDocument } from './BlogForm.generated';
import { picturesProblem } from './picturesProblem';

type Name = 'title' | 'category' | 'content' | 'images';

interface FieldProps {
  name: string;
  value: string;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface BlogFieldsProps {
  field: (name: Name) => FieldProps;
  pictures: ReturnType<typeof useEditedPictures>;
}

/** What is written of an article, new or not. */
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
      <Input {...field('title')} label="Title" autoComplete="off" maxLength={150} />
      <Input
        {...field('category')}
        label="Category"
        autoComplete="off"
        maxLength={60}
        hint="The label above the title."
      />
      <PicturesField
        name="images"
        // Once it was said, it goes when the pictures are right, and not before.
        error={pictures.changed ? picturesProblem(pictures) : field('images').error}
        onFiles={(files) => pictures.setFiles([...pictures.files, ...files])}
        label="Image"
        hint={`If there is one: up to ${BLOG_MAX_IMAGES}, at most 10 MB each. The first stands on the card.`}
      />
      <PictureTiles
        kept={pictures.kept}
        onKept={pictures.setKept}
        files={pictures.files}
        onFiles={pictures.setFiles}
      />
      <MarkdownField
        {...field('content')}
        label="Content"
        rows={18}
        preview={preview}
        hint="An empty line begins a new paragraph. # begins a heading, - a list. *Stars* make italics, **two of them** bold."
      />
    </>
  );
}
