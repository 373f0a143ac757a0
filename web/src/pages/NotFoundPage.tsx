import { notFound } from '../app/notFound';
/** Responds with 404 to every unknown URL; ErrorPage renders it. */
export async function load(): Promise<never> {
  throw notFound('page');
}

export default function NotFoundPage() {
  return null;
}
