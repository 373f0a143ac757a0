import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Loader.module.css';
import { LogoMark } from './LogoMark';
import { t } from './messages.generated';

const SHOWN_AFTER_MS = 200;
const STEP_MS = 10;
/** The counter can't know when the answer comes: it waits here for it. */
const LAST_PERCENT = 99;

/**
 * The full-screen wait: logo and counter. It shows after 200 ms, so quick answers never flash it. For waits in the
 * browser only: on the server it renders nothing, and it must not cover what the server has rendered.
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
    // Written past React: a hundred renders a second would slow down what is being waited for.
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
