import type { ApolloClient } from '@apollo/client';
import { loadTranslations } from '@mandap/api/translate';
import {
  data,
  matchRoutes,
  redirect,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import type { Role } from '../gql/types';
import { loadPage } from '../lib/pageQuery';
import { MeDocument } from './me.generated';
import { CodeNotLoaded } from './codeNotLoaded';
import { ErrorPage } from './ErrorPage';
import { App } from './App';
import { RENDER_AS_NOT_FOUND } from './renderAsNotFound';
import { loginAndBack, paths, profilePath } from './paths';
import type { RouteHandle } from './routeHandle';

/** The exports of a page's file besides its component. */
interface PageModule {
  default: () => React.ReactNode;
  /** Loads the page's query before it renders. Throws a Response if something is missing, or returns `RENDER_AS_NOT_FOUND`. */
  load?: (apollo: ApolloClient, args: LoaderFunctionArgs) => Promise<unknown>;
}

const pages = import.meta.glob<PageModule>('../pages/**/*Page.tsx');

interface PageOptions {
  /** Roles that may open the page; everybody if omitted. */
  roles?: readonly Role[];
  layout?: 'bare';
  /** Where admins are redirected. */
  adminsGoTo?: string;
  /**
   * Query parameters that the page reads; canonicalAddress.ts drops all others. Pages with `roles` get the whole query,
   * because they are never cached.
   */
  query?: readonly string[];
}

/** Returns the Apollo client of a navigation: the browser's only one, or that of the request on the server. */
type ClientOf = (args: LoaderFunctionArgs) => ApolloClient;

/** Creates a route for a lazily loaded page under pages/. */
function page(clientOf: ClientOf, path: string, file: string, options: PageOptions = {}): RouteObject {
  const key = `../pages/${file}.tsx`;
  const open = pages[key];
  if (!open) throw new Error(`There is no page ${file}`);
  const { roles, layout = 'site', adminsGoTo } = options;
  return {
    path,
    handle: { module: `src/pages/${file}.tsx`, clientOnly: Boolean(roles), layout } satisfies RouteHandle,
    lazy: async () => {
      const { default: Component, load } = await openWithTexts(open).catch((cause: unknown) => {
        throw new CodeNotLoaded(`The code of ${file} could not be loaded`, { cause });
      });
      return {
        Component,
        loader: async (args: LoaderFunctionArgs) => {
          const apollo = clientOf(args);
          const role = roles && (await requireRole(apollo, roles, args.request));
          if (role === 'ADMIN' && adminsGoTo) throw redirect(adminsGoTo);
          // The server renders an empty layout for pages behind a login; the browser fetches their data.
          const loaded = load && !(roles && import.meta.env.SSR) ? await load(apollo, args) : null;
          return loaded === RENDER_AS_NOT_FOUND ? data(null, { status: 404 }) : null;
        },
      };
    },
  };
}

async function openWithTexts(open: () => Promise<PageModule>): Promise<PageModule> {
  const module = await open();
  await loadTranslations();
  return module;
}

const ADMIN: PageOptions = { roles: ['ADMIN'], layout: 'bare' };

/** Pages of the login flow, which return to `next` afterwards. */
const AUTH: PageOptions = { layout: 'bare', query: ['next'] };

/** Numbered pages of a list. */
const PAGED: PageOptions = { query: ['page'] };

/** Pages of a listing: numbered pages of its reviews, and the first month of its calendar. */
const LISTING: PageOptions = { query: ['page', 'calendar'] };

/** Creates a redirect. */
const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) });

/** Redirects visitors and accounts with another role to the login, which returns them afterwards. */
async function requireRole(apollo: ApolloClient, roles: readonly Role[], request: Request): Promise<Role> {
  const answer = await loadPage(apollo, MeDocument, {});
  // If the current user couldn't be loaded, they aren't necessarily logged out.
  if (!answer) throw new Response(null, { status: 503 });
  if (answer.me && roles.includes(answer.me.role)) return answer.me.role;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAndBack(pathname + search));
}

/** Creates the site's routes. Guards run in loaders, so that the server can respond with a redirect. */
export const makeRoutes = (clientOf: ClientOf): RouteObject[] =>
  routeTable(
    (path, file, options) => page(clientOf, path, file, options),
    async (args) => {
      await loadPage(clientOf(args), MeDocument, {});
      return null;
    },
  );

/** The page that matches a path. */
interface MatchedPage {
  /** Its pattern in the route table. */
  path: string;
  params: Params;
  options: PageOptions;
}

/** Returns the page at a path; undefined for redirects. */
export function pageAt(pathname: string): MatchedPage | undefined {
  pageTable ??= routeTable(
    (path, _file, options = {}) => ({ path, handle: options }),
    () => null,
  );
  const matches = matchRoutes(samePrefix(pageTable, pathname), pathname) ?? matchRoutes(pageTable, pathname);
  const { route, params } = matches?.at(-1) ?? {};
  const options = route?.handle as PageOptions | undefined;
  return route?.path && params && options ? { path: route.path, params, options } : undefined;
}

/** The routes with a path's first segment, because ranking the whole table takes two milliseconds. */
function samePrefix(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const prefix = firstSegment(pathname);
  return routes.flatMap((route) =>
    route.children
      ? samePrefix(route.children, pathname)
      : route.path && firstSegment(route.path) === prefix
        ? [route]
        : [],
  );
}

const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase();

/** Returns the roles that may open the page at a path; undefined if everybody may. */
export const rolesOf = (pathname: string): readonly Role[] | undefined => pageAt(pathname)?.options.roles;

let pageTable: RouteObject[] | undefined;

function routeTable(
  at: (path: string, file: string, options?: PageOptions) => RouteObject,
  loadViewer: LoaderFunction,
): RouteObject[] {
  const venue: PageOptions = { roles: ['VENUE'], layout: 'bare' };
  const vendor: PageOptions = { roles: ['VENDOR'], layout: 'bare' };
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
            at('/venuelist', 'venue/VenueListPage', {
              query: ['q', 'city', 'date', 'guests', 'price', 'type', 'rating', 'sort', 'page'],
            }),
            at('/venuelist/:id', 'venue/VenueDetailPage', LISTING),
            at('/photos', 'photos/PhotosPage'),
            at('/blogs', 'blog/BlogListPage', PAGED),
            at('/vendor/:type', 'vendor/VendorListPage', { query: ['q', 'city', 'date', 'sort', 'page'] }),
            at('/vendor/:type/:id', 'vendor/VendorDetailPage', LISTING),
            at('/vendorCategory', 'vendor/VendorCategoriesPage'),
            // Names may contain slashes, such as Anchor/MC.
            at('/vendors/category/*', 'vendor/CategoryNamePage'),
            at('/blogs/:id', 'blog/BlogPage'),
            at('/realWedding', 'real-wedding/RealWeddingListPage', PAGED),
            at('/realWeddings', 'real-wedding/RealWeddingListPage', PAGED),
            at('/realWedding/:id', 'real-wedding/RealWeddingPage'),
            at('/realWedding/:id/edit', 'real-wedding/ResubmitRealWeddingPage', {
              roles: ['USER', 'VENDOR', 'VENUE', 'ADMIN'],
            }),
            at('/realWeddings/new', 'real-wedding/NewRealWeddingPage'),
            at('/login', 'auth/LoginPage', AUTH),
            at('/login/link', 'auth/LoginLinkPage', AUTH),
            at('/login/confirm', 'auth/ConfirmLoginPage', { layout: 'bare' }),
            at('/Signup', 'auth/SignupPage', AUTH),
            at('/userregister', 'auth/SignupPage', AUTH),
            at('/forget', 'auth/ForgotPasswordPage', AUTH),
            at('/confirm-email', 'auth/ConfirmEmailPage', {
              roles: ['USER', 'VENUE', 'VENDOR', 'ADMIN'],
              layout: 'bare',
            }),
            at('/email-preferences', 'emails/EmailPreferencesPage', {
              roles: ['USER', 'VENUE', 'VENDOR', 'ADMIN'],
              layout: 'bare',
            }),
            // The target of the unsubscribe links in emails.
            at('/unsubscribe', 'emails/UnsubscribePage', { layout: 'bare' }),
            at('/business', 'auth/BusinessPage', { ...AUTH, query: ['next', 'tab'] }),
            at('/auth/businessRegistration/VendorRegistrationForm', 'auth/BusinessPage', AUTH),
            at('/auth/businessRegistration/VenueRegistrationForm', 'auth/BusinessPage', AUTH),
            moved('/list-service', paths.business),
            at('/link1', 'enquiry/HotelInquiryPage'),
            at('/aboutus1', 'about/AboutPage'),
            at('/privacy', 'legal/PrivacyPage'),
            at('/terms', 'legal/TermsPage'),
            at('/developers', 'developers/DevelopersPage'),
            at('/developers/rest', 'developers/RestPage'),
            at('/graphql', 'developers/ExplorerPage', { layout: 'bare' }),
            at('/notification', 'inbox/InboxPage', {
              roles: ['VENUE', 'VENDOR', 'ADMIN'],
              layout: 'bare',
              adminsGoTo: paths.adminPage('notification-management'),
            }),
            at('/bookings/:id', 'booking/BookingPage', {
              roles: ['USER', 'VENUE', 'VENDOR', 'ADMIN'],
              layout: 'bare',
            }),
            // Admins see no quotes, and read that there is none.
            at('/bookings/:id/quote', 'booking/QuotePage', {
              roles: ['USER', 'VENUE', 'VENDOR', 'ADMIN'],
              layout: 'bare',
            }),
            at('/userProfilePage', 'me/CustomerPage', { roles: ['USER'] }),
            at('/venueProfilePage', 'owner/ProfilePage', venue),
            at('/vendorProfilePage', 'owner/ProfilePage', vendor),
            at('/venueProfilePage/home', 'owner/HomePage', venue),
            at('/vendorProfilePage/home', 'owner/HomePage', vendor),
            at('/venueProfilePage/details', 'owner/VenueDetailsPage', venue),
            at('/vendorProfilePage/business', 'owner/VendorBusinessPage', vendor),
            at('/vendorProfilePage/packages', 'owner/VendorPackagesPage', vendor),
            at('/venueProfilePage/calendar', 'owner/CalendarPage', venue),
            at('/vendorProfilePage/calendar', 'owner/CalendarPage', vendor),
            at('/venueProfilePage/reviews', 'owner/ReviewsPage', venue),
            at('/vendorProfilePage/reviews', 'owner/ReviewsPage', vendor),
            at('/venueProfilePage/stories', 'owner/StoriesPage', venue),
            at('/vendorProfilePage/stories', 'owner/StoriesPage', vendor),
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
            at('/adminDashboard/message-moderation', 'admin/MessageModerationPage', ADMIN),
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
            // What people type.
            moved('/venues', paths.venues),
            moved('/vendors', paths.vendors),
            moved('/vendor', paths.vendors),
            // Menus of older clients link here.
            moved('/my-venues', profilePath('venue')),
            moved('/my-services', profilePath('vendor')),
            at('*', 'NotFoundPage'),
          ],
        },
      ],
    },
  ];
}
