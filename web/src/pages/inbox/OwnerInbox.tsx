import { cardsSx } from '../../ui/mui/layouts';
import Box from '@mui/material/Box';
import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import { PageHead } from '../../app/PageHead';
import { moveFocusTo } from '../../lib/moveFocusToMain';
import { usePendingSearch } from '../../lib/usePendingSearch';
import { EnquiryCard } from '../../inbox/EnquiryCard';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { LoadMore } from '../../ui/mui/LoadMore';
import { LinkButton } from '../../ui/mui/LinkButton';
import { SearchField } from '../../ui/mui/SearchField';
import { CompactField } from '../../ui/mui/CompactField';
import { TextLink } from '../../ui/TextLink';
import { OwnerLayout } from '../owner/OwnerLayout';
import { InboxDocument, MoreNotificationsDocument } from './InboxPage.generated';
import {
  exportPath,
  filterOf,
  INBOX_ORDERS,
  INBOX_TABS,
  inboxPath,
  inboxVariables,
  labelOf,
  orderOf,
  searchedText,
} from './inboxStatus';
import { AttentionFilters } from './AttentionFilters';
import { InboxTools } from './InboxTools';
import { NotificationList, NOTIFICATIONS_ID } from './NotificationList';
import { t } from './messages.generated';
import { useDecision } from './useDecision';
import { useInboxUpdates } from './useInboxUpdates';
import { useKeptCards } from './useKeptCards';

interface OwnerInboxProps {
  me: { name: string; city: string | null; unreadCount: number };
}

/** An owner's enquiries and notifications. Polling keeps both up to date. */
export function OwnerInbox({ me }: OwnerInboxProps) {
  const [search] = useSearchParams();
  const { chosen, choose } = usePendingSearch();
  const current = filterOf(search);
  const variables = inboxVariables(search);
  const exportAddress = exportPath(search);
  const { data, previousData, error, fetchMore, refetch } = useQuery(InboxDocument, { variables });
  const {
    enquiryInboxCounts: counts,
    enquiryLabels: labels = [],
    notifications,
  } = data ?? previousData ?? {};
  const countOf = new Map(counts?.map(({ filter, count }) => [filter, count]));
  const inbox = data?.enquiryInbox;
  const { Dialog, decision, decide, show, close, prefetch } = useDecision();
  const heldId = decision?.open ? decision.enquiry.id : undefined;
  const { cards, kept, keep } = useKeptCards(exportAddress, inbox?.nodes, heldId);
  const reload = useInboxUpdates(variables, kept);
  const keepAndReload = (id: string) => {
    keep(id);
    void reload().then(() => moveFocusTo(`#${cardId(id)} h2`));
  };

  return (
    <OwnerLayout>
      <PageHead
        title={t('enquiries')}
        compact
        subtitle={[me.name, me.city].filter(Boolean).join(', ')}
        actions={
          <TextLink to={`${inboxPath(search, {})}#${NOTIFICATIONS_ID}`} endIcon="chevron-down">
            {t('notificationsUnread', { unread: me.unreadCount })}
          </TextLink>
        }
      />
      <LinkTabs
        label={t('status')}
        tabs={INBOX_TABS.map((each) => ({
          label: t(`tab.${each.name}`),
          to: inboxPath(search, { status: each.param }),
          current: each === current,
          count: countOf.get(each.filter),
        }))}
      />
      <AttentionFilters search={search} countOf={countOf} />
      <Box sx={toolsSx}>
        <SearchField
          value={searchedText(chosen)}
          placeholder={t('searchEnquiries')}
          onChange={(q) => choose((now) => inboxPath(now, { q }))}
        />
        {(labels.length > 0 || variables.labelId) && (
          <CompactField
            label={t('label')}
            hideLabel
            select
            value={labelOf(chosen) ?? ''}
            onChange={({ target }) => choose((now) => inboxPath(now, { label: target.value }))}
          >
            <option value="">{t('allLabels')}</option>
            {labels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </CompactField>
        )}
        <CompactField
          label={t('sortBy')}
          hideLabel
          select
          value={orderOf(chosen).param ?? ''}
          onChange={({ target }) => choose((now) => inboxPath(now, { sort: target.value }))}
        >
          {INBOX_ORDERS.map(({ param, name }) => (
            <option key={name} value={param ?? ''}>
              {t(name)}
            </option>
          ))}
        </CompactField>
        <InboxTools exportAddress={exportAddress} onLabelsChanged={() => void reload()} />
      </Box>
      <p className="visually-hidden" role="status">
        {counts && t('pendingCount', { pending: countOf.get('PENDING') ?? 0 })}
      </p>
      {inbox && cards && cards.length > 0 ? (
        <>
          <Box component="ul" sx={listSx}>
            {cards.map((enquiry) => (
              <li key={enquiry.id} id={cardId(enquiry.id)} {...prefetch}>
                <EnquiryCard
                  enquiry={enquiry}
                  onAction={(...chosen) => void decide(...chosen)}
                  onChanged={() => keepAndReload(enquiry.id)}
                />
              </li>
            ))}
          </Box>
          {inbox.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
          )}
        </>
      ) : inbox && (variables.search || variables.labelId) ? (
        <EmptyState
          title={t('nothingFound')}
          actions={
            <LinkButton to={inboxPath(search, { q: null, label: null })}>{t('resetSearch')}</LinkButton>
          }
        >
          {t('nothingFoundHint')}
        </EmptyState>
      ) : inbox ? (
        <EmptyState title={t(`empty.${current.name}`)}>{t(`emptyHint.${current.name}`)}</EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={listSx} height={320} />
      )}
      {(inbox || notifications) && (
        <NotificationList
          list={notifications}
          unread={me.unreadCount}
          loadMore={() =>
            fetchMore({
              query: MoreNotificationsDocument,
              variables: {
                unread: variables.unread,
                firstNotifications: variables.firstNotifications,
                after: notifications?.pageInfo.endCursor,
              },
            })
          }
          onChanged={reload}
        />
      )}
      {Dialog && decision && (
        <Dialog
          key={`${decision.action} ${decision.enquiry.id}`}
          decision={decision}
          onClose={close}
          onShow={show}
          onDecided={() => keepAndReload(decision.enquiry.id)}
        />
      )}
    </OwnerLayout>
  );
}

const cardId = (enquiryId: string) => `enquiry-${enquiryId}`;

const listSx = { ...cardsSx, pt: 6 };

/** Below 900 pixels, the search field has a row of its own, and the other controls fill the rows below. */
const toolsSx = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  gap: 2,
  paddingTop: 4,
  '& > *': { flex: { sm: '1 1 auto', md: 'none' } },
  '& > form': { gridColumn: '1 / -1', flex: { sm: '1 1 100%', md: '1 1 240px' } },
  // Without labels, there is only one select.
  '& > div:only-of-type': { gridColumn: '1 / -1' },
};
