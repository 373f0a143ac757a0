import { Icon } from '../ui/Icon';
import styles from './ResponseLine.module.css';
import { t } from './response.messages.generated';

/** How quickly a business answers enquiries. */
export const ResponseLine = ({ children }: { children: string }) => (
  <span className={`${styles.response} tabular`}>
    <Icon name="reply" size="small" />
    <span>
      <span className="visually-hidden">{t('label')} </span>
      {children}
    </span>
  </span>
);
