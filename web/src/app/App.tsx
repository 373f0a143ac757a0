import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { Live } from '../account/Live';
import { WelcomePopup } from '../enquiry/WelcomePopup';
import { ReviewHost } from '../review/ReviewHost';
import { Loader } from '../ui/Loader';
import { Toasts } from '../ui/Toasts';
import { FramedContext } from './framed';
import { Layout } from './Layout';
import { isFormPage, type Role } from './paths';
import type { RouteHandle } from './routeHandle';
import { ScrollToTop } from './ScrollToTop';
import { useViewer } from './useViewer';

/** The root of every page: the frame that its route asks for, and what floats above all pages. */
export function App() {
  const { frame = 'site' } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const me = useViewer();
  const viewer = me && { name: me.name, role: me.role.toLowerCase() as Role };
  return (
    <FramedContext value={frame === 'site'}>
      <ScrollToTop />
      <ReviewHost>
        {frame === 'site' ? (
          <Layout viewer={viewer} unread={me?.unreadCount}>
            <Outlet />
          </Layout>
        ) : (
          <Outlet />
        )}
      </ReviewHost>
      {useNavigation().state === 'loading' && <Loader />}
      <WelcomePopup loggedIn={me !== null} onForm={isFormPage(useLocation().pathname)} />
      {me && me.role !== 'USER' && <Live />}
      <Toasts />
    </FramedContext>
  );
}
