import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './CodeBox.module.css';
import { cx } from './cx';

interface CodeBoxProps {
  title: string;
  /** Six digits; "N/A" is shown if missing. */
  code: string | null | undefined;
  /** What the code is for and where to find it again. */
  children: ReactNode;
  onClose: () => void;
  /** Time until it closes, in milliseconds. */
  duration?: number;
}

/** A one-time code that closes automatically. The timer pauses on hover and focus. */
export function CodeBox({ title, code, children, onClose, duration = 5000 }: CodeBoxProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const left = useRef(duration);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held]);

  const value = code || 'N/A';
  return (
    <div
      className={cx(styles.box, held && styles.held)}
      style={{ '--duration': `${duration}ms` } as CSSProperties}
      role="status"
      tabIndex={0}
      // Not `onPointerEnter`: the box may open under a resting pointer.
      onPointerMove={() => setHovered(true)}
      onPointerDown={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.title}>{title}</div>
      <span className="visually-hidden">{value}</span>
      <div className={styles.tiles} aria-hidden="true">
        {(code ? [...code] : [value]).map((sign, index) => (
          <span key={index} className={styles.tile}>
            {sign}
          </span>
        ))}
      </div>
      <p>{children}</p>
      <span className={styles.bar} />
    </div>
  );
}
