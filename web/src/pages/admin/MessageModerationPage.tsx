import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import { ReasonDialog } from '../../admin/ReasonDialog';
import { readTable, tablePath, useTableSearch, type TableShape } from '../../admin/tableSearch';
import { useItemMutation } from '../../admin/useItemMutation';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { MessageQueue, MessageReportDecision } from '../../gql/types';
import { failureOf } from '../../lib/errors';
import { countText } from '../../lib/format';
import { ignoreFailure } from '../../lib/ignoreFailure';
import { moveFocusTo, moveFocusToItem, moveFocusToMain } from '../../lib/moveFocusToMain';
import { loadPage } from '../../lib/pageQuery';
import { removeFromList } from '../../lib/removeFromList';
import { useRefetchList } from '../../lib/useRefetchList';
import {
  caseMessagesId,
  MessageCaseCard,
  namesOf,
  type CaseAction,
} from '../../message-moderation/MessageCaseCard';
import {
  DecideHeldMessageDocument,
  DecideMessageReportDocument,
  OpenMessageCaseDocument,
  type CaseMessageFragment,
  type MessageCaseCardFragment,
} from '../../message-moderation/MessageCaseCard.generated';
import { t as caseText } from '../../message-moderation/messages.generated';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { cardsSx } from '../../ui/mui/layouts';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { LoadMore } from '../../ui/mui/LoadMore';
import { useToast } from '../../ui/useToast';
import { AdminLayout } from './AdminLayout';
import { MessageModerationDocument } from './MessageModerationPage.generated';
import { t } from './messages.generated';

type Tab = Lowercase<MessageQueue>;

const TABS = ['held', 'reported'] as const satisfies readonly Tab[];

const SHAPE: TableShape<Tab, 'waiting'> = {
  path: paths.adminPage('message-moderation'),
  statuses: TABS,
  sorts: { waiting: 'asc' },
  filters: [],
};

const variablesOf = (status: Tab) => ({ queue: status.toUpperCase() as MessageQueue, first: 18 });

const DECISIONS: Partial<Record<CaseAction, MessageReportDecision>> = {
  dismiss: 'DISMISSED',
  warn: 'WARNED',
  remove: 'REMOVED',
};

/** /adminDashboard/message-moderation: messages that are held or reported. */
export default function MessageModerationPage() {
  const search = useTableSearch(SHAPE);
  const variables = variablesOf(search.status);
  const { data, previousData, error, fetchMore, refetch } = useQuery(MessageModerationDocument, {
    variables,
  });
  const [openMessageCase] = useMutation(OpenMessageCaseDocument);
  const [decideReport] = useMutation(DecideMessageReportDocument);
  const [decideHeldMessage] = useMutation(DecideHeldMessageDocument);
  const toast = useToast();
  const { attempt, busy } = useItemMutation(
    useRefetchList(MessageModerationDocument, variables, 'messageCases'),
  );
  const [opened, setOpened] = useState<Readonly<Record<string, readonly CaseMessageFragment[]>>>({});
  const [opening, setOpening] = useState(false);
  const [pending, setPending] = useState<PendingDecision>();
  const list = data?.messageCases;
  const counts = (data ?? previousData)?.messageCaseCounts;

  const open = async (id: string) => {
    setOpening(true);
    try {
      // Bypasses the cache, because the audit log records each access.
      const answer = await openMessageCase({ variables: { id }, fetchPolicy: 'no-cache' });
      const messages = answer.data?.openMessageCase.messages;
      if (messages) {
        setOpened((others) => ({ ...others, [id]: messages }));
        moveFocusTo(`#${caseMessagesId(id)}`);
      }
    } catch (failure) {
      toast.show({ status: 'error', text: failureOf(failure).message });
      await ignoreFailure(refetch());
      moveFocusToMain();
    }
    setOpening(false);
  };

  const moveFocus = () => moveFocusToItem('article', pending?.index ?? 0);
  /** @returns an error message, or undefined on success */
  const decide = (messageCase: MessageCaseCardFragment, action: CaseAction, reason?: string) => {
    const { id, report } = messageCase;
    const decision = report ? DECISIONS[action] : undefined;
    const done = doneText(messageCase, action);
    return attempt(
      decision
        ? decideReport({
            variables: { id, decision, reason },
            update: (cache, { data: answer }) => removeDecided(cache, id, answer?.decideMessageReport),
          })
        : decideHeldMessage({
            variables: { id, release: action === 'release', reason },
            update: (cache, { data: answer }) => removeDecided(cache, id, answer?.decideHeldMessage),
          }),
      done,
      moveFocus,
    );
  };
  const confirm = async ({ messageCase, action }: PendingDecision) => {
    const problem = await decide(messageCase, action);
    if (problem) toast.show({ status: 'error', text: problem });
    close();
  };
  const close = () => {
    setPending((now) => now && { ...now, open: false });
    // Another admin may have decided the case.
    moveFocus();
  };

  return (
    <AdminLayout>
      <PageMeta title={t('messageModeration')} noindex />
      <PageHead title={t('messageModeration')} compact />
      <LinkTabs
        label={t('status')}
        tabs={TABS.map((status) => ({
          label: t(`messageTab.${status}`),
          to: tablePath(SHAPE, search, { status }),
          current: search.status === status,
          count: counts && countText(counts[status]),
        }))}
      />
      {list && list.nodes.length > 0 ? (
        <>
          <Box component="ul" sx={{ ...cardsSx, pt: 6 }}>
            {list.nodes.map((node, index) => (
              <li key={node.id}>
                <MessageCaseCard
                  messageCase={node}
                  messages={opened[node.id]}
                  busy={busy || opening}
                  onOpen={() => void open(node.id)}
                  onAction={(messageCase, action) => setPending({ messageCase, action, index, open: true })}
                />
              </li>
            ))}
          </Box>
          {list.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          )}
        </>
      ) : list ? (
        <EmptyState title={t(`noMessages.${search.status}`)}>
          {t(`noMessagesHint.${search.status}`)}
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={{ ...cardsSx, pt: 6 }} count={4} height={220} />
      )}
      {pending && (pending.action === 'release' || pending.action === 'dismiss') && (
        <ConfirmDialog
          open={pending.open}
          title={caseText(`${pending.action}Title`)}
          confirmLabel={caseText(`${pending.action}Label`)}
          busy={busy}
          onConfirm={() => void confirm(pending)}
          onClose={close}
        >
          {caseText(`${pending.action}Effect`, { recipient: namesOf(pending.messageCase).recipient })}
        </ConfirmDialog>
      )}
      {pending && (pending.action === 'warn' || pending.action === 'remove') && (
        <ReasonDialog
          key={`${pending.action} ${pending.messageCase.id}`}
          open={pending.open}
          title={caseText(`${pending.action}Title`)}
          subtitle={caseText('between', {
            couple: pending.messageCase.coupleName,
            business: pending.messageCase.listingName,
          })}
          hint={caseText('reasonForSender', { sender: namesOf(pending.messageCase).sender })}
          busy={busy}
          action={{
            label: caseText(`${pending.action}Label`),
            busyLabel: t('deciding'),
            tone: pending.action === 'remove' ? 'error' : undefined,
          }}
          onClose={close}
          onSend={(reason) => decide(pending.messageCase, pending.action, reason)}
        />
      )}
    </AdminLayout>
  );
}

function removeDecided(cache: ApolloCache, id: string, answer?: { userErrors: unknown[] }): void {
  if (answer?.userErrors.length === 0)
    removeFromList(cache, 'messageCases', { __typename: 'MessageCase', id });
}

interface PendingDecision {
  messageCase: MessageCaseCardFragment;
  action: CaseAction;
  /** Index in the list, where the next case will be. */
  index: number;
  /** False while the dialog fades out. */
  open: boolean;
}

function doneText(messageCase: MessageCaseCardFragment, action: CaseAction): string {
  const { sender, recipient } = namesOf(messageCase);
  switch (action) {
    case 'release':
      return caseText('released', { recipient });
    case 'dismiss':
      return caseText('dismissed');
    case 'warn':
      return caseText('warned', { sender });
    case 'remove':
      return messageCase.report ? caseText('reportedRemoved') : caseText('heldRemoved', { sender });
  }
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    MessageModerationDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams).status),
  );
