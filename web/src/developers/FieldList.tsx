import styles from './FieldList.module.css';
import { inWords, type Schema } from './openapi';

interface FieldListProps {
  /** What the fields are of, for those who do not see the heading. */
  label: string;
  fields: readonly { name: string; schema: Schema; description?: string; note?: string }[];
}

/** Names, shapes and meanings of values. */
export function FieldList({ label, fields }: FieldListProps) {
  return (
    <dl className={styles.fields} aria-label={label}>
      {fields.map(({ name, schema, description = schema.description, note }) => (
        <div key={name} className={styles.field}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <span className={styles.shape}>
              {inWords(schema)}
              {note && `, ${note}`}
            </span>
            {description && <span className={styles.meaning}>{description}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The values of an object's shape, each with whether it must be there. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, note: 'required' | 'optional') =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    note: required.includes(name) === (note === 'required') ? note : undefined,
  }));
