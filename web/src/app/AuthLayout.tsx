import type { ReactNode } from 'react';
import { LinkButton } from '../ui/LinkButton';
import { Logo } from '../ui/Logo';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './AuthLayout.module.css';
import { paths } from './paths';
import { CONTENT_ID } from './SkipLink';

interface AuthLayoutProps {
  /** Seen through the arch, from 900 pixels. */
  picture?: PictureData;
  /** In place of the way home. */
  back?: ReactNode;
  children: ReactNode;
}

/** The frame of login, sign-up and forgot password: the form, and a picture beside it. */
export function AuthLayout({ picture, back, children }: AuthLayoutProps) {
  return (
    <div className={styles.auth}>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          <Logo />
          {back ?? (
            <LinkButton to={paths.home} variant="text" icon="arrow-left">
              Back to home
            </LinkButton>
          )}
        </div>
        <div className={styles.form}>{children}</div>
      </main>
      <div className={styles.art}>
        <div className={styles.frame}>
          {picture ? (
            <Picture
              picture={picture}
              sizes="(min-width: 900px) max(50vw, 134vh), 1px"
              alt=""
              className={styles.picture}
            />
          ) : (
            <div className={styles.noPicture} />
          )}
        </div>
      </div>
    </div>
  );
}
