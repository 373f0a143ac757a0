import { PicturesField } from '../media/PicturesField';
import { PictureTiles } from '../media/PictureTiles';
import type { useEditedPictures } from './useEditedPictures';

interface EditedPicturesFieldProps {
  pictures: ReturnType<typeof useEditedPictures>;
  label: string;
  chooseLabel: string;
  hint: string;
  /** What is wrong with the pictures now. */
  problem: string | undefined;
  /** The error of the last submission. */
  error: string | undefined;
}

/** Form field for the pictures of an article or story: adds, sorts and removes them. */
export const EditedPicturesField = ({
  pictures,
  label,
  chooseLabel,
  hint,
  problem,
  error,
}: EditedPicturesFieldProps) => (
  <>
    <PicturesField
      name="images"
      // Once shown, the error stays until the pictures are valid.
      error={pictures.changed ? problem : error}
      onFiles={(files) => pictures.setFiles([...pictures.files, ...files])}
      label={label}
      chooseLabel={chooseLabel}
      hint={hint}
    />
    <PictureTiles
      kept={pictures.kept}
      onKept={pictures.setKept}
      files={pictures.files}
      onFiles={pictures.setFiles}
    />
  </>
);
