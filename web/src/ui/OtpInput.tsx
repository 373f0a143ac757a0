import type { ComponentProps } from 'react';
import styles from './OtpInput.module.css';
import { Input } from './Input';

const DIGITS = 6;

type OtpInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>;

/** A six-digit code that came by another way: large, and filled in by phones that read it from a message. */
export function OtpInput({ inputClassName = styles.code, onChange, ...rest }: OtpInputProps) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      inputClassName={inputClassName}
      // Messages write codes as "482 091"; a maxLength would cut such a paste before the space is gone.
      onChange={(event) => {
        event.target.value = event.target.value.replace(/\D/g, '').slice(0, DIGITS);
        onChange?.(event);
      }}
    />
  );
}
