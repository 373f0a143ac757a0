import { allColumnsOf, expressions, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { selectTitledPage, type TitledFilter } from '../../core/titles.js';
import type { PlacedPicture } from '../media/existing-pictures.js';
import type { StoredPicture } from '../media/picture.js';
import { placedPictures, replacePlacedPictures } from '../media/picture.query.js';
import { REAL_WEDDING_STATUSES, type RealWeddingStatus } from './real-wedding.constants.js';
import { RealWedding } from './real-wedding.entity.js';

const PICTURES = { table: 'real_wedding_picture', owner: 'real_wedding_id' };

const COLUMNS = allColumnsOf(RealWedding, 'w').and(
  expressions<{ pictures: StoredPicture[] }>({
    pictures: placedPictures(PICTURES, 'w.id'),
  }),
);

/** A story with its pictures, which are stored in another table. */
export type RealWeddingWithPictures = RowOf<typeof COLUMNS>;

interface Filter {
  statuses?: readonly RealWeddingStatus[];
  authorId?: string;
  /** Also includes one author's stories with these statuses. */
  own?: { authorId: string; statuses: readonly RealWeddingStatus[] };
  except?: string;
}

/** Returns stories, newest first. */
export function selectRealWeddings(
  tx: Tx,
  { statuses, authorId, own, except }: Filter,
  window: Window,
): Promise<Page<RealWeddingWithPictures>> {
  const where = new Where();
  const { bind } = where;
  const inOneOf = (some: readonly RealWeddingStatus[]) =>
    `w.status = ANY(${bind(some)}::real_wedding_status[])`;
  // All statuses need no condition.
  if (statuses && !REAL_WEDDING_STATUSES.every((status) => statuses.includes(status))) {
    const ownCondition = own && `w.author_id = ${bind(own.authorId)} AND ${inOneOf(own.statuses)}`;
    where.and(ownCondition ? `(${inOneOf(statuses)} OR ${ownCondition})` : inOneOf(statuses));
  }
  if (authorId) where.and(`w.author_id = ${bind(authorId)}`);
  if (except) where.and(`w.id <> ${bind(except)}`);
  return selectPage(tx, {
    name: 'stories',
    columns: COLUMNS,
    from: 'real_wedding w',
    where,
    order: byTime('COALESCE(w.published_at, w.created_at)', 'w.id'),
    window,
  });
}

interface ManagedFilter extends TitledFilter {
  status?: RealWeddingStatus;
}

/** Returns one page of stories for the admins' table. */
export function selectManaged(
  tx: Tx,
  { status, ...filter }: ManagedFilter,
  window: Window,
): Promise<Page<RealWeddingWithPictures>> {
  const where = new Where();
  if (status) where.and(`w.status = ${where.bind(status)}::real_wedding_status`);
  const searched = `w.title || E'\\n' || w.author`;
  const table = { name: 'managed stories', columns: COLUMNS, table: 'real_wedding', alias: 'w', searched };
  return selectTitledPage(tx, table, where, filter, window);
}

/** @param lock whether the row is locked until the transaction ends */
export const selectRealWedding = (
  tx: Tx,
  id: string,
  lock = false,
): Promise<RealWeddingWithPictures | undefined> =>
  selectOne(tx, COLUMNS, `FROM real_wedding w WHERE w.id = $1 ${lock ? 'FOR UPDATE' : ''}`, [id]);

/** Replaces the pictures of a story, in this order. */
export const replacePictures = (tx: Tx, id: string, pictures: readonly PlacedPicture[]): Promise<void> =>
  replacePlacedPictures(tx, PICTURES, id, pictures);
