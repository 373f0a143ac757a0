import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../app/AuthLayout';
import { PageMeta } from '../../app/PageMeta';
import { loadPage } from '../../lib/pageQuery';
import { NeedsScript } from '../../ui/NeedsScript';
import styles from './AuthFrame.module.css';
import { AuthPictureDocument } from './AuthPicture.generated';

interface AuthFrameProps {
  title: string;
  /** The line under the title: where else one may want to go. */
  lead: ReactNode;
  /** Which of the home page's slides is seen through the arch, from 0. */
  picture: number;
  /** In place of the way home. */
  back?: ReactNode;
  /** Of a page that search engines may show. */
  meta?: { description: string; canonical: string };
  children: ReactNode;
}

/** What login, sign-up and forgot password have in common: the frame, the title, and a picture beside the form. */
export function AuthFrame({ title, lead, picture, back, meta, children }: AuthFrameProps) {
  const { data, previousData } = useQuery(AuthPictureDocument);
  // A login empties the cache a moment before it leads away; the picture stays until then.
  const pictures = (data ?? previousData)?.sitePictures ?? [];
  return (
    <AuthLayout picture={pictures[picture % pictures.length]?.picture} back={back}>
      <PageMeta title={title} {...(meta ?? { noindex: true })} />
      <div className={styles.stack}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <NeedsScript />
        {children}
      </div>
    </AuthLayout>
  );
}

export const loadAuthFrame = (apollo: ApolloClient) => loadPage(apollo, AuthPictureDocument, {});
