import type { CancellationPolicy } from '../gql/types';
import { t } from './detail.messages.generated';

const POLICIES: readonly CancellationPolicy[] = ['NON_CANCELLABLE', 'REFUND_24H'];

/** Returns the text of a cancellation policy. */
export const cancellationText = (policy: CancellationPolicy): string => t(`cancellation.${policy}`);

/** Returns the policies as form options, in the lower case of the validation rules. */
export const cancellationOptions = () =>
  POLICIES.map((policy) => ({ value: policy.toLowerCase(), label: cancellationText(policy) }));
