// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "admin": NoValues;
  "datesReversed": NoValues;
  "nothingFound": NoValues;
  "noActionsYet": NoValues;
  "noActionsOnDay": NoValues;
  "noActionsOnDays": NoValues;
  "auditLog": NoValues;
  "auditLead": NoValues;
  "searchAudit": NoValues;
  "allAdmins": NoValues;
  "action": NoValues;
  "allActions": NoValues;
  "from": NoValues;
  "to": NoValues;
  "aFormerAdmin": NoValues;
  "withApiKey": { apiKeyName: string };
  "target": NoValues;
  "changes": NoValues;
  "auditHint": NoValues;
}

export const t = makeTranslate<Messages>({
  "admin": "Admin",
  "datesReversed": "The first date is after the last one",
  "nothingFound": "Nothing found",
  "noActionsYet": "No actions yet",
  "noActionsOnDay": "No actions on this day",
  "noActionsOnDays": "No actions on these days",
  "auditLog": "Audit Log",
  "auditLead": "All moderation actions. Nothing here can be changed.",
  "searchAudit": "Search target’s name, ID…",
  "allAdmins": "All admins",
  "action": "Action",
  "allActions": "All actions",
  "from": "From",
  "to": "To",
  "aFormerAdmin": "A former admin",
  "withApiKey": [", with the API key “",["apiKeyName"],"”"],
  "target": "Target",
  "changes": "Changes",
  "auditHint": "Approvals, rejections, edits and deletions appear here.",
});
