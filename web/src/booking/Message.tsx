import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './Message.module.css';

/** What a couple wrote. Of a long message four lines show, so that one card does not push the others away. */
export function Message({ text }: { text: string }) {
  const id = useId();
  const quote = useRef<HTMLQuoteElement>(null);
  const [whole, setWhole] = useState(false);
  const [long, setLong] = useState(false);

  // How many lines it takes depends on the card's width.
  useEffect(() => {
    const element = quote.current;
    if (!element || whole) return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [whole, text]);

  return (
    <div className={styles.box}>
      <blockquote ref={quote} id={id} className={cx(styles.message, !whole && styles.cut)}>
        {text}
      </blockquote>
      {long && (
        <Button
          variant="text"
          size="small"
          className={styles.more}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
