interface VideoFiles {
  webm: string;
  mp4: string;
  captions: string;
}

/** The address of each file under videos/. */
const addresses = import.meta.glob<string>('./videos/*', { eager: true, query: '?url', import: 'default' });

/** The addresses of a story's video in both its formats, and of its captions. */
export function videosOf(key: string): VideoFiles {
  const address = (ending: string) => {
    const found = addresses[`./videos/${key}.${ending}`];
    if (!found) throw new Error(`There is no video ${key}.${ending}`);
    return found;
  };
  return { webm: address('webm'), mp4: address('mp4'), captions: address('vtt') };
}
