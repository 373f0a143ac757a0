import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './CodeBox.module.css';
import { cx } from './cx';

interface CodeBoxProps {
  title: string;
  /** Six digits; without one, "N/A" shows. */
  code: string | null | undefined;
  /** What the code is for, and how to see it again. */
  children: ReactNode;
  onClose: () => void;
  /** Milliseconds. */
  duration?: number;
}

/** A one-time code that closes by itself. The clock stops while it is hovered or has the focus. */
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
      // Not `onPointerEnter`: it may open under a pointer that rests.
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
