// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type Tag } from '@mandap/api/texts';

interface Messages {
  "messagesWith": { unread: number; hidden: Tag; name: string };
}

export const t = makeTexts<Messages>({
  "messagesWith": [["unread",2,{"=0":"Messages","one":[0," new message"],"other":[0," new messages"]}],["hidden"," with ",["name"]]],
});
