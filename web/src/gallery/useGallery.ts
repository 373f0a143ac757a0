import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf } from '../lib/errors';
import { useToast } from '../ui/useToast';
import {
  UpdatePictureCaptionDocument,
  MovePictureDocument,
  MyGalleryDocument,
  RemovePictureDocument,
  type GalleryTileFragment,
} from './Gallery.generated';
import { t } from './messages.generated';
import { ignoreFailure } from '../lib/ignoreFailure';
import { refetchQuery } from '../lib/refetchQuery';
import { makeOverlappingChanges } from './overlappingChanges';

interface Changed {
  added?: readonly string[] | null;
  gallery?: readonly GalleryTileFragment[] | null;
  userErrors: readonly { message: string }[];
}

/** Writes the gallery that a mutation returned to the cache. */
function writeGallery(cache: ApolloCache, { gallery }: Pick<Changed, 'gallery'>): void {
  if (gallery) cache.writeQuery({ query: MyGalleryDocument, data: { myGallery: [...gallery] } });
}

/** Adds the pictures of an upload to the cache. Those of overlapping uploads stay, even if its gallery is older. */
export function writeAddedPictures(cache: ApolloCache, { added, gallery }: Changed): void {
  const stored = cache.readQuery({ query: MyGalleryDocument })?.myGallery;
  if (!gallery || !stored) return writeGallery(cache, { gallery });
  const known = new Set(stored.map(({ id }) => id));
  const missing = gallery.filter(({ id }) => added?.includes(id) && !known.has(id));
  writeGallery(cache, { gallery: [...stored, ...missing] });
}

/** Returns the IDs with one of them moved before another, or to the end. */
export function moved(ids: readonly string[], id: string, before: string | undefined): string[] {
  const rest = ids.filter((each) => each !== id);
  const place = before ? rest.indexOf(before) : rest.length;
  return rest.toSpliced(place < 0 ? rest.length : place, 0, id);
}

/** Returns the pictures in display order, with mutations on them. */
export function useGallery(stored: readonly GalleryTileFragment[]) {
  const apollo = useApolloClient();
  const toast = useToast();
  // Optimistic order, until the pending moves are saved.
  const [optimisticOrder, setOptimisticOrder] = useState<readonly string[]>();
  const moves = useRef({ last: Promise.resolve(), waiting: 0 });
  const [run] = useState(() =>
    makeOverlappingChanges(() => ignoreFailure(refetchQuery(apollo, MyGalleryDocument, {}))),
  );

  /** Resolves to an error message, or undefined on success. */
  const change = async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    answerOf: (data: NoInfer<Data>) => Changed,
  ): Promise<string | undefined> => {
    try {
      const { data } = await run(() =>
        apollo.mutate<Data, OperationVariables>({
          mutation,
          variables,
          update: (cache, { data: answer }) => {
            if (answer) writeGallery(cache, answerOf(answer));
          },
        }),
      );
      return answerOf(data as Data).userErrors[0]?.message;
    } catch (error) {
      return failureOf(error).message;
    }
  };

  /** Refetches, because a change in another tab may have caused the error. */
  const reload = () => ignoreFailure(apollo.refetchQueries({ include: [MyGalleryDocument] }));

  const places = new Map(optimisticOrder?.map((id, place) => [id, place]));
  const pictures = optimisticOrder
    ? [...stored].sort((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity))
    : stored;

  const move = (id: string, before: string | undefined) => {
    setOptimisticOrder(
      moved(
        pictures.map((each) => each.id),
        id,
        before,
      ),
    );
    const queue = moves.current;
    queue.waiting += 1;
    // One at a time, because each move refers to the order left by the one before.
    queue.last = queue.last.then(async () => {
      const problem = await change(MovePictureDocument, { id, before }, ({ movePicture }) => movePicture);
      if (problem) {
        toast.show({ status: 'error', text: t('notMoved', { problem }) });
        await reload();
      }
      queue.waiting -= 1;
      if (queue.waiting === 0) setOptimisticOrder(undefined);
    });
  };

  return {
    pictures,
    /** Runs a change of the gallery; see overlappingChanges.ts. */
    run,
    move,
    caption: (id: string, caption: string) =>
      change(
        UpdatePictureCaptionDocument,
        { id, caption },
        ({ updatePictureCaption }) => updatePictureCaption,
      ),
    remove: async (id: string) => {
      const problem = await change(RemovePictureDocument, { id }, ({ removePicture }) => removePicture);
      if (problem) await reload();
      return problem;
    },
  };
}
