import { useState } from 'react';
import type { PictureData } from '../ui/Picture';

/** The pictures of a text that is edited: those that stay and those that come, and whether that is a change. */
export function useEditedPictures(now: readonly PictureData[]) {
  // Those that another admin adds or takes away meanwhile are no change of this form.
  const [there] = useState(now);
  const [kept, setKept] = useState(there);
  const [files, setFiles] = useState<readonly File[]>([]);
  const urls = (pictures: readonly PictureData[]) => pictures.map(({ url }) => url).join();
  const changed = files.length > 0 || urls(kept) !== urls(there);
  return {
    kept,
    setKept,
    files,
    setFiles,
    changed,
    /** What the API is told: those that stay by their addresses, and the new ones; of no change, nothing. */
    sent: { keep: changed ? kept.map(({ url }) => url) : undefined, images: [...files] },
    count: kept.length + files.length,
  };
}

/** Whether a form holds something else than what it began with. */
export const differs = <Values extends Record<string, string>>(values: Values, initial: Values): boolean =>
  Object.keys(initial).some((name) => values[name] !== initial[name]);
