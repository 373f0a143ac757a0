import Type from 'typebox';
import { getAdmin, registerAdmin, updateAdmin } from './admin.service.js';
import { manageAdmins } from './manage.service.js';
import { AdminJson, adminJson } from './admin.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

export const adminRoutes: Route[] = [
  route({
    method: 'GET',
    path: 'admin/all',
    summary: 'All admins, by name. For admins.',
    operation: manageAdmins,
    query: Type.Object({
      search: Type.String({ description: 'Part of the name, email address, city or phone number.' }),
      ...PageQuery,
    }),
    response: Type.Array(AdminJson),
    async handle(ctx, call) {
      const { search } = call.query;
      const found = await manageAdmins(ctx, { search, descending: false, ...pageWindow(call) });
      return { body: found.nodes.map(adminJson), ...(await paged(call, found)) };
    },
  }),
  route({
    method: 'POST',
    path: 'admin/register',
    summary: 'Creates an admin. For admins. The fields may be nested in `profile`.',
    operation: registerAdmin,
    registersRole: 'admin',
    nestedIn: ['profile'],
    body: Type.Object({
      name: Type.String(),
      email: Type.String(),
      contact: Type.String({ description: 'Ten digits.' }),
      password: Type.String(),
      city: Type.String(),
      address: Type.String(),
    }),
    response: Envelope(Type.Object({ admin: AdminJson })),
    async handle(ctx, { body }) {
      return envelope({ admin: adminJson(await registerAdmin(ctx, body)) }, t('added'));
    },
  }),
  route({
    method: 'GET',
    path: 'admin/:id',
    summary: 'Returns an admin. For admins.',
    operation: getAdmin,
    response: AdminJson,
    async handle(ctx, { params }) {
      return { body: adminJson(await getAdmin(ctx, { id: params.id })) };
    },
  }),
  route({
    method: 'PUT',
    path: 'admin/:id',
    summary:
      "Updates the admin's own profile; omitted fields stay unchanged. The fields may be nested in `admin`.",
    operation: updateAdmin,
    ownIdParam: 'id',
    nestedIn: ['profile', 'admin'],
    body: Type.Object({
      name: Type.Optional(Type.String()),
      contact: Type.Optional(Type.String({ description: 'Ten digits.' })),
      address: Type.Optional(Type.String()),
      city: Type.Optional(Type.String()),
      password: Type.Optional(Type.String({ description: 'New password.' })),
      current: Type.Optional(Type.String({ description: 'Current password; required to set a new one.' })),
    }),
    response: Envelope(Type.Object({ admin: AdminJson })),
    async handle(ctx, { params, body }) {
      const admin = await updateAdmin(ctx, { ...body, id: params.id });
      return envelope({ admin: adminJson(admin) }, t('updated'));
    },
  }),
];
