import sharp from 'sharp';

/** Makes pictures of about eight megabytes and, when it is told to, uploads them as the gallery page does: two at a time. */
const { BENCH_ORIGIN = '', BENCH_TOKEN = '' } = process.env;
const count = Number(process.env.BENCH_PICTURES);
const AT_ONCE = 2;
const ADD = 'mutation Add($file: Upload!) { addPictures(files: [$file]) { userErrors { message } } }';

/** Twelve megapixels, as phones take them, and grainy, so that they weigh as much. */
const makePicture = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 72 })
    .toBuffer();

const pictures: Buffer[] = [];
for (let n = 0; n < count; n++) pictures.push(await makePicture());
process.send?.(Math.round(pictures.reduce((sum, { length }) => sum + length, 0) / count));

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
