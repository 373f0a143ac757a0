import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import cards from '../../admin/cards.module.css';
import {
  countText,
  isNarrowed,
  readTable,
  tablePath,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { ReasonDialog } from '../../admin/ReasonDialog';
import { TableTools } from '../../admin/TableTools';
import { useAct } from '../../admin/useAct';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { ReviewQueue } from '../../gql/types';
import { dropFromList } from '../../lib/dropFromList';
import { loadPage } from '../../lib/pageQuery';
import { useFirstPage } from '../../lib/useFirstPage';
import { ReviewCaseCard } from '../../review/ReviewCaseCard';
import { DecideReviewDocument, type ReviewCaseCardFragment } from '../../review/ReviewCaseCard.generated';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { LinkTabs } from '../../ui/LinkTabs';
import { LoadMore } from '../../ui/LoadMore';
import { AdminLayout } from './AdminLayout';
import { ReviewModerationDocument } from './ReviewModerationPage.generated';

type Tab = Lowercase<ReviewQueue>;

const TABS: readonly { status: Tab; label: string; empty: string }[] = [
  { status: 'waiting', label: 'Waiting', empty: 'Nothing is waiting' },
  { status: 'held', label: 'Held', empty: 'No review is held' },
  { status: 'flagged', label: 'Flagged', empty: 'No review is flagged' },
  { status: 'published', label: 'Published', empty: 'No review is published' },
  { status: 'rejected', label: 'Rejected', empty: 'No review is rejected' },
];

const SHAPE: TableShape<Tab, 'written'> = {
  path: paths.adminPage('review-moderation'),
  statuses: TABS.map(({ status }) => status),
  sorts: { written: 'desc' },
  filters: [],
};

const variablesOf = ({ q, status }: TableSearch<Tab, 'written'>) => ({
  queue: status.toUpperCase() as ReviewQueue,
  search: q || undefined,
  first: 18,
});

/** /adminDashboard/review-moderation: reviews that wait for an admin, and those that don't. */
export default function ReviewModerationPage() {
  const search = useTableSearch(SHAPE);
  const variables = variablesOf(search);
  const { data, previousData, error, fetchMore, refetch } = useQuery(ReviewModerationDocument, { variables });
  const { act, attempt, busy } = useAct(useFirstPage(ReviewModerationDocument, variables));
  const [asked, setAsked] = useState<Asked>();
  const list = data?.reviewCases;
  const counts = (data ?? previousData)?.reviewCounts;
  const close = () => setAsked((now) => now && { ...now, open: false });

  const publish = async ({ id, listingName }: ReviewCaseCardFragment) => {
    await act({
      mutation: DecideReviewDocument,
      variables: { id, publish: true },
      payload: ({ decideReview }) => decideReview,
      done: `The review of ${listingName} is published.`,
      update: (cache) => dropFromList(cache, 'reviewCases', { __typename: 'ReviewCase', id }),
    });
    close();
  };
  const reject = ({ id, listingName }: ReviewCaseCardFragment, reason: string) =>
    attempt({
      mutation: DecideReviewDocument,
      variables: { id, publish: false, reason },
      payload: ({ decideReview }) => decideReview,
      done: `The review of ${listingName} is rejected.`,
      update: (cache) => dropFromList(cache, 'reviewCases', { __typename: 'ReviewCase', id }),
    });
  return (
    <AdminLayout>
      <PageMeta title="Review Moderation" noindex />
      <PageHead title="Review Moderation" compact />
      <LinkTabs
        label="Status"
        tabs={TABS.map(({ status, label }) => ({
          label,
          to: tablePath(SHAPE, search, { status }),
          current: search.status === status,
          count: counts && countText(counts[status]),
        }))}
      />
      <TableTools
        shape={SHAPE}
        placeholder="Search by text, venue, vendor, or city..."
        filters={[]}
        columns={[]}
      />
      {list && list.nodes.length > 0 ? (
        <>
          <ul className={cards.cards}>
            {list.nodes.map((reviewCase) => (
              <li key={reviewCase.id}>
                <ReviewCaseCard
                  reviewCase={reviewCase}
                  busy={busy}
                  onPublish={() => setAsked({ what: 'publish', reviewCase, open: true })}
                  onKeep={() => void publish(reviewCase)}
                  onReject={() => setAsked({ what: 'reject', reviewCase, open: true })}
                />
              </li>
            ))}
          </ul>
          {list.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          )}
        </>
      ) : list ? (
        <EmptyState
          title={
            isNarrowed(search)
              ? 'Nothing found'
              : (TABS.find(({ status }) => status === search.status)?.empty ?? '')
          }
          actions={
            isNarrowed(search) && (
              <LinkButton to={tablePath(SHAPE, search, { q: '' })}>Reset search</LinkButton>
            )
          }
        >
          {isNarrowed(search)
            ? 'Nothing matches what you look for. Check the spelling, or look in another tab.'
            : search.status === 'published' || search.status === 'rejected'
              ? `Reviews are listed here once they are ${search.status}.`
              : 'Reviews of new accounts, with filtered words, and those that owners flag wait here for you.'}
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={cards.cards} count={6} height={260} />
      )}
      {asked?.what === 'publish' && (
        <ConfirmDialog
          open={asked.open}
          title="Publish this review?"
          confirmLabel="Publish"
          busy={busy}
          onConfirm={() => void publish(asked.reviewCase)}
          onClose={close}
        >
          The review of {asked.reviewCase.listingName} goes public at once and its author is notified. You
          can’t reject it afterwards, unless the owner flags it.
        </ConfirmDialog>
      )}
      {asked?.what === 'reject' && (
        <ReasonDialog
          key={asked.reviewCase.id}
          open={asked.open}
          title="Reject this review"
          lead={`of ${asked.reviewCase.listingName}, by ${asked.reviewCase.authorName || 'a former user'}`}
          hint="Visitors no longer see the review. Its author gets this text by email, and can edit and resubmit it."
          busy={busy}
          onClose={close}
          onSend={(reason) => reject(asked.reviewCase, reason)}
        />
      )}
    </AdminLayout>
  );
}

interface Asked {
  what: 'publish' | 'reject';
  reviewCase: ReviewCaseCardFragment;
  /** False while it fades out. */
  open: boolean;
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    ReviewModerationDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
