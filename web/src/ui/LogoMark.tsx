interface LogoMarkProps {
  className?: string;
  flameClassName?: string;
}

/** The mandap's arch with a flame. The arch takes the text colour. */
export function LogoMark({ className, flameClassName }: LogoMarkProps) {
  return (
    <svg className={className} viewBox="0 0 40 48" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M0 48V23.8H1.6A6.2 6.2 0 0 1 2.8 15.4A5.9 5.9 0 0 1 7.4 8.5A5.5 5.5 0 0 1 14 4.2C16.8 3.5 18.8 2.3 20 0C21.2 2.3 23.2 3.5 26 4.2A5.5 5.5 0 0 1 32.6 8.5A5.9 5.9 0 0 1 37.2 15.4A6.2 6.2 0 0 1 38.4 23.8H40V48H33V24C33 15.5 27.5 11.5 20 8.5C12.5 11.5 7 15.5 7 24V48Z"
      />
      <path
        className={flameClassName}
        fill="var(--accent)"
        d="M20 24C24.5 30 28 33.5 28 39A8 8 0 0 1 12 39C12 33.5 15.5 30 20 24Z"
      />
    </svg>
  );
}
