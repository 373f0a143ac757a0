import styles from './FieldList.module.css';
import { describeType, type Schema } from './openapi';

interface FieldListProps {
  /** Accessible name of the list. */
  label: string;
  fields: readonly { name: string; schema: Schema; description?: string; note?: string }[];
}

/** Names, types and descriptions of fields. */
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
              {describeType(schema)}
              {note && `, ${note}`}
            </span>
            {description && <span className={styles.meaning}>{description}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the fields of an object schema, marking the required or the optional ones. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, note: 'required' | 'optional') =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    note: required.includes(name) === (note === 'required') ? note : undefined,
  }));
