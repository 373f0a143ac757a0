import { app } from './app.js';
import { client } from './client.js';

/**
 * A client written years ago against the documented calls, and unchanged since: one base URL per resource, cookies
 * left to the browser, bodies as JSON or FormData, and responses read by their documented names. Don't adapt anything
 * here to the server.
 */

const ROOT = '/api/v1';
const VENUE = '/api/api/v1/venue/';
const BLOG = '/api/api/v1/blog/';
const STORY = '/api/v1/weddingpost/';
const NOTIFICATION = '/api/api/v1/notification/';

export type Values = Record<string, unknown>;
export type Listed = Values & { _id: string };

/** What the client keeps of a failed call: the HTTP status and the data. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly data: { message?: string },
  ) {
    super(`${status}: ${data.message ?? ''}`);
  }
}

interface Call {
  url: string;
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  params?: Record<string, string | undefined>;
  body?: FormData | Values;
}

/** Converts every value to a string, as a form does (lists are joined by commas), and appends the files. */
export function toFormData(values: Values, files: Record<string, readonly Buffer[]> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  for (const [name, list] of Object.entries(files))
    list.forEach((file, i) => form.append(name, new Blob([new Uint8Array(file)]), `picture-${i}.jpg`));
  return form;
}

/** Returns the query string of the filter bar, without empty groups, options joined by commas. */
const filterQuery = (filters: Record<string, readonly string[] | string | null>) =>
  Object.entries(filters)
    .filter(([, value]) => value !== null && value.length > 0)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

/** The old client in a separate browser. */
export function oldClient() {
  const browser = client();

  async function request<Answer>({ url, method, params, body }: Call): Promise<Answer> {
    // Headers that browsers add to same-origin requests.
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });
    if (method) headers.set('origin', app().url);
    if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const query = params
      ? `?${Object.entries(params)
          .map((pair) => pair.join('='))
          .join('&')}`
      : '';
    const response = await browser.fetch(url + query, {
      method: method ?? 'GET',
      headers,
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    const data: unknown = await response.json();
    if (!response.ok) throw new CallError(response.status, data as { message?: string });
    return data as Answer;
  }

  const get = <Answer>(url: string, params?: Call['params']) => request<Answer>({ url, params });
  const send = <Answer = Values>(method: NonNullable<Call['method']>, url: string, body?: Call['body']) =>
    request<Answer>({ method, url, body });

  type Envelope<Data> = { statusCode: number; success: boolean; message: string; data: Data };

  return {
    // Accounts
    signUp: async (form: Values) =>
      (await send<Envelope<unknown>>('POST', `${ROOT}/user/register`, form)).statusCode,
    registerVenue: async (form: Values) => {
      const { success } = await send<Envelope<unknown>>('POST', `${VENUE}register`, form);
      await send('POST', `${ROOT}/enquiry/new/buisness`, {
        ...{ name: form.yourName, contact: form.phone, location: form.city },
        ...{
          typeOfEvent: 'Venue Registration',
          message: `New venue registration: ${String(form.businessName)}`,
        },
      });
      return success;
    },
    registerVendor: async (form: Values) => {
      const { success } = await send<Envelope<unknown>>('POST', `${ROOT}/vendor/register`, form);
      await send('POST', `${ROOT}/enquiry/new/buisness`, {
        ...{ name: form.name, contact: form.phone, location: form.city },
        ...{
          typeOfEvent: 'Vendor Registration',
          message: `New vendor registration: ${String(form.businessName)}`,
        },
      });
      return success;
    },
    logInUser: async (email: string, password: string) =>
      (await send<Envelope<{ loggedInUser: Listed }>>('POST', `${ROOT}/user/login`, { email, password })).data
        .loggedInUser._id,
    logInVenue: async (email: string, password: string) =>
      (await send<Envelope<{ loggedInVenue: Listed }>>('POST', `${VENUE}login`, { email, password })).data
        .loggedInVenue._id,
    logInVendor: async (email: string, password: string) =>
      (await send<Envelope<{ loggedInVendor: Listed }>>('POST', `${ROOT}/vendor/login`, { email, password }))
        .data.loggedInVendor._id,
    logInAdmin: async (email: string, password: string) =>
      (await send<Envelope<{ loggedInAdmin: Listed }>>('POST', `${ROOT}/admin/login`, { email, password }))
        .data.loggedInAdmin._id,

    // Venues
    venues: async (filters: Parameters<typeof filterQuery>[0] = {}) =>
      (await get<{ data: Listed[] }>(`${VENUE}all?${filterQuery(filters)}`)).data,
    rankedVenues: async () => (await get<{ data: Listed[] }>(`${VENUE}ranked/venues`)).data,
    venue: async (id: string) => (await get<{ data: { venue: Listed } }>(VENUE + id)).data.venue,
    saveVenue: (id: string, form: FormData) => send('PUT', VENUE + id, form),
    deleteVenue: (id: string, user: Values) => send('DELETE', VENUE + id, { user }),
    cities: async () => (await get<{ cities: string[] }>(`${ROOT}/user/all/city`)).cities,

    // Vendors
    vendors: async () => (await get<{ data: { vendors: Listed[] } }>(`${ROOT}/vendor/all`)).data.vendors,
    vendorsOf: async (type: string) =>
      (await get<{ data: { vendors: Listed[] } }>(`${ROOT}/vendor/category/${type}`)).data.vendors,
    vendor: async (id: string) =>
      (await get<{ data: { vendor: Listed } }>(`${ROOT}/vendor/${id}`)).data.vendor,
    saveVendor: (id: string, form: FormData) => send('PUT', `${ROOT}/vendor/${id}`, form),
    deleteVendor: (id: string) => send('DELETE', `${ROOT}/vendor/${id}`),

    // Users and admins
    user: async (id: string) => (await get<{ data: { user: Listed } }>(`${ROOT}/user/${id}`)).data.user,
    users: async () => (await get<{ data: { users: Listed[] } }>(`${ROOT}/user/ALL`)).data.users,
    saveUser: (id: string, user: Values) => send('PUT', `${ROOT}/user/${id}`, user),
    deleteUser: (id: string) => send('DELETE', `${ROOT}/user/${id}`),
    admin: (id: string) => get<{ profile: Values }>(`${ROOT}/admin/${id}`),
    admins: () => get<Listed[]>(`${ROOT}/admin/all`),
    addAdmin: (profile: Values) => send('POST', `${ROOT}/admin/register`, { profile }),
    saveAdmin: (id: string, admin: Values) => send('PUT', `${ROOT}/admin/${id}`, { admin }),
    deleteAdmin: (id: string) => send('DELETE', `${ROOT}/admin/${id}`),

    // Enquiries and bookings
    submitEnquiry: (form: Values) => send('POST', `${ROOT}/enquiry/submit`, form),
    enquiries: () => get<Listed[]>(`${ROOT}/enquiry/all/enquiry`),
    readEnquiry: (id: string) => send('PATCH', `${ROOT}/enquiry/${id}`),
    sendBooking: (form: Values) =>
      send<{ message: string; bookingId?: string }>('POST', `${ROOT}/bookings/bookings`, form),
    bookingOf: (vId: string, uId?: string) =>
      get<{ message: string; bookingId?: string }>(`${ROOT}/bookings/bookings/${vId}`, { uId }),
    bookings: (vId: string) => get<Listed[]>(`${ROOT}/bookings/${vId}`),
    decideBooking: (vId: string, uId: string, bookingId: string) =>
      send<string>('PATCH', `${ROOT}/bookings/${vId}`, { uId, bookingId }),

    // Wishlist
    wish: (wish: Values) => send('POST', `${ROOT}/wishlist/add`, wish),
    unwish: (wish: Values) => send('DELETE', `${ROOT}/wishlist/remove`, wish),
    wishes: async (userId: string) =>
      (await get<{ wishlist: { items: Values[] } }>(`${ROOT}/wishlist/${userId}`)).wishlist.items,

    // Articles and stories
    blogs: async () => (await get<{ data: { blog: Listed[] } }>(`${BLOG}all/blog`)).data.blog,
    blog: async (id: string) => (await get<{ data: { blog: Listed } }>(BLOG + id)).data.blog,
    addBlog: (form: FormData) => send('POST', `${BLOG}add`, form),
    saveBlog: (id: string, form: FormData) => send('PATCH', BLOG + id, form),
    deleteBlog: (id: string) => send('DELETE', BLOG + id),
    stories: async () =>
      (await get<{ data: { realWeddings: Listed[] } }>(`${STORY}all/realweddings`)).data.realWeddings,
    story: async (id: string) =>
      (await get<{ data: { realWeddings: Listed } }>(STORY + id)).data.realWeddings,
    addStory: (form: FormData) => send('POST', `${STORY}add`, form),
    saveStory: (id: string, form: FormData) => send('PATCH', STORY + id, form),
    deleteStory: (id: string) => send('DELETE', STORY + id),

    // Notifications
    lookFor: (userId: string, city: string) => send('POST', `${NOTIFICATION}add`, { userId, city }),
    notifications: async (vId: string) => (await get<{ data: Listed[] }>(NOTIFICATION + vId)).data,
    unread: async (vId: string) => (await get<{ data: Listed[] }>(`${NOTIFICATION}notification/${vId}`)).data,
    notification: (nId: string, vId: string) => get<{ data: Listed }>(`${NOTIFICATION}notif/${nId}`, { vId }),
    readNotification: (vId: string, nId: string) => send('PATCH', `${NOTIFICATION}update`, { vId, nId }),

    picture: async (url: string) => (await browser.fetch(url)).status,
  };
}
