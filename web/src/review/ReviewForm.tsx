import { useApolloClient } from '@apollo/client/react';
import { DEFAULT_RATING } from '@mandap/api/constants/review';
import { reviewRules } from '@mandap/api/rules/review';
import { useEffect, useState } from 'react';
import type { MeQuery } from '../app/me.generated';
import { useSubmit } from '../lib/useSubmit';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { refreshReviews } from './reviewCache';
import type { ReviewListing } from './ReviewContext';
import { MyReviewDocument, WriteReviewDocument, type OwnReviewFragment } from './ReviewDialog.generated';
import styles from './ReviewDialog.module.css';
import { reviewDraft } from './reviewDraft';
import { StarsInput } from './StarsInput';

interface ReviewFormProps {
  id: string;
  listing: ReviewListing;
  /** Null while nobody is logged in: then it can be written, but not sent. */
  me: MeQuery['me'];
  /** What the person has said before. */
  mine: OwnReviewFragment | null;
  autoFocus: boolean;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

const OUTCOME = {
  PUBLISHED: (name: string) => `Thank you! Your review of ${name} is published.`,
  PENDING: (name: string) =>
    `Thank you! We read your review of ${name} before it appears, usually within a day.`,
  REJECTED: (name: string) => `Your review of ${name} was not published.`,
} as const;

/** The specification's four fields. Name and e-mail are the account's. */
export function ReviewForm({ id, listing, me, mine, autoFocus, onBusy, onDone }: ReviewFormProps) {
  const toast = useToast();
  const apollo = useApolloClient();
  const [author] = useState(me?.id ?? null);
  const [blank] = useState({ rating: String(mine?.rating ?? DEFAULT_RATING), message: mine?.message ?? '' });
  const [draft] = useState(() => reviewDraft.read(listing.id, author));
  const { field, busy, form, values } = useSubmit({
    initial: { ...blank, ...draft },
    rules: reviewRules,
    mutation: WriteReviewDocument,
    variables: (input) => ({ input: { ...input, listingId: listing.id } }),
    payload: ({ writeReview }) => writeReview,
    update: (cache, { review }) =>
      cache.writeQuery({
        query: MyReviewDocument,
        variables: { listingId: listing.id },
        data: { myReview: review, reviewableAfter: null },
      }),
    onDone: async ({ review }) => {
      if (!review) return;
      reviewDraft.keep(listing.id, author, undefined);
      toast.show({
        status: review.status === 'PUBLISHED' ? 'success' : 'info',
        text: OUTCOME[review.status](listing.name),
      });
      onDone();
      await refreshReviews(apollo, listing);
    },
    onFailure: ({ code, message }) => {
      if (code !== 'UNAUTHENTICATED') return toast.show({ status: 'error', text: message });
      // Then the dialog knows that nobody is logged in, and offers the login.
      apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined);
      return undefined;
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  useEffect(() => {
    const changed = values.rating !== blank.rating || values.message !== blank.message;
    reviewDraft.keep(listing.id, author, changed ? values : undefined);
  }, [listing.id, author, blank, values]);

  const fromAccount = { readOnly: true, placeholder: me ? undefined : 'Filled in when you log in' };
  return (
    <form id={id} className={styles.form} {...form}>
      {!me && (
        <Notice tone="info">
          You must be logged in to send a review. Write it here if you like: it is kept until you are back.
        </Notice>
      )}
      {mine?.status === 'PENDING' && (
        <Notice tone="warn">
          We are reading your review. It appears once we have, usually within a day.
        </Notice>
      )}
      {mine?.status === 'REJECTED' && (
        <Notice tone="warn">
          <b>Your review was not published.</b> {mine.rejectionReason} You can edit it and resubmit it; we’ll
          read it again.
        </Notice>
      )}
      <StarsInput {...field('rating')} label="Your rating" autoFocus={autoFocus} />
      <Textarea {...field('message')} label="Message" rows={5} />
      <FormGrid>
        <Input
          label="Name"
          value={me?.name ?? ''}
          hint="Shown as first name and initial"
          span="phoneRow"
          {...fromAccount}
        />
        <Input
          label="Email"
          type="email"
          value={me?.email ?? ''}
          hint="Never shown to others"
          span="phoneRow"
          {...fromAccount}
        />
      </FormGrid>
    </form>
  );
}
