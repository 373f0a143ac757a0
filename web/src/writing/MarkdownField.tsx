import { useRef, useState } from 'react';
import { failureOf } from '../lib/errors';
import { Prose } from '../ui/Prose';
import { t } from './messages.generated';
import styles from './MarkdownField.module.css';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { TextField, type TextFieldProps } from '../ui/fields/TextField';

interface MarkdownFieldProps extends TextFieldProps {
  value: string;
  /** Renders the text on the server, which has the only Markdown renderer and sanitiser. */
  preview: (content: string) => Promise<string>;
}

type View = { as: 'writing' | 'waiting' } | { as: 'shown'; html: string } | { as: 'failed'; problem: string };

const WRITING: View = { as: 'writing' };

/** Markdown editor with a preview. */
export function MarkdownField({ preview, value, error, ...rest }: MarkdownFieldProps) {
  const [view, setView] = useState<View>(WRITING);
  // Discards responses to outdated preview requests.
  const requestCount = useRef(0);
  // Errors appear at the field, so show it instead of the preview.
  const as = error ? 'writing' : view.as;

  const write = () => {
    requestCount.current++;
    setView(WRITING);
  };
  const show = async () => {
    const requestNumber = ++requestCount.current;
    setView({ as: 'waiting' });
    const next: View = await preview(value).then(
      (html) => ({ as: 'shown', html }),
      (failure: unknown) => ({ as: 'failed', problem: failureOf(failure).message }),
    );
    if (requestNumber === requestCount.current) setView(next);
  };
  return (
    <div className={styles.field}>
      <div className={styles.views} role="group" aria-label={t('view')}>
        <Button variant="text" size="small" icon="pencil" aria-pressed={as === 'writing'} onClick={write}>
          {t('write')}
        </Button>
        <Button
          variant="text"
          size="small"
          icon="eye"
          aria-pressed={as !== 'writing'}
          disabled={!value.trim()}
          onClick={() => void show()}
        >
          {t('preview')}
        </Button>
      </div>
      {/* Hidden rather than unmounted, so that the form keeps its value. */}
      <div hidden={as !== 'writing'}>
        <TextField {...rest} value={value} error={error} rows={16} />
      </div>
      {as !== 'writing' && (
        <section
          className={styles.preview}
          aria-label={t('preview')}
          aria-busy={as === 'waiting' || undefined}
        >
          {view.as === 'shown' && <Prose html={view.html} />}
          {view.as === 'waiting' && <p role="status">{t('loading')}</p>}
          {view.as === 'failed' && (
            <>
              <Notice tone="error">{view.problem}</Notice>
              <Button size="small" onClick={() => void show()}>
                {t('tryAgain')}
              </Button>
            </>
          )}
        </section>
      )}
    </div>
  );
}
