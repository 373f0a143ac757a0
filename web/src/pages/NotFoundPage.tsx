/** Any address that is none of ours: a real 404, drawn by ErrorPage. */
export async function load(): Promise<never> {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFoundPage() {
  return null;
}
