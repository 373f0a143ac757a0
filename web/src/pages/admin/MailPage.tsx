import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { AdminTable } from '../../admin/AdminTable';
import { RowTitle } from '../../admin/RowTitle';
import { useTableSearch, type TableShape } from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { removeFromList } from '../../lib/removeFromList';
import { clockTime, sentDay } from '../../lib/format';
import { moveFocusToMain } from '../../lib/moveFocusToMain';
import { loadPage, markStale } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { refusalOf } from '../../lib/refusalOf';
import { useRefetchList } from '../../lib/useRefetchList';
import { Button } from '../../ui/mui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Email } from '../../ui/Email';
import { IconButton } from '../../ui/mui/IconButton';
import { LoadMore } from '../../ui/mui/LoadMore';
import { useToast } from '../../ui/useToast';
import { AdminLayout } from './AdminLayout';
import {
  DeleteEmailDocument,
  MailQueueDocument,
  RetryEmailDocument,
  type MailQueueQuery,
} from './MailPage.generated';
import { ignoreFailure } from '../../lib/ignoreFailure';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { t } from './mailQueue.messages.generated';

type UndeliverableEmail = MailQueueQuery['undeliverableEmails']['nodes'][number];

const VARIABLES = { first: 20 };
const SHAPE: TableShape<'', 'failed'> = {
  path: paths.adminPage('mail-queue'),
  statuses: [''],
  sorts: { failed: 'desc' },
  filters: [],
};

/** /adminDashboard/mail-queue: undeliverable emails, to retry or delete. */
export default function MailPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch, fetchMore } = useQuery(MailQueueDocument, { variables: VARIABLES });
  const reload = useRefetchList(MailQueueDocument, VARIABLES, 'undeliverableEmails');
  const apollo = useApolloClient();
  const toast = useToast();
  const [confirmation, setConfirmation] = useState<{ email: UndeliverableEmail; open: boolean }>();
  const [retryEmail, { loading: retrying }] = useMutation(RetryEmailDocument);
  const [deleteEmail, { loading: deleting }] = useMutation(DeleteEmailDocument);
  const busy = retrying || deleting;
  const [changing, setChanging] = useState<string>();

  const changeEmail = async (
    change: typeof retryEmail,
    { id, subject }: UndeliverableEmail,
    done: string,
  ) => {
    setChanging(id);
    const problem = await refusalOf(
      change({
        variables: { id },
        update: (cache, { data: changed }) => {
          if (changed?.answer.userErrors.length === 0)
            removeFromList(cache, 'undeliverableEmails', { __typename: 'UndeliverableEmail', id });
        },
      }),
    );
    if (problem) toast.show({ status: 'error', text: t('emailActionFailed', { subject, problem }) });
    else toast.show({ status: 'success', text: done });
    markStale(apollo, 'MailQueue');
    await ignoreFailure(reload());
    moveFocusToMain();
  };
  const list = data?.undeliverableEmails;
  return (
    <AdminLayout>
      <PageMeta title={t('mailQueue')} noindex />
      <PageHead title={t('mailQueue')} subtitle={t('undeliverableLead')} compact />
      <AdminTable
        shape={SHAPE}
        search={search}
        noun="email"
        columns={[
          {
            id: 'email',
            title: t('email'),
            cell: ({ subject, recipient }) => (
              <RowTitle
                title={subject}
                detail={recipient ? <Email address={recipient} /> : t('addressNotShown')}
              />
            ),
          },
          {
            id: 'error',
            title: t('error'),
            small: 'row',
            cell: ({ error: message }) => message,
          },
          {
            id: 'attempts',
            title: t('attempts'),
            numeric: true,
            small: 'label',
            cell: ({ attempts }) => attempts,
          },
          {
            id: 'lastTried',
            title: t('lastTried'),
            small: 'label',
            cell: ({ failedAt }) => (
              <span className="tabular">
                {sentDay(failedAt)}, {clockTime(Date.parse(failedAt))}
              </span>
            ),
          },
        ]}
        rows={list?.nodes}
        total={list?.totalCount}
        pageSize={VARIABLES.first}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject}
        actions={(email) => (
          <>
            <Button
              size="small"
              icon="reset"
              busy={busy && changing === email.id}
              onClick={() => void changeEmail(retryEmail, email, t('emailRetried'))}
            >
              {rich(t, 'tryAgainNamed', { subject: email.subject, hidden: visuallyHidden })}
            </Button>
            <IconButton
              icon="trash"
              size="small"
              tone="error"
              label={t('deleteEmailNamed', { subject: email.subject })}
              aria-haspopup="dialog"
              onClick={() => setConfirmation({ email, open: true })}
            />
          </>
        )}
        empty={{ title: t('noUndeliverable'), text: t('noUndeliverableHint') }}
        error={error}
        onRetry={refetch}
        foot={
          list?.pageInfo.hasNextPage ? (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          ) : (
            <></>
          )
        }
      />
      {confirmation && (
        <ConfirmDialog
          open={confirmation.open}
          title={t('deleteEmailTitle')}
          confirmLabel={t('deleteEmail')}
          destructive
          busy={busy && changing === confirmation.email.id}
          onClose={() => setConfirmation({ ...confirmation, open: false })}
          onConfirm={() => {
            setConfirmation({ ...confirmation, open: false });
            void changeEmail(deleteEmail, confirmation.email, t('emailDeleted'));
          }}
        >
          {t('deleteEmailEffect', {
            subject: confirmation.email.subject,
            recipient: confirmation.email.recipient ?? 'nobody',
          })}
        </ConfirmDialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, MailQueueDocument, VARIABLES);
