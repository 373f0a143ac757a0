import { object } from 'yup';
import { columnsOf, select } from '../../core/columns.js';
import { conflict, notFound, violates } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { only, operation } from '../../core/operation.js';
import { t } from './messages.generated.js';
import { SAVED_REPLIES_MAX } from './saved-reply.constants.js';
import { SavedReply } from './saved-reply.entity.js';
import { deleteReplyRules, saveReplyRules } from './saved-reply.rules.js';

const businesses = only('vendor', 'venue');

const COLUMNS = columnsOf(SavedReply, ['id', 'listingId', 'title', 'body']);

/** Returns the viewer's saved replies, by title. */
export const listSavedReplies = operation({
  name: 'savedReply.list',
  kind: 'read',
  allow: businesses,
  input: object({}),
  run: ({ tx, viewer }): Promise<SavedReply[]> =>
    select(tx, COLUMNS, 'FROM saved_reply WHERE listing_id = $1 ORDER BY lower(title), id', [viewer.id]),
});

/**
 * Saves a reply, or changes the one with the given ID.
 * @throws AppError CONFLICT when there are 20, NOT_FOUND when the ID is another's
 */
export const saveReply = operation({
  name: 'savedReply.save',
  kind: 'write',
  allow: businesses,
  limit: 'write',
  input: saveReplyRules,
  async run({ tx, viewer, input: { id = newId(), title, body }, input }): Promise<SavedReply> {
    const replies = tx.repository(SavedReply);
    if (input.id) {
      const { affected } = await replies.update({ id, listingId: viewer.id }, { title, body });
      if (!affected) throw notFound(t('notFound'));
    } else {
      await replies.insert({ id, listingId: viewer.id, title, body }).catch((error: unknown) => {
        throw violates(error, 'saved_reply_limit')
          ? conflict(t('limitReached', { max: SAVED_REPLIES_MAX }))
          : error;
      });
    }
    return { id, listingId: viewer.id, title, body };
  },
});

/** Deletes a saved reply. @throws AppError NOT_FOUND if it belongs to another account */
export const deleteReply = operation({
  name: 'savedReply.delete',
  kind: 'write',
  allow: businesses,
  limit: 'write',
  input: deleteReplyRules,
  async run({ tx, viewer, input: { id } }): Promise<string> {
    const { affected } = await tx.repository(SavedReply).delete({ id, listingId: viewer.id });
    if (!affected) throw notFound(t('notFound'));
    return id;
  },
});
