import { setLocale } from 'yup';
import { t } from './rules.messages.generated.js';

interface Params {
  path: string;
}

const fieldName = ({ path }: Params) => (path === 'this' ? t('request') : path);

/** Says which values are allowed. @param params.values the values or their labels, joined by commas */
export const notOneOf = (params: Params & { values: string }): string =>
  t('notOneOf', { field: fieldName(params), values: params.values });

/**
 * Default messages of validation rules. yup's message about a wrong type quotes the value, and responses must not
 * repeat input. Modules that define rules import this for its side effect, because a schema reads its messages when it
 * is created.
 */
setLocale({
  mixed: {
    notType: (params: Params & { type: string }) =>
      t('wrongType', { field: fieldName(params), type: params.type }),
    required: (params: Params) => t('missing', { field: fieldName(params) }),
    defined: (params: Params) => t('missing', { field: fieldName(params) }),
    notNull: (params: Params) => t('notNull', { field: fieldName(params) }),
    oneOf: notOneOf,
  },
  string: {
    max: (params: Params & { max: number }) =>
      t('textTooLong', { field: fieldName(params), max: String(params.max) }),
  },
  number: {
    integer: (params: Params) => t('notWhole', { field: fieldName(params) }),
    min: (params: Params & { min: number }) =>
      t('tooSmall', { field: fieldName(params), min: String(params.min) }),
    max: (params: Params & { max: number }) =>
      t('tooLarge', { field: fieldName(params), max: String(params.max) }),
  },
  array: {
    min: (params: Params & { min: number }) =>
      t('listTooShort', { field: fieldName(params), min: params.min }),
    max: (params: Params & { max: number }) =>
      t('listTooLong', { field: fieldName(params), max: params.max }),
  },
});
