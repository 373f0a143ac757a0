import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VendorRegistrationForm } from '../../account/VendorRegistrationForm';
import { VenueRegistrationForm } from '../../account/VenueRegistrationForm';
import { paths } from '../../app/paths';
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
  const toLogin = () => void navigate(paths.login);
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
          <TextLink inline to={paths.login}>
            Login
          </TextLink>
        </>
      }
    >
      <LinkTabs
        label="What do you offer?"
        replace
        tabs={[
          { to: paths.business, label: 'Vendor Registration', current: !venue },
          { to: paths.businessVenue, label: 'Venue Registration', current: venue },
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

/** One step back in history; for whoever came here first, home. A link, so that it leads somewhere without scripts. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <LinkButton
      to={paths.home}
      variant="text"
      icon="arrow-left"
      onClick={(event) => {
        // The router counts its own pages there.
        const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
        if (idx === 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      Back
    </LinkButton>
  );
}
