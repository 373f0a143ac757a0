import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Generates pictures of about eight megabytes, and uploads them on request as the gallery page does: two at a time. */
const { BENCH_ORIGIN = '', BENCH_TOKEN = '' } = process.env;
const count = Number(process.env.BENCH_PICTURES);
const AT_ONCE = 2;
const ADD = 'mutation Add($file: Upload!) { addPictures(files: [$file]) { userErrors { message } } }';

const LEAST_BYTES = 8e6;

/** Makes a picture of twelve megapixels, like a phone's, with enough noise to have eight megabytes. */
async function makeGrain(quality = 90): Promise<Buffer> {
  const data = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality })
    .toBuffer();
  return data.length < LEAST_BYTES && quality < 98 ? makeGrain(quality + 2) : data;
}
const grain = await makeGrain();
// Bytes after the end of a picture are ignored, but make it a different file in each run.
const pictures = Array.from({ length: count }, () => Buffer.concat([grain, randomBytes(16)]));
process.send?.(grain.length);

async function send(picture: Buffer): Promise<boolean> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: ADD, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
  const answer = await fetch(`${BENCH_ORIGIN}/graphql`, {
    method: 'POST',
    headers: { cookie: `mandap=${BENCH_TOKEN}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data?: { addPictures: { userErrors: object[] } } };
  return data?.addPictures.userErrors.length === 0;
}

process.once('message', () => {
  let failed = 0;
  const queue = pictures.values();
  const sender = async () => {
    for (const picture of queue) if (!(await send(picture))) failed++;
  };
  void Promise.all(Array.from({ length: AT_ONCE }, sender)).then(() =>
    process.send?.(failed, () => process.exit(0)),
  );
});
process.on('disconnect', () => process.exit(0));
