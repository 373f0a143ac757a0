import type { FragmentType } from '@apollo/client';
import { useFragment, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../app/paths';
import { ignoreFailure } from '../lib/ignoreFailure';
import { useLazyComponent } from '../lib/lazyComponent';
import { rich } from '../lib/rich';
import { useDialog } from '../lib/useDialog';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { LoadMore } from '../ui/mui/LoadMore';
import Skeleton from '@mui/material/Skeleton';
import { TextLink } from '../ui/TextLink';
import { useProblemToast } from '../ui/useProblemToast';
import { LoadError } from './LoadError';
import { lazyApiKeyDialog } from './lazyApiKeyDialog';
import { ApiKeyRowFragmentDoc, MyApiKeysDocument, type ApiKeyRowFragment } from './ApiKeys.generated';
import { inactiveReason, keyDates, scopeLabel } from './apiKeyLabels';
import { t } from './settings.messages.generated';
import { SettingRow, SettingText } from './SettingRow';

const PAGE_SIZE = 20;

/** The current user's API keys. */
export function ApiKeys() {
  // Programs use keys in the background, so every visit refetches their last use.
  const { data, error, refetch, fetchMore } = useQuery(MyApiKeysDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyApiKeyDialog);
  const dialog = useDialog<ApiKeyRowFragment>();
  useProblemToast(problem);

  const open = async (apiKey?: ApiKeyRowFragment) => {
    if (!loading && (await load())) dialog.show(apiKey);
  };
  const nodes = data?.apiKeys.nodes;
  return (
    <Box
      component="section"
      aria-labelledby="api-keys"
      aria-busy={!data && !error}
      sx={{ maxWidth: 1040, mt: 10 }}
    >
      <Stack
        component="header"
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 24px',
          pb: 4,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <div>
          <Typography variant="h3" component="h2" id="api-keys">
            {t('apiKeys')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {rich(t, 'apiKeysLead', {
              link: (text) => (
                <TextLink inline to={paths.developers}>
                  {text}
                </TextLink>
              ),
            })}
          </Typography>
        </div>
        <Button
          icon="plus"
          aria-haspopup="dialog"
          // Not `disabled`: the button would lose the focus that the dialog returns to it.
          aria-busy={loading || undefined}
          {...prefetch}
          onClick={() => void open()}
        >
          {t('newKey')}
        </Button>
      </Stack>
      {error && !data ? (
        <LoadError error={error} title={t('keysNotLoaded')} headingLevel={3} onRetry={refetch} />
      ) : !nodes ? (
        <Stack sx={{ gap: 2, py: 4 }}>
          <Skeleton width={180} height={20} />
          <Skeleton width="min(100%, 420px)" height={18} />
        </Stack>
      ) : nodes.length === 0 ? (
        <Typography variant="body2" sx={{ py: 4, color: 'text.secondary' }}>
          {t('noKeys')}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {nodes.map((key) => (
            <KeyRow key={key.id} apiKey={key} prefetch={prefetch} onRevoke={(apiKey) => void open(apiKey)} />
          ))}
        </Stack>
      )}
      {data?.apiKeys.pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: data.apiKeys.pageInfo.endCursor } })} />
      )}
      {Dialog && dialog.key > 0 && (
        <Dialog
          key={dialog.key}
          apiKey={dialog.subject}
          open={dialog.open}
          onClose={dialog.close}
          onMade={() => void ignoreFailure(refetch())}
        />
      )}
    </Box>
  );
}

interface KeyRowProps {
  apiKey: FragmentType<ApiKeyRowFragment>;
  /** Event handlers for the button, which prefetch its dialog. */
  prefetch: object;
  onRevoke: (apiKey: ApiKeyRowFragment) => void;
}

function KeyRow({ apiKey: from, prefetch, onRevoke }: KeyRowProps) {
  const { data: apiKey, complete } = useFragment({
    fragment: ApiKeyRowFragmentDoc,
    fragmentName: 'ApiKeyRow',
    from,
  });
  if (!complete) return null;
  const { name, prefix, scopes } = apiKey;
  const end = inactiveReason(apiKey);
  return (
    <SettingRow
      component="li"
      title={
        <>
          {name} {end && <Badge icon={end === 'revoked' ? 'close' : 'clock'}>{t(`keyStatus.${end}`)}</Badge>}
        </>
      }
      action={
        !end && (
          <Button
            tone="error"
            aria-haspopup="dialog"
            aria-label={t('revokeNamed', { name })}
            {...prefetch}
            onClick={() => onRevoke(apiKey)}
          >
            {t('revoke')}
          </Button>
        )
      }
    >
      <SettingText>
        <code>{prefix}…</code> · {scopeLabel(scopes)}
      </SettingText>
      <SettingText sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 20px', color: 'text.secondary' }}>
        {keyDates(apiKey).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </SettingText>
    </SettingRow>
  );
}
