import { useState } from 'react';
import type { PictureData } from '../ui/Picture';

/** The pictures of a text that is edited: those that stay and those that come, and whether that is a change. */
export function useEditedPictures(there: readonly PictureData[]) {
  const [kept, setKept] = useState(there);
  const [files, setFiles] = useState<readonly File[]>([]);
  const urls = (pictures: readonly PictureData[]) => pictures.map(({ url }) => url).join();
  return {
    kept,
    setKept,
    files,
    setFiles,
    changed: files.length > 0 || urls(kept) !== urls(there),
    /** Addresses of those that stay, as the API wants them. */
    keep: kept.map(({ url }) => url),
    count: kept.length + files.length,
  };
}

/** Whether a form holds something else than what it began with. */
export const differs = <Values extends Record<string, string>>(values: Values, initial: Values): boolean =>
  Object.keys(initial).some((name) => values[name] !== initial[name]);
