// Retries after rate-limit errors and while the server is busy. All other errors are thrown.
async function get(path: string): Promise<unknown> {
  for (let tries = 0; tries < 5; tries++) {
    const response = await fetch(`https://mandap.example/api/v1${path}`);
    if (response.status === 429 || response.status === 503) {
      const seconds = Number(response.headers.get('Retry-After') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      continue;
    }
    const body = (await response.json()) as { success: boolean; message: string };
    if (!response.ok) throw new Error(`${response.status}: ${body.message}`);
    return body;
  }
  throw new Error('Still busy. Please try again later.');
}

console.log(await get('/user/all/city'));
await get('/venue/nonsense').catch((error: unknown) => console.log(String(error)));
