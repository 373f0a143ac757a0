import { useApolloClient } from '@apollo/client/react';
import { DEFAULT_RATING } from '@mandap/api/constants/review';
import { reviewRules } from '@mandap/api/rules/review';
import { useEffect, useState } from 'react';
import type { MeQuery } from '../app/me.generated';
import { rich } from '../lib/rich';
import { useSubmit } from '../lib/useSubmit';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Notice } from '../ui/Notice';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
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

  const fromAccount = { readOnly: true, placeholder: me ? undefined : t('filledInLater') };
  return (
    <form id={id} className={styles.form} {...form}>
      {!me && <Notice tone="info">{t('loginNeeded')}</Notice>}
      {mine?.status === 'PENDING' && <Notice tone="warn">{t('pendingHere')}</Notice>}
      {mine?.status === 'REJECTED' && (
        <Notice tone="warn">
          {rich(t, 'wasRejected', {
            b: (text) => <b>{text}</b>,
            rejectionReason: mine.rejectionReason ?? '',
          })}
        </Notice>
      )}
      <StarsInput {...field('rating')} label={t('yourRating')} autoFocus={autoFocus} />
      <Textarea {...field('message')} label={t('message')} rows={5} />
      <FormGrid>
        <Input
          label={t('name')}
          value={me?.name ?? ''}
          hint={t('nameHint')}
          span="phoneRow"
          {...fromAccount}
        />
        <Input
          label={t('email')}
          type="email"
          value={me?.email ?? ''}
          hint={t('emailHint')}
          span="phoneRow"
          {...fromAccount}
        />
      </FormGrid>
    </form>
  );
}
