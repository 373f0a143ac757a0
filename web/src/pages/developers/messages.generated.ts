// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "part.start": NoValues;
  "part.keys": NoValues;
  "part.limits": NoValues;
  "part.errors": NoValues;
  "part.paging": NoValues;
  "part.once": NoValues;
  "part.persisted": NoValues;
  "part.sites": NoValues;
  "developers": NoValues;
  "description": NoValues;
  "lead": NoValues;
  "home": NoValues;
  "public": NoValues;
  "contacts": { code: Tag };
  "apis": NoValues;
  "graphql": { b: Tag; code: Tag; link: Tag; link2: Tag };
  "rest": { b: Tag; code: Tag; link: Tag; link2: Tag };
  "scopes": NoValues;
  "scope.readPublic": { code: Tag };
  "scope.readOwn": { code: Tag };
  "scope.writeOwn": { code: Tag };
  "keysCannot": NoValues;
  "quota": { code: Tag };
  "limit.headers": { code: Tag };
  "limit.reset": { code: Tag };
  "limit.retryAfter": { code: Tag };
  "limit.operations": NoValues;
  "errorFormat": { code: Tag };
  "paging.graphql": { code: Tag };
  "paging.rest": { code: Tag };
  "idempotency": { code: Tag };
  "persisted": { code: Tag };
  "cors": NoValues;
  "makeAKey": { link: Tag };
  "logInForAKey": { link: Tag };
  "example": { name: string };
  "loadingTheEditor": NoValues;
  "graphQLExplorer": NoValues;
  "explorerDescription": NoValues;
  "forDevelopers": NoValues;
  "documentation": NoValues;
  "schema": NoValues;
  "needsScript": NoValues;
  "restCalls": NoValues;
  "restDescription": NoValues;
  "restLead": { callCount: number; code: Tag; link: Tag; envelope: string };
  "schemas": NoValues;
  "schemasLead": NoValues;
  "fieldsOf": { name: string };
  "part.apis": NoValues;
  "keySecret": NoValues;
  "part.changes": NoValues;
  "part.conversation": NoValues;
  "changes": { code: Tag };
  "conversation": { code: Tag };
}

export const t = makeTranslate<Messages>({
  "part.start": "Getting started",
  "part.keys": "API keys",
  "part.limits": "Limits",
  "part.errors": "Errors",
  "part.paging": "Pagination",
  "part.once": "Idempotency",
  "part.persisted": "Persisted queries",
  "part.sites": "CORS",
  "developers": "Developers",
  "description": "Read Mandap’s venues, vendors and articles from a program, and send and answer enquiries with an API key: GraphQL, REST, limits, errors and examples.",
  "lead": "Read public data from your own program, and use an API key for what you can do on the site.",
  "home": "Home",
  "public": "You don’t need a key to read what visitors see: venues, vendors, reviews, articles and real weddings.",
  "contacts": ["Names, prices and pictures are public. To read the phone number and email address of a venue or vendor, log in, or use a key with the scope ",["code","read:own"],"."],
  "apis": "GraphQL and REST offer the same data, with the same rules, limits and error codes.",
  "graphql": [["b","GraphQL"]," at ",["code","/graphql"]," returns exactly the fields you ask for. Open it in a browser for ",["link","an explorer with examples"],"; its schema is ",["link2","/schema.graphql"],"."],
  "rest": [["b","REST"]," under ",["code","/api/v1"]," accepts JSON, URL-encoded and multipart bodies. See ",["link","every call"],", or ",["link2","the OpenAPI document"],"."],
  "scopes": "A key has one of three scopes. Each includes the ones before it.",
  "scope.readPublic": [["code","read:public"]," reads what a visitor can read, with a higher rate limit."],
  "scope.readOwn": [["code","read:own"]," reads what your account can read: contact details, bookings, notifications."],
  "scope.writeOwn": [["code","write:own"]," changes what your account can change: enquiries, replies, your listing."],
  "keysCannot": "No key can change passwords, sessions, keys or accounts. A revoked key stops working at once; the dashboard shows when each key was last used.",
  "quota": ["Your quota is 300 points a minute without a key and 1,200 with one; Mandap’s own pages, in a browser, have 3,000. A request costs one point. A GraphQL document costs one point for each 50 of its query cost, which the response returns in ",["code","extensions.cost"],". Maximum query cost: 1,000. A REST list costs one point for each 25 rows it returns, twenty at most."],
  "limit.headers": [["code","X-RateLimit-Limit"],", ",["code","X-RateLimit-Remaining"]," and ",["code","X-RateLimit-Used"],": your quota, what remains of it, and what you have used"],
  "limit.reset": [["code","X-RateLimit-Reset"],": Unix time at which the quota resets"],
  "limit.retryAfter": [["code","Retry-After"],", with status 429: the seconds to wait. The other headers then describe the limit that was reached."],
  "limit.operations": "Logins, enquiries, reviews and uploads have hourly limits of their own.",
  "errorFormat": ["A REST error is ",["code","{ statusCode, success: false, message, errors? }"]," with the matching HTTP status. GraphQL returns it in ",["code","errors"],", with a code in ",["code","extensions.code"],"; invalid input of a mutation is in its ",["code","userErrors"],"."],
  "paging.graphql": ["GraphQL lists are Relay connections of at most 50. Pass ",["code","endCursor"]," as ",["code","after"]," to get the next page. Rows that are added or removed in the meantime don’t cause duplicates."],
  "paging.rest": ["REST lists are arrays of at most 500, which is also the default ",["code","limit"],". Choose rows with ",["code","limit"]," and ",["code","page"],"; the headers ",["code","X-Total-Count"]," and ",["code","Link"]," describe the other pages."],
  "idempotency": ["Send an ",["code","Idempotency-Key"]," of your choice with an enquiry or a decision, to either API. If you don’t get the response, send the same request again: it runs once, and for 24 hours you get the first response. A different body with the same key is rejected with 422."],
  "persisted": ["Once you have sent a GraphQL query, you can send just its SHA-256 hash. Responses to GET requests for public data without a session or key can be cached for a minute and have an ETag. If a hash is unknown, the code is ",["code","PERSISTED_QUERY_NOT_FOUND"],": send the query text again."],
  "cors": "Pages of any site can call both APIs as visitors or with a key: responses allow every origin, without credentials. Mandap’s cookies work on Mandap’s own pages only. A request with a cookie from another site is rejected with 403.",
  "makeAKey": ["Create a key in ",["link","your dashboard"],", under API keys."],
  "logInForAKey": [["link","Log in"]," and create a key in your dashboard: owners and admins on their profile, couples by the link “API keys for programs”."],
  "example": ["Example: ",["name"]],
  "loadingTheEditor": "Loading the editor…",
  "graphQLExplorer": "GraphQL explorer",
  "explorerDescription": "Try Mandap’s public GraphQL API: venues, vendors, articles and real weddings, with examples that run.",
  "forDevelopers": "For developers",
  "documentation": "Documentation",
  "schema": "Schema",
  "needsScript": "The editor needs JavaScript. You can read the documentation and the schema without it.",
  "restCalls": "REST calls",
  "restDescription": "Every call of Mandap’s REST API: who can call it, parameters, responses and errors, with examples.",
  "restLead": ["All ",["callCount",4]," calls, under ",["code","/api/v1"],". Programs can read the same as ",["link","OpenAPI 3.1"],". Most responses have an envelope, ",["code",["envelope"]],"; each call says whether it has one."],
  "schemas": "Schemas",
  "schemasLead": "The objects in responses. A missing value is left out, or null where stated.",
  "fieldsOf": ["Fields of ",["name"]],
  "part.apis": "GraphQL and REST: same data, same limits",
  "keySecret": "A key is shown only once. Store it like a password, and never put it into a page or an app that others can read. Send it with each request:",
  "part.changes": "Subscriptions",
  "part.conversation": "Messages",
  "changes": ["With a key of the scope ",["code","read:own"],", a WebSocket at ",["code","/subscriptions"]," tells you at once when a booking, a message or a notification of your account changes. It uses the protocol ",["code","graphql-transport-ws"],". An event has only the booking’s ID: fetch what you need with a query. An account can have 20 connections."],
  "conversation": ["Each booking is a conversation: ",["code","sendMessage"]," sends, ",["code","timeline"]," reads, ",["code","markConversationRead"]," records what was read, and ",["code","uploadAttachment"]," uploads a file for a message. A message whose status is ",["code","HELD"]," waits for an admin. An account can send 60 messages an hour in one conversation, and 300 in all."],
});
