import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Button } from '../ui/Button';
import type { Upload } from './uploadQueue';
import styles from './UploadList.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  /** Takes one out: stops it when it is on its way. Without, they can't be stopped one by one. */
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  className?: string;
}

/** Files on their way: how far each one is, and what went wrong with it. */
export function UploadList({ uploads, onRemove, onRetry, className }: UploadListProps) {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const wrong = uploads.filter(({ problem }) => problem).length;
  return (
    <div className={className} hidden={uploads.length === 0}>
      {/* Each per cent would be read out, so only the ends are. */}
      <p className="visually-hidden" role="status">
        {done > 0 && `${done} of ${uploads.length} uploaded. `}
        {wrong > 0 && `${wrong} could not be uploaded.`}
      </p>
      <ul className={styles.list} aria-label="Uploads">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
    </div>
  );
}

function UploadRow({
  upload: { id, name, state, percent, problem },
  onRemove,
  onRetry,
}: { upload: Upload } & Pick<UploadListProps, 'onRemove' | 'onRetry'>) {
  const over = state === 'done' || state === 'failed' || state === 'refused';
  return (
    <li className={cx(styles.row, problem && styles.wrong)}>
      <span className={cx(styles.icon, state === 'done' && styles.ok, problem && styles.bad)}>
        <Icon name={state === 'done' ? 'check' : problem ? 'warning' : 'image'} />
      </span>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {problem ? (
          <span className={styles.problem}>{problem}</span>
        ) : state === 'done' ? (
          <span className={styles.done}>File uploaded</span>
        ) : (
          <span className={styles.progress}>
            <progress className={styles.bar} value={percent} max={100} aria-label={`Upload of ${name}`} />
            <span className={cx(styles.percent, 'tabular')}>
              {state === 'waiting' ? 'Waiting' : `${percent}%`}
            </span>
          </span>
        )}
      </div>
      {state === 'failed' && onRetry && (
        <Button variant="text" size="small" icon="reset" className={styles.retry} onClick={() => onRetry(id)}>
          Try again<span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {onRemove && (
        <IconButton
          icon="close"
          size="small"
          label={over ? `Take ${name} off the list` : `Cancel the upload of ${name}`}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}
