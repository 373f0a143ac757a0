import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import {
  isNarrowed,
  readTable,
  tablePath,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { ReasonDialog } from '../../admin/ReasonDialog';
import { TableTools } from '../../admin/TableTools';
import { useItemMutation } from '../../admin/useItemMutation';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { ReviewQueue } from '../../gql/types';
import { removeFromList } from '../../lib/removeFromList';
import { countText } from '../../lib/format';
import { moveFocusToItem } from '../../lib/moveFocusToMain';
import { loadPage } from '../../lib/pageQuery';
import { useRefetchList } from '../../lib/useRefetchList';
import { ReviewCaseCard } from '../../review/ReviewCaseCard';
import {
  DecideDisputeDocument,
  DecideReviewDocument,
  type DecideReviewMutation,
  type ReviewCaseCardFragment,
} from '../../review/ReviewCaseCard.generated';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { equalCardsSx } from '../../ui/mui/layouts';
import { LinkButton } from '../../ui/mui/LinkButton';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { LoadMore } from '../../ui/mui/LoadMore';
import { AdminLayout } from './AdminLayout';
import { t } from './reviewModeration.messages.generated';
import { ReviewModerationDocument } from './ReviewModerationPage.generated';

type Tab = Lowercase<ReviewQueue>;

const TABS = [
  'waiting',
  'held',
  'flagged',
  'disputed',
  'published',
  'rejected',
] as const satisfies readonly Tab[];

const SHAPE: TableShape<Tab, 'written'> = {
  path: paths.adminPage('review-moderation'),
  statuses: TABS,
  sorts: { written: 'desc' },
  filters: [],
};

const variablesOf = ({ q, status }: TableSearch<Tab, 'written'>) => ({
  queue: status.toUpperCase() as ReviewQueue,
  search: q || undefined,
  first: 18,
});

/** Whether upholding the review also publishes it. */
const isHeld = ({ review }: Pick<ReviewCaseCardFragment, 'review'>) => review.status === 'PENDING';

/** Removes a decided case from the cached queues. */
const removeCase =
  (id: string) =>
  (cache: ApolloCache, { data }: { data?: DecideReviewMutation | null }) => {
    if (data?.decideReview.userErrors.length === 0)
      removeFromList(cache, 'reviewCases', { __typename: 'ReviewCase', id });
  };

/** /adminDashboard/review-moderation: the moderation queue, and reviews already decided. */
export default function ReviewModerationPage() {
  const search = useTableSearch(SHAPE);
  const variables = variablesOf(search);
  const { data, previousData, error, fetchMore, refetch } = useQuery(ReviewModerationDocument, { variables });
  const [decideReview] = useMutation(DecideReviewDocument);
  const [decideDisputedReview] = useMutation(DecideDisputeDocument);
  const { mutateItem, attempt, busy } = useItemMutation(
    useRefetchList(ReviewModerationDocument, variables, 'reviewCases'),
  );
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const isHeldDispute = confirmation?.action === 'uphold' && isHeld(confirmation.reviewCase);
  const list = data?.reviewCases;
  const counts = (data ?? previousData)?.reviewCounts;
  const moveFocus = () => moveFocusToItem('article', confirmation?.index ?? 0);
  const close = () => {
    setConfirmation((now) => now && { ...now, open: false });
    // Another admin may have decided the case.
    moveFocus();
  };

  const publish = async ({ id, listingName, review }: ReviewCaseCardFragment) => {
    await mutateItem(
      decideReview({ variables: { id, publish: true }, update: removeCase(id) }),
      t(review.status === 'PUBLISHED' ? 'reviewStays' : 'reviewPublished', { listingName }),
      moveFocus,
    );
    close();
  };
  const reject = ({ id, listingName }: ReviewCaseCardFragment, reason: string) =>
    attempt(
      decideReview({ variables: { id, publish: false, reason }, update: removeCase(id) }),
      t('reviewRejected', { listingName }),
      moveFocus,
    );
  const decideDispute = (
    { review, listingName }: ReviewCaseCardFragment,
    uphold: boolean,
    reason: string,
  ) => {
    const upheldText = isHeld({ review }) ? 'heldReviewUpheld' : 'reviewStays';
    return attempt(
      decideDisputedReview({ variables: { reviewId: review.id, status: review.status, uphold, reason } }),
      t(uphold ? upheldText : 'reviewRemoved', { listingName }),
      moveFocus,
    );
  };
  return (
    <AdminLayout>
      <PageMeta title={t('reviewModeration')} noindex />
      <PageHead title={t('reviewModeration')} compact />
      <LinkTabs
        label={t('status')}
        tabs={TABS.map((status) => ({
          label: t(`tab.${status}`),
          to: tablePath(SHAPE, search, { status }),
          current: search.status === status,
          count: counts && countText(counts[status]),
        }))}
      />
      <TableTools shape={SHAPE} placeholder={t('searchReviews')} filters={[]} columns={[]} />
      {list && list.nodes.length > 0 ? (
        <>
          <Box component="ul" sx={equalCardsSx}>
            {list.nodes.map((node, index) => (
              <li key={node.id}>
                <ReviewCaseCard
                  reviewCase={node}
                  busy={busy}
                  onPublish={(reviewCase) =>
                    setConfirmation({ action: 'publish', reviewCase, index, open: true })
                  }
                  onKeep={(reviewCase) => setConfirmation({ action: 'keep', reviewCase, index, open: true })}
                  onReject={(reviewCase) =>
                    setConfirmation({ action: 'reject', reviewCase, index, open: true })
                  }
                  onDispute={(reviewCase, uphold) =>
                    setConfirmation({ action: uphold ? 'uphold' : 'remove', reviewCase, index, open: true })
                  }
                />
              </li>
            ))}
          </Box>
          {list.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          )}
        </>
      ) : list ? (
        <EmptyState
          title={isNarrowed(search) ? t('nothingFound') : t(`empty.${search.status}`)}
          actions={
            isNarrowed(search) && (
              <LinkButton to={tablePath(SHAPE, search, { q: '' })}>{t('resetSearch')}</LinkButton>
            )
          }
        >
          {isNarrowed(search)
            ? t('nothingMatchesInTab')
            : search.status === 'published' || search.status === 'rejected'
              ? t(search.status === 'published' ? 'publishedHint' : 'rejectedHint')
              : t('reviewsWaitingHint')}
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={equalCardsSx} count={6} height={260} />
      )}
      {(confirmation?.action === 'publish' || confirmation?.action === 'keep') && (
        <ConfirmDialog
          open={confirmation.open}
          title={t(`${confirmation.action}ReviewTitle`)}
          confirmLabel={t(confirmation.action)}
          busy={busy}
          onConfirm={() => void publish(confirmation.reviewCase)}
          onClose={close}
        >
          {t(`${confirmation.action}ReviewEffect`, { listingName: confirmation.reviewCase.listingName })}
        </ConfirmDialog>
      )}
      {confirmation?.action === 'reject' && (
        <ReasonDialog
          key={confirmation.reviewCase.id}
          open={confirmation.open}
          title={t('rejectReviewTitle')}
          subtitle={t('ofListingBy', {
            listingName: confirmation.reviewCase.listingName,
            authorName: confirmation.reviewCase.authorName || t('formerUser'),
          })}
          hint={t('rejectReviewHint')}
          busy={busy}
          onClose={close}
          onSend={(reason) => reject(confirmation.reviewCase, reason)}
        />
      )}
      {(confirmation?.action === 'uphold' || confirmation?.action === 'remove') && (
        <ReasonDialog
          key={`${confirmation.action} ${confirmation.reviewCase.id}`}
          open={confirmation.open}
          title={t(isHeldDispute ? 'upholdHeldReviewTitle' : `${confirmation.action}ReviewTitle`)}
          subtitle={t('ofListingBy', {
            listingName: confirmation.reviewCase.listingName,
            authorName: confirmation.reviewCase.authorName || t('formerUser'),
          })}
          hint={t(isHeldDispute ? 'upholdHeldReviewHint' : `${confirmation.action}ReviewHint`)}
          busy={busy}
          action={{
            label: t(isHeldDispute ? 'upholdHeldReview' : `${confirmation.action}Review`),
            busyLabel: t('deciding'),
            tone: confirmation.action === 'remove' ? 'error' : undefined,
          }}
          onClose={close}
          onSend={(reason) =>
            decideDispute(confirmation.reviewCase, confirmation.action === 'uphold', reason)
          }
        />
      )}
    </AdminLayout>
  );
}

interface Confirmation {
  action: 'publish' | 'keep' | 'reject' | 'uphold' | 'remove';
  reviewCase: ReviewCaseCardFragment;
  /** Index in the list, where the next case will be. */
  index: number;
  /** False while the dialog fades out. */
  open: boolean;
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    ReviewModerationDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
