import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VendorRegistrationForm } from '../../account/VendorRegistrationForm';
import { useNextPath } from '../../account/useNextPath';
import { VenueRegistrationForm } from '../../account/VenueRegistrationForm';
import { paths } from '../../app/paths';
import { hasPreviousPage } from '../../lib/hasPreviousPage';
import { loadPage } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { BusinessPageDocument } from './BusinessPage.generated';
import { LinkButton } from '../../ui/mui/LinkButton';
import { t } from './messages.generated';

export const load = (apollo: ApolloClient) =>
  Promise.all([loadAuthFrame(apollo), loadPage(apollo, BusinessPageDocument, {})]);

/** /business: choice between vendor and venue registration. Each form also has a URL of its own. */
export default function BusinessPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useQuery(BusinessPageDocument);
  const venue = isVenueTab(location);
  const cities = data?.cities.map(({ name }) => name) ?? [];
  const { withNext } = useNextPath();
  const login = withNext(paths.login);
  const toLogin = () => void navigate(login);
  return (
    <AuthFrame
      title={t('registerYourBusiness')}
      picture={venue ? 0 : 2}
      back={<BackButton />}
      meta={{
        description: t('businessDescription'),
        canonical: paths.business,
      }}
      subtitle={
        <>
          {rich(t, 'businessLead', {
            link: (text) => (
              <TextLink inline to={login}>
                {text}
              </TextLink>
            ),
          })}
        </>
      }
    >
      <LinkTabs
        label={t('whatDoYouOffer')}
        replace
        tabs={[
          { to: withNext(paths.business), label: t('vendorRegistration'), current: !venue },
          { to: withNext(paths.businessVenue), label: t('venueRegistration'), current: venue },
        ]}
      />
      {venue ? (
        <VenueRegistrationForm cities={cities} onRegistered={toLogin} />
      ) : (
        <VendorRegistrationForm cities={cities} onRegistered={toLogin} />
      )}
    </AuthFrame>
  );
}

const isVenueTab = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /venueregistrationform\/?$/i.test(pathname) || new URLSearchParams(search).get('tab') === 'venue';

/** Goes back in history, or home if there is none. A link, so that it works without JavaScript. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <LinkButton
      to={paths.home}
      variant="text"
      icon="arrow-left"
      onClick={(event) => {
        if (!hasPreviousPage()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {t('back')}
    </LinkButton>
  );
}
