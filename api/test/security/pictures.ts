import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Client } from '../client.js';
import { read } from './send.js';

const plain = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

let shade = 0;
/** Another colour each time, so that all files differ. */
const nextColour = () => `#${(0x104030 + 97 * shade++).toString(16)}`;

/** Valid pictures, each with unique content. */
export const makePicture = {
  jpeg: (width = 60, height = 40) => plain(width, height, nextColour()).jpeg().toBuffer(),
  png: (width = 60, height = 40) => plain(width, height, nextColour()).png().toBuffer(),
  webp: (width = 60, height = 40) => plain(width, height, nextColour()).webp().toBuffer(),
  avif: (width = 60, height = 40) => plain(width, height, nextColour()).avif({ effort: 0 }).toBuffer(),
};

/** A JPEG lying on its side, with the author and location in its metadata. */
export const withMetadata = (who: string) =>
  plain(800, 400, nextColour())
    .withExif({
      IFD0: { Artist: who, Copyright: who },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '24/1 34/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 41/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes that claims any size. */
export function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const ADD = `mutation Add($files: [Upload!]!) {
  addPictures(files: $files) { added pictures { url width height thumbhash alt } userErrors { code field message } }
}`;

export interface Gallery {
  added: string[] | null;
  pictures: { url: string; width: number; height: number; thumbhash: string; alt: string }[] | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

/** The multipart body of an upload by the GraphQL multipart request specification. */
export function uploadForm(files: readonly (Buffer | File)[], announced = files.length): FormData {
  const form = new FormData();
  const variables = { files: Array.from({ length: announced }, () => null) };
  form.set('operations', JSON.stringify({ query: ADD, variables }));
  const names = variables.files.map((_, i) => [String(i), [`variables.files.${i}`]] as const);
  form.set('map', JSON.stringify(Object.fromEntries(names)));
  files.forEach((file, i) =>
    form.set(String(i), file instanceof File ? file : new File([new Uint8Array(file)], `${i}.jpg`)),
  );
  return form;
}

/** Adds pictures to the client's own gallery over HTTP. */
export async function upload(caller: Client, files: readonly (Buffer | File)[]) {
  const answer = await read(await caller.fetch('/graphql', { method: 'POST', body: uploadForm(files) }));
  const gallery = (answer.data as { addPictures: Gallery } | null | undefined)?.addPictures;
  return { ...answer, gallery };
}
