import { expect, test } from '@jest/globals';
import { app, useApp } from '../../test/app.js';
import {
  makeConversation,
  markRead,
  read,
  send,
} from '../../src/features/conversation/conversation.factory.js';
import { ReadReceipts1765000000086 } from './0086-read-receipts.js';

useApp();

test('what both sides have read stays read, also if the couple’s account was deleted before', async () => {
  const [kept, deleted] = [await makeConversation(), await makeConversation()];
  for (const { bookingId, couple, owner } of [kept, deleted])
    for (const [sender, reader] of [
      [couple, owner],
      [owner, couple],
    ] as const) {
      const { data } = await send(sender, bookingId, 'Namaste');
      await markRead(reader, bookingId, data.sendMessage.message?.id);
    }
  await app().sql('DELETE FROM account WHERE id = $1', [deleted.userId]);

  const runner = app().services.database.source.createQueryRunner();
  const migration = new ReadReceipts1765000000086();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();

  const receipts = async ({ owner, bookingId }: typeof kept) => {
    const { unreadMessages, timeline } = await read(owner, bookingId);
    return [unreadMessages, ...timeline.nodes.map(({ isRead }) => isRead)];
  };
  expect(await receipts(kept)).toEqual([0, true, true]);
  // The previous version has lost what the deleted account had read.
  expect(await receipts(deleted)).toEqual([0, false, true]);
});
