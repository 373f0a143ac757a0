import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { t } from '../messages.generated';
import type { StyleObject } from '../mui/styleObject';

/** Properties that all fields share besides their value. */
export interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  /** In a FormGrid: takes a whole row, always or on phones only. */
  span?: 'row' | 'phoneRow';
}

/** Returns the column span of a field in its FormGrid. */
export const spanSx = (span: FieldLook['span']): StyleObject =>
  span === 'row' ? { gridColumn: '1 / -1' } : span ? { gridColumn: { xs: '1 / -1', sm: 'auto' } } : {};

/** Returns a message for a text that is too long, if it is. Fields don't cut it: a part of what was pasted would be lost. */
export const excessText = (value = '', maxLength = Infinity): string | undefined => {
  const count = value.trim().length - maxLength;
  return count > 0 ? t('tooLong', { count }) : undefined;
};

/** Returns the text below a field: its error first, then its hint. */
export const helpText = (error: string | false | undefined, hint: ReactNode) =>
  (error || hint) && (
    <>
      {error && (
        <span className="field-error">
          <Icon name="info" size="small" />
          <span>{error}</span>
        </span>
      )}
      {hint && <div className="field-hint">{hint}</div>}
    </>
  );
