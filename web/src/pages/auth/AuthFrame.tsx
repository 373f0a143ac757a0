import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../app/AuthLayout';
import { PageMeta } from '../../app/PageMeta';
import { loadPage } from '../../lib/pageQuery';
import { NeedsScript } from '../../ui/NeedsScript';
import { AuthPictureDocument } from './AuthPicture.generated';

interface AuthFrameProps {
  title: string;
  /** Line below the title, with links to related pages. */
  subtitle: ReactNode;
  /** Index of the home page slide in the arch, from 0. */
  picture: number;
  /** Replaces the link to the home page. */
  back?: ReactNode;
  /** Set on pages that search engines may index. */
  meta?: { description: string; canonical: string };
  children: ReactNode;
}

/** Shared layout of login, sign-up and forgot password: title, form, and a picture beside it. */
export function AuthFrame({ title, subtitle, picture, back, meta, children }: AuthFrameProps) {
  const { data, previousData } = useQuery(AuthPictureDocument);
  // A login clears the cache just before it navigates; previousData keeps the picture until then.
  const pictures = (data ?? previousData)?.sitePictures ?? [];
  return (
    <AuthLayout picture={pictures[picture % pictures.length]?.picture} back={back}>
      <PageMeta title={title} {...(meta ?? { noindex: true })} />
      <Stack sx={{ gap: 4.5, minWidth: 0 }}>
        <div>
          <h1>{title}</h1>
          <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        </div>
        <NeedsScript />
        {children}
      </Stack>
    </AuthLayout>
  );
}

export const loadAuthFrame = (apollo: ApolloClient) => loadPage(apollo, AuthPictureDocument, {});

/** Two links below a form, one at each side. */
export const AuthLinks = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6 }}>
    {children}
  </Stack>
);
