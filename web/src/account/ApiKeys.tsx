import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { paths } from '../app/paths';
import { useFetchedPart } from '../lib/fetchedPart';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { LoadMore } from '../ui/LoadMore';
import { Skeleton } from '../ui/Skeleton';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { LoadError } from './LoadError';
import { apiKeyDialogPart } from './apiKeyDialogPart';
import { MyApiKeysDocument, type ApiKeyRowFragment } from './ApiKeys.generated';
import styles from './ApiKeys.module.css';
import { endOf, lifeOf, scopeLabel } from './apiKeyWords';

const PAGE_SIZE = 20;

/** The keys with which programs use Mandap in the name of who is logged in. */
export function ApiKeys() {
  const toast = useToast();
  // Programs use keys while nobody looks: each visit asks anew.
  const { data, error, refetch, fetchMore } = useQuery(MyApiKeysDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { part: Dialog, load, loading, problem, ahead } = useFetchedPart(apiKeyDialogPart, false);
  const [opening, setOpening] = useState<{ apiKey?: ApiKeyRowFragment; number: number }>();
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (problem) toast.show({ status: 'error', text: problem });
  }, [problem, toast]);

  const again = () => void refetch().catch(() => undefined);
  const open = async (apiKey?: ApiKeyRowFragment) => {
    if (loading || !(await load())) return;
    setOpening((before) => ({ apiKey, number: (before?.number ?? 0) + 1 }));
  };
  const nodes = data?.apiKeys.nodes;
  return (
    <section className={styles.keys} aria-labelledby="api-keys" aria-busy={!data && !error}>
      <header className={styles.head}>
        <div>
          <h2 id="api-keys">API keys</h2>
          <p>
            For programs that use Mandap in your name.{' '}
            <TextLink inline to={paths.developers}>
              How to use a key
            </TextLink>
          </p>
        </div>
        <Button
          icon="plus"
          aria-haspopup="dialog"
          // Not disabled: it would lose the focus, which the dialog gives back.
          aria-busy={loading || undefined}
          {...ahead}
          onClick={() => void open()}
        >
          New key
        </Button>
      </header>
      {error && !data ? (
        <LoadError error={error} title="Your API keys could not be loaded" headingLevel={3} onRetry={again} />
      ) : !nodes ? (
        <div className={styles.waiting}>
          <Skeleton width={180} height={20} />
          <Skeleton width="min(100%, 420px)" height={18} />
        </div>
      ) : nodes.length === 0 ? (
        <p className={styles.none}>
          You have no API keys. Reading public data needs none; a key lets you read more often.
        </p>
      ) : (
        <ul className={styles.list}>
          {nodes.map((key) => (
            <KeyRow key={key.id} apiKey={key} ahead={ahead} onRevoke={() => void open(key)} />
          ))}
        </ul>
      )}
      {data?.apiKeys.pageInfo.hasNextPage && (
        <LoadMore load={() => fetchMore({ variables: { after: data.apiKeys.pageInfo.endCursor } })} />
      )}
      {Dialog && opening && (
        <Dialog
          key={opening.number}
          apiKey={opening.apiKey}
          open={closed !== opening.number}
          onClose={() => setClosed(opening.number)}
          onMade={again}
        />
      )}
    </section>
  );
}

interface KeyRowProps {
  apiKey: ApiKeyRowFragment;
  /** Of the button, so that its dialog is there in time. */
  ahead: object;
  onRevoke: () => void;
}

function KeyRow({ apiKey, ahead, onRevoke }: KeyRowProps) {
  const { name, hint, scopes } = apiKey;
  const end = endOf(apiKey);
  return (
    <li className={styles.key}>
      <div className={styles.words}>
        <h3>
          {name} {end && <Badge icon={end === 'Revoked' ? 'close' : 'clock'}>{end}</Badge>}
        </h3>
        <p>
          <code>{hint}…</code> · {scopeLabel(scopes)}
        </p>
        <p className={styles.life}>
          {lifeOf(apiKey).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      {!end && (
        <Button tone="bad" aria-haspopup="dialog" aria-label={`Revoke ${name}`} {...ahead} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}
