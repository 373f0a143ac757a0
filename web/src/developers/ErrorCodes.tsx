import styles from './ErrorCodes.module.css';
import { codes } from './openapi';

/** Of GraphQL only: what is wrong with a document. */
const OF_DOCUMENTS = [
  { code: 'BAD_REQUEST', description: 'The request is none of GraphQL over HTTP: it has no query, say.' },
  {
    code: 'GRAPHQL_PARSE_FAILED',
    description: 'The document is not GraphQL, or has more than 1,000 tokens.',
  },
  {
    code: 'GRAPHQL_VALIDATION_FAILED',
    description: 'The schema has no such field, argument or type, or the document is too deep.',
  },
  {
    code: 'OPERATION_RESOLUTION_FAILURE',
    description: 'The document has several operations and none was named, or none of the name that was.',
  },
  { code: 'COST_LIMIT', description: 'The document costs more than one may. Ask for smaller pages.' },
  {
    code: 'PERSISTED_QUERY_NOT_FOUND',
    description: 'No document is kept under this hash. Send it once more with its text.',
  },
  { code: 'INTERNAL_SERVER_ERROR', description: 'Something went wrong on our side.' },
];

/** The codes, what each means, and the status that REST answers in its place. */
export function ErrorCodes() {
  return (
    <dl className={styles.codes} aria-label="Error codes">
      {[...codes, ...OF_DOCUMENTS.map((one) => ({ ...one, status: undefined }))].map(
        ({ code, status, description }) => (
          <div key={code} className={styles.row}>
            <dt>
              <code>{code}</code>
              <span className="tabular">{status ?? 'GraphQL only'}</span>
            </dt>
            <dd>{description}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
