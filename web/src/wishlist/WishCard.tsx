import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { placeName } from '../lib/format';
import { rich } from '../lib/rich';
import { Carousel } from '../ui/Carousel';
import { PAGE_WIDE } from '../ui/Picture';
import { visuallyHidden } from '../ui/visuallyHidden';
import { IconButton } from '../ui/mui/IconButton';
import { LinkButton } from '../ui/mui/LinkButton';
import { t } from './messages.generated';
import type { WishCardFragment } from './WishCard.generated';

const INTERVAL_MS = 3000;
const FADE_MS = 200;
const SIZES = `(min-width: 1280px) 380px, (min-width: 600px) 46vw, ${PAGE_WIDE}`;

/** Details that differ between venues and vendors. */
export interface WishCardDetails {
  listing: WishCardFragment;
  /** Path of the listing page. */
  to: string;
  /** Beside the city: guest capacity or vendor category. */
  fact: string;
}

interface WishCardProps extends WishCardDetails {
  onRemove: () => void;
  /** Focuses the card, after an undo has restored it. */
  autoFocus?: boolean;
}

/** A listing on the viewer's wishlist. */
export function WishCard({ listing, to, fact, onRemove, autoFocus }: WishCardProps) {
  const { id, name, city, state, pictures } = listing;
  return (
    <Box component="article" sx={cardSx} aria-labelledby={`wish-${id}`} data-slides>
      {pictures.length > 0 ? (
        <Box
          component={Carousel}
          sx={picturesSx}
          pictures={pictures}
          sizes={SIZES}
          interval={INTERVAL_MS}
          fade={FADE_MS}
          label={t('pictures', { name })}
        />
      ) : (
        <Box sx={noPicturesSx}>{t('noPictures')}</Box>
      )}
      <IconButton
        raised
        icon="heart"
        label={t('removeNamed', { name })}
        sx={heartSx}
        autoFocus={autoFocus}
        onClick={onRemove}
      />
      <h2 id={`wish-${id}`}>{name}</h2>
      <Typography sx={factsSx} className="tabular">
        <span>{placeName(city, state)}</span>
        <span>{fact}</span>
      </Typography>
      <LinkButton to={to} sx={viewSx}>
        {rich(t, listing.__typename === 'Venue' ? 'viewVenue' : 'viewVendor', {
          name,
          hidden: visuallyHidden,
        })}
      </LinkButton>
    </Box>
  );
}

const cardSx = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  '& h2': {
    marginTop: 4,
    fontSize: 'var(--t-card)',
    lineHeight: 1.15,
    overflowWrap: 'break-word',
  },
};
const picturesSx = {
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-media)',
};
const noPicturesSx = {
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-media)',
  display: 'grid',
  placeItems: 'center',
  background: 'var(--sunken)',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
const heartSx = {
  position: 'absolute',
  zIndex: 3,
  top: 10,
  right: 10,
  '& svg': {
    fill: 'currentColor',
  },
};
const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  margin: '4px 0 14px',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
const viewSx = {
  alignSelf: 'flex-start',
  marginTop: 'auto',
};
