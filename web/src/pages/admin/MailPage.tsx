import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DataTable } from '../../admin/DataTable';
import { RowTitle } from '../../admin/RowTitle';
import { useTableSearch, type TableShape } from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { dropFromList } from '../../lib/dropFromList';
import { failureOf } from '../../lib/errors';
import { clockTime, sentDay } from '../../lib/format';
import { keepFocus } from '../../lib/keepFocus';
import { loadPage, markStale } from '../../lib/pageQuery';
import { useFirstPage } from '../../lib/useFirstPage';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { IconButton } from '../../ui/IconButton';
import { LoadMore } from '../../ui/LoadMore';
import { useToast } from '../../ui/useToast';
import { AdminLayout } from './AdminLayout';
import {
  DiscardMailDocument,
  MailQueueDocument,
  RetryMailDocument,
  type MailQueueQuery,
} from './MailPage.generated';

type DeadMail = MailQueueQuery['deadMails']['nodes'][number];

const VARIABLES = { first: 20 };
const SHAPE: TableShape<'', 'failed'> = {
  path: paths.adminPage('mail-queue'),
  statuses: [''],
  sorts: { failed: 'desc' },
  filters: [],
};

/** /adminDashboard/mail-queue: mails that could not be sent, to try again or to give up. */
export default function MailPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch, fetchMore } = useQuery(MailQueueDocument, { variables: VARIABLES });
  const renew = useFirstPage(MailQueueDocument, VARIABLES);
  const apollo = useApolloClient();
  const toast = useToast();
  const [asked, setAsked] = useState<{ mail: DeadMail; open: boolean }>();
  const [busy, setBusy] = useState<string>();

  const act = async (mutation: typeof RetryMailDocument, { id, subject }: DeadMail, done: string) => {
    setBusy(id);
    let problem: string | undefined;
    try {
      const { data: changed } = await apollo.mutate({ mutation, variables: { id } });
      problem = changed?.answer.userErrors[0]?.message;
    } catch (failure) {
      problem = failureOf(failure).message;
    }
    setBusy(undefined);
    if (!problem) dropFromList(apollo.cache, 'deadMails', { __typename: 'DeadMail', id });
    if (problem) toast.show({ status: 'error', text: `Nothing was done with “${subject}”. ${problem}` });
    else toast.show({ status: 'success', text: done });
    markStale(apollo, 'MailQueue');
    await renew().catch(() => undefined);
    keepFocus();
  };
  const list = data?.deadMails;
  return (
    <AdminLayout>
      <PageMeta title="Mail Queue" noindex />
      <PageHead
        title="Mail Queue"
        lead="Mails that were tried as often as they may be. After 30 days they are given up."
        compact
      />
      <DataTable
        shape={SHAPE}
        search={search}
        noun={['mail', 'mails']}
        columns={[
          {
            title: 'Mail',
            cell: ({ subject, recipient }) => (
              <RowTitle title={subject} detail={recipient ?? 'Address not shown'} />
            ),
          },
          { title: 'Error', small: 'row', cell: ({ error: said }) => said || 'Not Available' },
          { title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
          {
            title: 'Last tried',
            cell: ({ failedAt }) => (
              <span className="tabular">
                {sentDay(failedAt)}, {clockTime(Date.parse(failedAt))}
              </span>
            ),
          },
        ]}
        rows={list?.nodes}
        total={list?.totalCount}
        size={VARIABLES.first}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject}
        actions={(mail) => (
          <>
            <Button
              size="small"
              icon="reset"
              busy={busy === mail.id}
              onClick={() => void act(RetryMailDocument, mail, 'The mail is on its way again.')}
            >
              Try again<span className="visually-hidden">: {mail.subject}</span>
            </Button>
            <IconButton
              icon="trash"
              size="small"
              label={`Give up ${mail.subject}`}
              aria-haspopup="dialog"
              onClick={() => setAsked({ mail, open: true })}
            />
          </>
        )}
        empty={{ title: 'No mail is stuck', text: 'Every mail was sent, or is still being tried.' }}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        foot={
          list?.pageInfo.hasNextPage ? (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          ) : (
            <></>
          )
        }
      />
      {asked && (
        <ConfirmDialog
          open={asked.open}
          title="Give this mail up?"
          confirmLabel="Give up"
          destructive
          busy={busy === asked.mail.id}
          onClose={() => setAsked({ ...asked, open: false })}
          onConfirm={() => {
            setAsked({ ...asked, open: false });
            void act(DiscardMailDocument, asked.mail, 'The mail was given up.');
          }}
        >
          “{asked.mail.subject}” will not be sent to {asked.mail.recipient ?? 'anybody'}.
        </ConfirmDialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, MailQueueDocument, VARIABLES);
