import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Loader.module.css';
import { LogoMark } from './LogoMark';
import { t } from './messages.generated';

const SHOWN_AFTER_MS = 200;
const STEP_MS = 10;
/** The real progress is unknown, so the counter stops here until the response arrives. */
const LAST_PERCENT = 99;

/**
 * The full-screen loading screen: logo and counter. It appears after 200 ms, so that fast responses don't flash it. It
 * renders nothing on the server, because it must never cover server-rendered content.
 */
export function Loader() {
  const [shown, setShown] = useState(false);
  const percent = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!shown) return;
    let value = 0;
    // Bypasses React: a hundred renders per second would delay the work in progress.
    const timer = setInterval(() => {
      value = Math.min(LAST_PERCENT, value + 1);
      if (percent.current) percent.current.textContent = `${value}%`;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [shown]);

  if (!shown) return null;
  return createPortal(
    <div className={styles.loader} role="status">
      <LogoMark className={styles.mark} flameClassName={styles.flame} />
      <span className="visually-hidden">{t('loadingNow')}</span>
      <span className={styles.percent} ref={percent} aria-hidden="true">
        0%
      </span>
    </div>,
    document.body,
  );
}
