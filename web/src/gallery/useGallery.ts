import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf } from '../lib/errors';
import { useToast } from '../ui/useToast';
import {
  CaptionPictureDocument,
  MovePictureDocument,
  MyGalleryDocument,
  RemovePictureDocument,
  type GalleryTileFragment,
} from './Gallery.generated';

interface Changed {
  gallery?: readonly GalleryTileFragment[] | null;
  userErrors: readonly { message: string }[];
}

/** Every change answers the whole gallery. */
export function keepGallery(cache: ApolloCache, { gallery }: Changed): void {
  if (gallery) cache.writeQuery({ query: MyGalleryDocument, data: { myGallery: [...gallery] } });
}

/** The ids with one of them before another, or at the end. */
export function moved(ids: readonly string[], id: string, before: string | undefined): string[] {
  const rest = ids.filter((each) => each !== id);
  const place = before ? rest.indexOf(before) : rest.length;
  return rest.toSpliced(place < 0 ? rest.length : place, 0, id);
}

/** The pictures in the order that their owner sees, and what can be done with them. */
export function useGallery(stored: readonly GalleryTileFragment[]) {
  const apollo = useApolloClient();
  const toast = useToast();
  // A move is seen at once. What is not yet written down is an order of its own.
  const [wanted, setWanted] = useState<readonly string[]>();
  const moves = useRef({ last: Promise.resolve(), waiting: 0 });

  /** Answers what went wrong, in words. */
  const change = async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    answerOf: (data: NoInfer<Data>) => Changed,
  ): Promise<string | undefined> => {
    try {
      const { data } = await apollo.mutate<Data, OperationVariables>({
        mutation,
        variables,
        update: (cache, { data: answer }) => {
          if (answer) keepGallery(cache, answerOf(answer));
        },
      });
      return answerOf(data as Data).userErrors[0]?.message;
    } catch (error) {
      return failureOf(error).message;
    }
  };

  /** What was refused may be so because another tab has changed the gallery. */
  const renew = () => apollo.refetchQueries({ include: [MyGalleryDocument] }).catch(() => undefined);

  const places = new Map(wanted?.map((id, place) => [id, place]));
  const pictures = wanted
    ? [...stored].sort((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity))
    : stored;

  const move = (id: string, before: string | undefined) => {
    setWanted(
      moved(
        pictures.map((each) => each.id),
        id,
        before,
      ),
    );
    const queue = moves.current;
    queue.waiting += 1;
    // One after another: each is said in terms of the order that the one before it made.
    queue.last = queue.last.then(async () => {
      const problem = await change(MovePictureDocument, { id, before }, ({ movePicture }) => movePicture);
      if (problem) {
        toast.show({ status: 'error', text: `The picture was not moved. ${problem}` });
        await renew();
      }
      queue.waiting -= 1;
      if (queue.waiting === 0) setWanted(undefined);
    });
  };

  return {
    pictures,
    move,
    caption: (id: string, caption: string) =>
      change(CaptionPictureDocument, { id, caption }, ({ captionPicture }) => captionPicture),
    remove: async (id: string) => {
      const problem = await change(RemovePictureDocument, { id }, ({ removePicture }) => removePicture);
      if (problem) await renew();
      return problem;
    },
  };
}
