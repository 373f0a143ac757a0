import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { LazyInboxPoller } from '../account/LazyInboxPoller';
import { WelcomePopup } from '../enquiry/WelcomePopup';
import { ReviewHost } from '../review/ReviewHost';
import { Loader } from '../ui/Loader';
import { Toasts } from '../ui/Toasts';
import { HasLayoutContext } from './hasLayoutContext';
import { Layout } from './Layout';
import { isFormPage, type Role } from './paths';
import type { RouteHandle } from './routeHandle';
import { ScrollPosition } from './ScrollPosition';
import { useRefetchOutdatedPage } from './useRefetchOutdatedPage';
import { useViewer } from './useViewer';

/** The root of every page: its layout, and everything that floats above it. */
export function App() {
  const { layout: frame = 'site', clientOnly } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const me = useViewer();
  useRefetchOutdatedPage();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  // Filtering, sorting and paging stay on the same path and show their own loading state.
  const isLeaving = next && next.pathname !== pathname;
  const viewer = me && { name: me.name, role: me.role.toLowerCase() as Role };
  return (
    <HasLayoutContext value={frame === 'site'}>
      <ScrollPosition />
      <ReviewHost>
        {frame === 'site' ? (
          <Layout viewer={viewer} unread={me?.unreadCount}>
            <Outlet />
          </Layout>
        ) : (
          <Outlet />
        )}
      </ReviewHost>
      {isLeaving && <Loader />}
      <WelcomePopup loggedIn={me !== null} isFormPage={isFormPage(pathname)} />
      {me && (me.role !== 'USER' || clientOnly) && <LazyInboxPoller />}
      <Toasts />
    </HasLayoutContext>
  );
}
