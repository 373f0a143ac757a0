import { PicturesField } from '../media/PicturesField';
import { PictureTiles } from '../media/PictureTiles';
import type { useEditedPictures } from './useEditedPictures';

interface EditedPicturesFieldProps {
  pictures: ReturnType<typeof useEditedPictures>;
  label: string;
  /** Label of the button that opens the file picker. */
  chooseLabel: string;
  hint: string;
  /** Why the current pictures are invalid; undefined if they are valid. */
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
      // After an edit, shows the current problem; before, the error of the last submission.
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
