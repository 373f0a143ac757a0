import { useState } from 'react';
import type { PictureData } from '../ui/Picture';

/** Edits the pictures of an existing text: which ones to keep, which files to add, and whether anything changed. */
export function useEditedPictures(now: readonly PictureData[]) {
  // Keep the initial pictures, so that another admin's edits don't count as changes of this form.
  const [initial] = useState(now);
  const [kept, setKept] = useState(initial);
  const [files, setFiles] = useState<readonly File[]>([]);
  const urls = (pictures: readonly PictureData[]) => pictures.map(({ url }) => url).join();
  const changed = files.length > 0 || urls(kept) !== urls(initial);
  return {
    kept,
    setKept,
    files,
    setFiles,
    changed,
    /** For the API: URLs of the pictures to keep, undefined if unchanged, and the new files. */
    sent: { keep: changed ? kept.map(({ url }) => url) : undefined, images: [...files] },
    count: kept.length + files.length,
  };
}
