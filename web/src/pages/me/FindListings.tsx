import { paths } from '../../app/paths';
import { LinkButton } from '../../ui/mui/LinkButton';
import { t } from './messages.generated';

/** Where couples find what an empty list of theirs could contain. */
export const FindListings = () => (
  <>
    <LinkButton to={paths.venues}>{t('findAVenue')}</LinkButton>
    <LinkButton to={paths.vendors} variant="text">
      {t('findAVendor')}
    </LinkButton>
  </>
);
