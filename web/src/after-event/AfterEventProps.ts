import type { FieldsOf } from '../lib/fieldsOf';
import type { AfterEventFragment } from './AfterEvent.generated';

export interface AfterEventProps {
  booking: FieldsOf<AfterEventFragment>;
  headingLevel: 2 | 3;
}
