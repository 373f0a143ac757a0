import { dialLink, spacedPhone } from '../lib/format';
import { cx } from './cx';
import styles from './PhoneLink.module.css';

/** A phone number that dials when pressed. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a className={cx(styles.phone, 'tabular', className)} href={dialLink(phone)}>
    {spacedPhone(phone)}
  </a>
);
