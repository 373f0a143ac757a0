import { useApolloClient } from '@apollo/client/react';
import { DEFAULT_RATING } from '@mandap/api/constants/review';
import { reviewRules } from '@mandap/api/rules/review';
import { useEffect, useState } from 'react';
import type { MeQuery } from '../app/me.generated';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { FormGrid } from '../ui/FormGrid';
import { useToast } from '../ui/useToast';
import { t } from './dialog.messages.generated';
import { refreshReviews } from './reviewCache';
import type { ReviewListing } from './ReviewContext';
import {
  MyReviewDocument,
  WriteReviewDocument,
  type OwnReviewFragment,
  type ReviewPhotoFragment,
} from './ReviewDialog.generated';
import { ReviewPicturesField } from './ReviewPicturesField';
import { reviewDraft, reviewPhotoDraft } from './reviewDraft';
import { StarsInput } from './StarsInput';
import { TextField } from '../ui/fields/TextField';
import { Notice } from '../ui/mui/Notice';
import { Form } from '../ui/fields/Form';
import { refetchViewer } from '../app/refetchViewer';

interface ReviewFormProps {
  id: string;
  listing: ReviewListing;
  /** Null for visitors, who can write but not submit. */
  me: MeQuery['me'];
  /** The user's earlier review. */
  mine: OwnReviewFragment | null;
  autoFocus: boolean;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** The review's four fields. Name and email come from the account. */
export function ReviewForm({ id, listing, me, mine, autoFocus, onBusy, onDone }: ReviewFormProps) {
  const toast = useToast();
  const apollo = useApolloClient();
  const [author] = useState(me?.id ?? null);
  const [blank] = useState({ rating: String(mine?.rating ?? DEFAULT_RATING), message: mine?.message ?? '' });
  const [draft] = useState(() => reviewDraft.read(listing.id, author));
  const [before] = useState<readonly ReviewPhotoFragment[]>(mine?.pictures ?? []);
  const [pictures, setPictures] = useState(() => reviewPhotoDraft.read(listing.id, author) ?? before);
  const [uploading, setUploading] = useState(false);
  const { field, busy, form, values } = useSubmit({
    initial: { ...blank, ...draft },
    rules: reviewRules,
    mutation: WriteReviewDocument,
    variables: (input) => ({
      input: { ...input, listingId: listing.id, pictureIds: pictures.map(({ id: pictureId }) => pictureId) },
    }),
    payload: ({ writeReview }) => writeReview,
    update: (cache, { review }) =>
      cache.writeQuery({
        query: MyReviewDocument,
        variables: { listingId: listing.id },
        data: { myReview: review, reviewableAfter: null },
      }),
    onDone: async ({ review }) => {
      if (!review) return;
      reviewDraft.save(listing.id, author, undefined);
      reviewPhotoDraft.save(listing.id, author, undefined);
      toast.show({
        status: review.status === 'PUBLISHED' ? 'success' : 'info',
        text: t(`outcome.${review.status}`, { name: listing.name }),
      });
      onDone();
      await refreshReviews(apollo, listing);
    },
    onFailure: ({ code, message }) => {
      if (code !== 'UNAUTHENTICATED') return toast.show({ status: 'error', text: message });
      // The dialog then shows that the session has ended, and offers the login.
      void refetchViewer(apollo);
      return undefined;
    },
  });
  useEffect(() => onBusy(busy || uploading), [busy, uploading, onBusy]);
  useEffect(() => {
    const changed = values.rating !== blank.rating || values.message !== blank.message;
    reviewDraft.save(listing.id, author, changed ? values : undefined);
  }, [listing.id, author, blank, values]);
  useEffect(
    () => reviewPhotoDraft.save(listing.id, author, pictures === before ? undefined : pictures),
    [listing.id, author, before, pictures],
  );

  const fromAccount = { readOnly: true, placeholder: me ? undefined : t('filledInLater') };
  return (
    <Form id={id} gap={5} {...form}>
      {!me && <Notice tone="info">{t('loginNeeded')}</Notice>}
      {mine?.status === 'PENDING' && <Notice tone="warning">{t('pendingHere')}</Notice>}
      {mine?.status === 'REJECTED' && (
        <Notice tone="warning">
          {rich(t, 'wasRejected', {
            b: (text) => <b>{text}</b>,
            rejectionReason: mine.rejectionReason ?? '',
          })}
        </Notice>
      )}
      <StarsInput {...field('rating')} label={t('yourRating')} autoFocus={autoFocus} />
      <TextField {...field('message')} label={t('message')} rows={5} />
      {me ? (
        <ReviewPicturesField pictures={pictures} onChange={setPictures} onBusy={setUploading} />
      ) : (
        <Notice tone="info">{t('photosAfterLogin')}</Notice>
      )}
      <FormGrid>
        <TextField
          label={t('name')}
          value={me?.name ?? ''}
          hint={t('nameHint')}
          span="phoneRow"
          {...fromAccount}
        />
        <TextField
          label={t('email')}
          type="email"
          value={me?.email ?? ''}
          hint={t('emailHint')}
          span="phoneRow"
          {...fromAccount}
        />
      </FormGrid>
    </Form>
  );
}
