import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VendorRegistrationForm } from '../../account/VendorRegistrationForm';
import { useNextPath } from '../../account/useNextPath';
import { VenueRegistrationForm } from '../../account/VenueRegistrationForm';
import { paths } from '../../app/paths';
import { hasPreviousPage } from '../../lib/hasPreviousPage';
import { loadPage } from '../../lib/pageQuery';
import { LinkButton } from '../../ui/LinkButton';
import { LinkTabs } from '../../ui/LinkTabs';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { BusinessPageDocument } from './BusinessPage.generated';

export const load = (apollo: ApolloClient) =>
  Promise.all([loadAuthFrame(apollo), loadPage(apollo, BusinessPageDocument, {})]);

/** /business: where vendors and venues register. Each form has an address of its own as well. */
export default function BusinessPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useQuery(BusinessPageDocument);
  const venue = isVenueTab(location);
  const cities = data?.cities.map(({ name }) => name) ?? [];
  const { keep } = useNextPath();
  const login = keep(paths.login);
  const toLogin = () => void navigate(login);
  return (
    <AuthFrame
      title="Register your business"
      picture={venue ? 0 : 2}
      back={<BackButton />}
      meta={{
        description:
          'List your wedding venue or service on Mandap. Couples find you by city, category and price, and write to you directly.',
        canonical: paths.business,
      }}
      lead={
        <>
          One of us looks at each new listing before couples see it. Registered already?{' '}
          <TextLink inline to={login}>
            Login
          </TextLink>
        </>
      }
    >
      <LinkTabs
        label="What do you offer?"
        replace
        tabs={[
          { to: keep(paths.business), label: 'Vendor Registration', current: !venue },
          { to: keep(paths.businessVenue), label: 'Venue Registration', current: venue },
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

/** One step back in history, or home where there is none. A link, so that it leads somewhere without scripts. */
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
      Back
    </LinkButton>
  );
}
