import Type from 'typebox';
import { deleteRealWedding, updateRealWedding } from './manage.service.js';
import { REAL_WEDDING_MAX_IMAGES, REAL_WEDDING_STATUSES } from './real-wedding.constants.js';
import { createRealWedding, getRealWedding, listRealWeddings } from './real-wedding.service.js';
import { toEventDay } from '../../rest/event-day.js';
import { RealWeddingJson, realWeddingJson } from './real-wedding.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

const RealWeddingResponse = Envelope(Type.Object({ realWeddings: RealWeddingJson }));
const EventDate = Type.Optional(Type.String({ format: 'date', description: 'Date of the wedding.' }));

export const realWeddingRoutes: Route[] = [
  route({
    method: 'GET',
    path: 'weddingpost/all/realweddings',
    summary: 'Stories, newest first. Visitors receive published ones, authors also their own, admins all.',
    operation: listRealWeddings,
    query: Type.Object(PageQuery),
    response: Envelope(Type.Object({ realWeddings: Type.Array(RealWeddingJson) })),
    async handle(ctx, call) {
      const page = await listRealWeddings(ctx, { statuses: REAL_WEDDING_STATUSES, ...pageWindow(call) });
      const respond = envelope({ realWeddings: page.nodes.map(realWeddingJson) });
      return { ...respond, ...(await paged(call, page)) };
    },
  }),
  route({
    method: 'GET',
    path: 'weddingpost/:id',
    summary: 'Returns a story.',
    operation: getRealWedding,
    response: RealWeddingResponse,
    async handle(ctx, { params }) {
      return envelope({ realWeddings: realWeddingJson(await getRealWedding(ctx, { id: params.id })) });
    },
  }),
  route({
    method: 'POST',
    path: 'weddingpost/add',
    summary:
      'Submits a story with one to three pictures. It is published at once for admins, otherwise pending.',
    operation: createRealWedding,
    body: Type.Object({ title: Type.String(), content: Type.String(), eventDate: EventDate }),
    files: 'images',
    fileCount: { min: 1, max: REAL_WEDDING_MAX_IMAGES },
    response: RealWeddingResponse,
    async handle(ctx, { body: { title, content, eventDate }, files }) {
      const story = { title, content, eventDate: toEventDay(eventDate), images: files };
      return envelope({ realWeddings: realWeddingJson(await createRealWedding(ctx, story)) }, t('created'));
    },
  }),
  route({
    method: 'PATCH',
    path: 'weddingpost/:id',
    summary: 'Updates a story; omitted fields stay unchanged. Uploaded pictures replace the existing ones.',
    operation: updateRealWedding,
    body: Type.Partial(Type.Object({ title: Type.String(), content: Type.String(), eventDate: EventDate })),
    files: 'images',
    fileCount: { max: REAL_WEDDING_MAX_IMAGES },
    response: RealWeddingResponse,
    async handle(ctx, { params, body: { title, content, eventDate }, files }) {
      const changes = { id: params.id, title, content, eventDate: toEventDay(eventDate), images: files };
      const story = await updateRealWedding(ctx, changes);
      return envelope({ realWeddings: realWeddingJson(story) }, t('updated'));
    },
  }),
  route({
    method: 'DELETE',
    path: 'weddingpost/:id',
    summary: 'Deletes a story with its pictures.',
    operation: deleteRealWedding,
    response: Envelope(Type.Object({ _id: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { params }) {
      return envelope({ _id: await deleteRealWedding(ctx, { id: params.id }) }, t('deleted'));
    },
  }),
];
