import type { ApolloClient } from '@apollo/client';
import { data, matchRoutes, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Role } from '../gql/types';
import { loadPage } from '../lib/pageQuery';
import { MeDocument } from './me.generated';
import { ErrorPage } from './ErrorPage';
import { App } from './App';
import { NOT_THERE } from './notThere';
import { loginAndBack, paths, profilePath } from './paths';
import type { RouteHandle } from './routeHandle';

/** What a page's file exports besides its component. */
interface PageModule {
  default: () => React.ReactNode;
  /** Loads the page's query before it renders; throws a Response for what is missing, or answers `NOT_THERE`. */
  load?: (apollo: ApolloClient, args: LoaderFunctionArgs) => Promise<unknown>;
}

const pages = import.meta.glob<PageModule>('../pages/**/*Page.tsx');

interface PageOptions {
  /** Who may open it; everybody, without. */
  roles?: readonly Role[];
  frame?: 'bare';
  /** Where admins are sent on to. */
  adminsGoTo?: string;
}

/** A route whose page is a file under pages/, loaded when it is needed. */
function page(apollo: ApolloClient, path: string, file: string, options: PageOptions = {}): RouteObject {
  const key = `../pages/${file}.tsx`;
  const open = pages[key];
  if (!open) throw new Error(`There is no page ${file}`);
  const { roles, frame = 'site', adminsGoTo } = options;
  return {
    path,
    handle: { module: `src/pages/${file}.tsx`, clientOnly: Boolean(roles), frame } satisfies RouteHandle,
    lazy: async () => {
      const { default: Component, load } = await open();
      return {
        Component,
        loader: async (args: LoaderFunctionArgs) => {
          const role = roles && (await requireRole(apollo, roles, args.request));
          if (role === 'ADMIN' && adminsGoTo) throw redirect(adminsGoTo);
          // The server renders an empty frame for pages behind a login; their data is the browser's to fetch.
          const loaded = load && !(roles && import.meta.env.SSR) ? await load(apollo, args) : null;
          return loaded === NOT_THERE ? data(null, { status: 404 }) : null;
        },
      };
    },
  };
}

/** Pages of the admins. */
const ADMIN: PageOptions = { roles: ['ADMIN'], frame: 'bare' };

/** An address that leads on to another. */
const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) });

/** Sends people whose account has another role, or who have none, to the login, and from there back. */
async function requireRole(apollo: ApolloClient, roles: readonly Role[], request: Request): Promise<Role> {
  const answer = await loadPage(apollo, MeDocument, {});
  // Not known is not the same as nobody.
  if (!answer) throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  if (answer.me && roles.includes(answer.me.role)) return answer.me.role;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAndBack(pathname + search));
}

/** The routes of this site. Guards run in loaders, so the server itself answers with the redirect. */
export const makeRoutes = (apollo: ApolloClient): RouteObject[] =>
  routeTable(
    (path, file, options) => page(apollo, path, file, options),
    async () => {
      await loadPage(apollo, MeDocument, {});
      return null;
    },
  );

/** The roles that may open the page at a path; undefined where everybody may. */
export function rolesOf(pathname: string): readonly Role[] | undefined {
  rolesTable ??= routeTable(
    (path, _file, { roles } = {}) => ({ path, handle: { roles } }),
    () => null,
  );
  const handle = matchRoutes(rolesTable, pathname)?.at(-1)?.route.handle as { roles?: readonly Role[] };
  return handle?.roles;
}

let rolesTable: RouteObject[] | undefined;

function routeTable(
  at: (path: string, file: string, options?: PageOptions) => RouteObject,
  loadViewer: () => unknown,
): RouteObject[] {
  const venue: PageOptions = { roles: ['VENUE'], frame: 'bare' };
  const vendor: PageOptions = { roles: ['VENDOR'], frame: 'bare' };
  return [
    {
      id: 'app',
      Component: App,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      loader: loadViewer,
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            at('/', 'home/HomePage'),
            at('/venuelist', 'venue/VenueListPage'),
            at('/venuelist/:id', 'venue/VenueDetailPage'),
            at('/photos', 'photos/PhotosPage'),
            at('/blogs', 'blog/BlogListPage'),
            at('/vendor/:type', 'vendor/VendorListPage'),
            at('/vendor/:type/:id', 'vendor/VendorDetailPage'),
            at('/vendorCategory', 'vendor/VendorCategoriesPage'),
            // A name may hold a slash, as in Anchor/MC.
            at('/vendors/category/*', 'vendor/CategoryNamePage'),
            at('/blogs/:id', 'blog/BlogPage'),
            at('/realWedding', 'real-wedding/RealWeddingListPage'),
            at('/realWeddings', 'real-wedding/RealWeddingListPage'),
            at('/realWedding/:id', 'real-wedding/RealWeddingPage'),
            at('/realWeddings/new', 'real-wedding/NewRealWeddingPage'),
            at('/login', 'auth/LoginPage', { frame: 'bare' }),
            at('/Signup', 'auth/SignupPage', { frame: 'bare' }),
            at('/userregister', 'auth/SignupPage', { frame: 'bare' }),
            at('/forget', 'auth/ForgotPasswordPage', { frame: 'bare' }),
            at('/business', 'auth/BusinessPage', { frame: 'bare' }),
            at('/auth/businessRegistration/VendorRegistrationForm', 'auth/BusinessPage', { frame: 'bare' }),
            at('/auth/businessRegistration/VenueRegistrationForm', 'auth/BusinessPage', { frame: 'bare' }),
            moved('/list-service', paths.business),
            at('/link1', 'enquiry/HotelInquiryPage'),
            at('/aboutus1', 'about/AboutPage'),
            at('/developers', 'developers/DevelopersPage'),
            at('/developers/rest', 'developers/RestPage'),
            at('/graphql', 'developers/ExplorerPage', { frame: 'bare' }),
            at('/notification', 'inbox/InboxPage', {
              roles: ['VENUE', 'VENDOR', 'ADMIN'],
              frame: 'bare',
              adminsGoTo: paths.adminPage('notification-management'),
            }),
            at('/userProfilePage', 'me/CustomerPage', { roles: ['USER'] }),
            at('/venueProfilePage', 'owner/ProfilePage', venue),
            at('/vendorProfilePage', 'owner/ProfilePage', vendor),
            at('/venueProfilePage/details', 'owner/VenueDetailsPage', venue),
            at('/vendorProfilePage/business', 'owner/VendorBusinessPage', vendor),
            at('/vendorProfilePage/packages', 'owner/VendorPackagesPage', vendor),
            at('/venueProfilePage/calendar', 'owner/CalendarPage', venue),
            at('/vendorProfilePage/calendar', 'owner/CalendarPage', vendor),
            at('/venueProfilePage/reviews', 'owner/ReviewsPage', venue),
            at('/vendorProfilePage/reviews', 'owner/ReviewsPage', vendor),
            at('/venueProfilePage/gallery', 'owner/GalleryPage', venue),
            at('/vendorProfilePage/portfolio', 'owner/GalleryPage', vendor),
            at('/adminDashboard', 'admin/ProfilePage', ADMIN),
            moved('/adminDashboard/profile', paths.adminDashboard),
            at('/adminDashboard/admin-management', 'admin/AdminManagementPage', ADMIN),
            at('/adminDashboard/vendor-management', 'admin/VendorManagementPage', ADMIN),
            at('/adminDashboard/venue-management', 'admin/VenueManagementPage', ADMIN),
            at('/adminDashboard/user-management', 'admin/UserManagementPage', ADMIN),
            at('/adminDashboard/mail-queue', 'admin/MailPage', ADMIN),
            at('/adminDashboard/blog-management', 'admin/BlogManagementPage', ADMIN),
            at('/adminDashboard/real-wedding-management', 'admin/RealWeddingManagementPage', ADMIN),
            at('/adminDashboard/notification-management', 'admin/NotificationManagementPage', ADMIN),
            at('/adminDashboard/overview', 'admin/OverviewPage', ADMIN),
            at('/adminDashboard/review-moderation', 'admin/ReviewModerationPage', ADMIN),
            at('/adminDashboard/audit-log', 'admin/AuditLogPage', ADMIN),
            at('/adminDashboard/:page', 'admin/UnknownPage', ADMIN),
            at('/UserProfile/:id', 'admin/UserProfilePage', ADMIN),
            at('/VendorProfile/:id', 'admin/VendorProfilePage', ADMIN),
            at('/VenueProfile/:id', 'admin/VenueProfilePage', ADMIN),
            at('/UserProfile', 'admin/NoProfilePage', ADMIN),
            at('/VendorProfile', 'admin/NoProfilePage', ADMIN),
            at('/VenueProfile', 'admin/NoProfilePage', ADMIN),
            at('/blog/new', 'admin/NewBlogPage', ADMIN),
            at('/blog/:id', 'admin/EditBlogPage', ADMIN),
            at('/realWeddings/:id', 'admin/EditRealWeddingPage', ADMIN),
            // What menus of older clients name.
            moved('/my-venues', profilePath('venue')),
            moved('/my-services', profilePath('vendor')),
            at('*', 'NotFoundPage'),
          ],
        },
      ],
    },
  ];
}
