// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type Tag } from '@mandap/api/translate';

interface Messages {
  "messagesWith": { unread: number; hidden: Tag; name: string };
}

export const t = makeTranslate<Messages>({
  "messagesWith": [["unread",2,{"=0":"Messages","one":[0," new message"],"other":[0," new messages"]}],["hidden"," with ",["name"]]],
});
