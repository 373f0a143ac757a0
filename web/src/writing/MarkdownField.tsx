import { useRef, useState, type ComponentProps } from 'react';
import { failureOf } from '../lib/errors';
import { Button } from '../ui/Button';
import type { FieldLook } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { Prose } from '../ui/Prose';
import { Textarea } from '../ui/Textarea';
import styles from './MarkdownField.module.css';

interface MarkdownFieldProps extends ComponentProps<'textarea'>, FieldLook {
  value: string;
  /** Asks the server what a text looks like: it alone knows how texts are shown. */
  preview: (content: string) => Promise<string>;
}

type View = { as: 'writing' | 'waiting' } | { as: 'shown'; html: string } | { as: 'failed'; problem: string };

const WRITING: View = { as: 'writing' };

/** A long text, and how it will look. */
export function MarkdownField({ preview, value, error, ...rest }: MarkdownFieldProps) {
  const [view, setView] = useState<View>(WRITING);
  // The answer to a question that nobody waits for any more is dropped.
  const asked = useRef(0);
  // What is wrong with the text is said at its field.
  const as = error ? 'writing' : view.as;

  const write = () => {
    asked.current++;
    setView(WRITING);
  };
  const show = async () => {
    const question = ++asked.current;
    setView({ as: 'waiting' });
    const next: View = await preview(value).then(
      (html) => ({ as: 'shown', html }),
      (failure: unknown) => ({ as: 'failed', problem: failureOf(failure).message }),
    );
    if (question === asked.current) setView(next);
  };
  return (
    <div className={styles.field}>
      <div className={styles.views} role="group" aria-label="View">
        <Button variant="text" size="small" icon="pencil" aria-pressed={as === 'writing'} onClick={write}>
          Write
        </Button>
        <Button
          variant="text"
          size="small"
          icon="eye"
          aria-pressed={as !== 'writing'}
          disabled={!value.trim()}
          onClick={() => void show()}
        >
          Preview
        </Button>
      </div>
      {/* Stays in the form, with what was typed. */}
      <div hidden={as !== 'writing'}>
        <Textarea {...rest} value={value} error={error} />
      </div>
      {as !== 'writing' && (
        <section className={styles.preview} aria-label="Preview" aria-busy={as === 'waiting' || undefined}>
          {view.as === 'shown' && <Prose html={view.html} />}
          {view.as === 'waiting' && <p role="status">Loading...</p>}
          {view.as === 'failed' && (
            <>
              <Notice tone="bad">{view.problem}</Notice>
              <Button size="small" onClick={() => void show()}>
                Try again
              </Button>
            </>
          )}
        </section>
      )}
    </div>
  );
}
