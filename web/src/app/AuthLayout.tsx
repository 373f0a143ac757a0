import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo';
import { MuiProvider } from '../ui/MuiProvider';
import { LinkButton } from '../ui/mui/LinkButton';
import { Picture, type PictureData } from '../ui/Picture';
import { t } from './messages.generated';
import styles from './AuthLayout.module.css';
import { paths } from './paths';
import { CONTENT_ID } from './SkipLink';

interface AuthLayoutProps {
  /** Shown inside an arch from 900 pixels on. */
  picture?: PictureData;
  /** Replaces the link to the home page. */
  back?: ReactNode;
  children: ReactNode;
}

/** The layout of login, sign-up and forgot password: the form with a picture beside it. */
export function AuthLayout({ picture, back, children }: AuthLayoutProps) {
  return (
    <MuiProvider>
      <Box
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          minHeight: '100dvh',
        }}
      >
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            padding: 'clamp(20px, 5vw, 96px)',
            pt: { xs: 2.5, md: 7 },
            pb: 12,
          }}
        >
          <Box sx={headSx}>
            <Logo />
            {back ?? (
              <LinkButton to={paths.home} variant="text" icon="arrow-left">
                {t('backToHome')}
              </LinkButton>
            )}
          </Box>
          <Box sx={formSx}>{children}</Box>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, background: 'var(--sunken)' }}>
          <Box sx={{ position: 'sticky', top: 0, height: '100dvh', padding: '40px 40px 0' }}>
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
          </Box>
        </Box>
      </Box>
    </MuiProvider>
  );
}

const columnSx = { width: '100%', maxWidth: 456, mx: 'auto' };

const headSx = {
  ...columnSx,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '& > :last-child': { mr: -3 },
};

const formSx = { ...columnSx, my: { md: 'auto' }, py: { xs: 5, md: 8 } };
