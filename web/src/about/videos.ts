interface VideoFiles {
  webm: string;
  mp4: string;
  captions: string;
}

/** URLs of the files in videos/. */
const addresses = import.meta.glob<string>('./videos/*', { eager: true, query: '?url', import: 'default' });

/** Returns the URLs of a story's video in both formats, and of its captions. */
export function videosOf(key: string): VideoFiles {
  const address = (ending: string) => {
    const found = addresses[`./videos/${key}.${ending}`];
    if (!found) throw new Error(`There is no video ${key}.${ending}`);
    return found;
  };
  return { webm: address('webm'), mp4: address('mp4'), captions: address('vtt') };
}
